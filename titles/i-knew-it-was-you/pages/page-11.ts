import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { asleep } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LOW } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';

/** From above, with a fold or two where somebody lies. */
const over =
  (width: number): Lie =>
  (across, down) =>
    [
      -10 + across * (width + 20) + Math.sin(down * 5 + across * 9) * 2,
      168 + down * 60 - Math.exp(-(((across * (width + 20) - 118) / 46) ** 2)) * 12 * (1 - down),
    ] as Point;

/** Over the pillow, where one stands last: it is said now. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the quilt goes on, and what is loved second has a pillow to itself. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const kid = placeHero(
    asleep(hero),
    50,
    'head',
    [112, 128],
    {
      pose: 'onBack',
      mood: 'sleepy',
      yaw: -8,
      pitch: 80,
      turn: 8,
      armL: { upper: [4, 20], lower: [6, 12] },
      armR: { upper: [4, 20], lower: [6, 12] },
    },
    LOW,
  );
  const linen = tone(LOW, INK.paper);
  const art =
    wiped(
      { x: 0, y: 0, width, height: SHEET },
      [
        [0, INK.night],
        [0.36, '#3a2f5c'],
        [1, INK.plum],
      ],
      INK.mist,
      'page 11',
    ) +
    path(
      `M-4 80H${width + 4}V90H-4Z`,
      tone(LOW, INK.wood).base,
      `stroke="${INK.key}" stroke-width=".9"`,
    ) +
    box(-4, 90, width + 8, 140, linen.shade) +
    pool(108, 124, 120, 60, INK.glow, 0.4) +
    pillow() +
    (width === SPREAD
      ? shifted(206, 0, pillow()) + at(312, 132, 0.62, thing(things[1], LOW), -8)
      : '') +
    clip('M0 60H216V186H0Z', kid.art) +
    quilt(LOW, over(width), width === SPREAD ? 26 : 13, 5) +
    fold(width) +
    at(166, 168, 0.44, thing(things[0], LOW), 14) +
    bent() +
    parkedChair(hero, 22, [194, 212], -36, LOW);
  return {
    art,
    quiet: { box: { ...SAFE, height: 65 }, ink: 'light' },
    faces: [kid.face],
  };
}

function pillow(): string {
  const linen = tone(LOW, INK.paper);
  return (
    path(
      'M40 98C46 90 176 88 184 98C192 110 192 150 184 158C170 166 54 166 42 158C34 148 34 108 40 98Z',
      linen.base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) +
    path('M42 158C60 152 170 152 184 158C170 166 54 166 42 158Z', linen.shade) +
    line(
      'M52 104q14 6 20 16M172 104q-12 6 -18 14M50 150q8 -8 18 -10M176 148q-10 -6 -18 -8',
      linen.shade,
      1.4,
    )
  );
}

/** The sheet, turned down over the quilt. */
function fold(width: number): string {
  const linen = tone(LOW, INK.paper);
  return (
    path(
      `M-4 166C40 170 76 164 112 161C150 162 180 170 ${width + 4} 168V180C180 182 150 175 112 173C80 176 40 182 -4 178Z`,
      linen.base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) + line('M20 173q30 2 60 -4M140 169q30 5 60 5', linen.shade, 1)
  );
}

/** A head that bends down, as it falls across a pillow: it never reaches the face. */
const bent = (): string =>
  path(
    'M-8 230V150C0 144 8 140 18 139C14 124 24 108 42 110C58 112 66 128 58 142C72 150 84 168 92 190C98 204 100 218 102 230Z',
    INK.key,
    'fill-opacity=".46"',
  );
