import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { KEY_BLOCK } from '#titles/i-knew-it-was-you/cast/children.ts';
import { FOUND } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { LETTERING } from '#titles/i-knew-it-was-you/lettering.ts';
import { MEDIUM } from '#titles/i-knew-it-was-you/medium.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';

/** Grounds go on over the fold: the case is wrapped in this picture. */
const OVER_FOLD = 24;

/** A hill in a bed, from edge to edge and on around the spine. */
const HILL: Lie = (across, down) => {
  const high = Math.exp(-(((across - 0.5) / 0.2) ** 2));
  return [
    -OVER_FOLD + across * (SHEET + 2 * OVER_FOLD),
    170 + down * 56 - high * 78 * (1 - down) ** 0.9,
  ] as Point;
};

/** Whoever is in there has been found, and has known all along. */
const paint: Painting = ({ hero }) => {
  const kid = placeHero(
    inBed(hero),
    64,
    'head',
    [108, 154],
    { pose: 'floor', mood: 'joy', face: FOUND, yaw: 14, pitch: 6, tilt: -5, gaze: [0.2, 0.1] },
    LAMP,
  );
  const linen = tone(LAMP, INK.paper);
  const area = { x: -OVER_FOLD, y: 0, width: SHEET + 2 * OVER_FOLD, height: 190 };
  const art =
    clean(
      wiped(
        area,
        [
          [0, '#131c40'],
          [0.5, INK.indigo],
          [0.8, '#7a5a78'],
          [1, '#d59a5c'],
        ],
        INK.mist,
        'cover',
      ),
    ) +
    pool(108, 158, 130, 72, INK.glow, 0.8) +
    clip(
      'M-24 90H240V200H-24Z',
      gouged('cover', [108, 152], 62, 150, 40, INK.glow, 0.6, [180, 360]),
    ) +
    quilt(LAMP, HILL, 16, 6) +
    path('M58 218C47 158 64 108 108 105C152 108 169 158 158 218Z', tone(LAMP, INK.plum).deep) +
    // Whoever looks out is before the hem: no hair is on both sides of it.
    line('M57 196C47 154 66 108 108 105C150 108 169 154 159 196', linen.base, 5.6) +
    line('M54 196C43 152 63 104.6 108 101.6C153 104.6 173 152 162 196', INK.key, 0.7) +
    kid.art +
    quilt(LAMP, FRONT, 16, 3, 'front') +
    path(
      'M-28 190C20 196 42 192 56 190C84 198 132 198 160 190C170 194 200 196 244 190V198C200 204 178 202 160 198C132 206 84 206 56 198C42 200 20 204 -28 198Z',
      linen.base,
      `stroke="${INK.key}" stroke-width=".7"`,
    );
  return {
    art,
    quiet: { box: { ...SAFE, y: 13, height: 76 }, ink: 'light', align: 'center', anchor: 'middle' },
    faces: [kid.face],
  };
};

/** The near edge, over the chest. */
const FRONT: Lie = (across, down) => [
  -OVER_FOLD + across * (SHEET + 2 * OVER_FOLD),
  194 + down * 26,
];

export const cover: Cover = {
  slug: 'i-knew-it-was-you',
  title: 'I Knew It Was {name}',
  lettering: LETTERING,
  medium: MEDIUM,
  children: KEY_BLOCK,
  paint,
  grounds: [{ color: INK.indigo, light: LAMP }],
};
