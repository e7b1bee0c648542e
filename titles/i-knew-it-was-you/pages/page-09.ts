import { smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { FOUND } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { slipper } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { type Larger, larger, largerBox } from '#titles/i-knew-it-was-you/set/larger.ts';
import { AT_LAMP, UNDER } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';

/** Where the quilt ends over the side of the bed. */
const FOOT = 207;
/** Along the quilt's top: shins, knees, a lap, the big head of somebody who laughs, and the small hill that burst. */
const RIDGE: readonly Point[] = [
  [30, 190],
  [38, 172],
  [54, 156],
  [68, 151],
  [82, 157],
  [91, 140],
  [100, 120],
  [114, 109],
  [130, 112],
  [141, 130],
  [152, 149],
  [178, 151],
  [194, 160],
  [206, 180],
  [212, 196],
];
/** Bound, the lump goes over the fold, and its slippers stick out on the page of words. */
const BOUND: Larger = { origin: [-43, -33], scale: 1.16 };
/** Where the light is, under it all. */
const TORCH: Point = [148, 166];

const LIE: Lie = (across, down) => {
  const step = across * (RIDGE.length - 1);
  const i = Math.min(RIDGE.length - 2, Math.floor(step));
  const [a, b] = [RIDGE[i] as Point, RIDGE[i + 1] as Point];
  const share = step - i;
  const top: Point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  return [
    top[0] + (across - 0.5) * 14 * down + Math.sin(across * 20) * 1.4 * down,
    top[1] + down * (FOOT - top[1]) + Math.sin(across * 26) * 1.6 * down,
  ];
};

/** As high as they go, and apart. */
const UP: Arm = { upper: [14, 154], lower: [8, 162], hand: 'open' };

/** From the side: one quilt over two. A big lump with slippers at one end laughs; out of its top bursts who was sought. */
export const page09: Painting = ({ hero, beside, telling }) => {
  const kid = placeHero(
    inBed(hero),
    41,
    'head',
    [166, 109],
    {
      pose: 'crossed',
      mood: 'joy',
      face: FOUND,
      yaw: -26,
      pitch: 4,
      nod: -8,
      tilt: -7,
      body: { shrug: 8, roll: -6, lean: -4 },
      armL: UP,
      armR: UP,
    },
    AT_LAMP,
  );
  const over = `${smooth([...RIDGE], false)}L220 ${FOOT}H24Z`;
  const isShort = telling === 'seedling' || telling === 'sprout';
  const scene =
    (beside ? '' : pool(156, 126, 104, 92, INK.amber, 0.62)) +
    (beside ? '' : bed(-6)) +
    slippers() +
    opening('back') +
    clip(`M90 0H${SHEET + 6}V158H90Z`, kid.art) +
    quilt(UNDER, LIE, 18, 8) +
    glowThrough(over) +
    opening('front') +
    laughter();
  const ground = (left: number): string =>
    wall(left) + pool(140, 108, 126, 108, INK.amber, 0.62) + bed(left);
  const chair = parkedChair(hero, beside ? 32 : 26, beside ? [182, 214] : [192, 216], -52, UNDER);
  const bound = larger(BOUND, scene);
  return {
    art: (beside ? ground(-6) + bound : wall(-6) + scene) + chair,
    quiet: {
      // A long name in large letters needs all of the width: it stands over two raised hands.
      box: isShort ? { ...SAFE, height: 62 } : { ...SAFE, width: 140, height: 68 },
      ink: 'light',
      largest: { explorer: 16 },
    },
    faces: [beside ? largerBox(BOUND, kid.face) : kid.face],
    ...(beside && { overFold: () => groundPastFold(ground(-240)) + pastFold(bound) }),
  };
};

/** Warm by now, and dark away from the bed. */
const wall = (left: number): string =>
  clean(
    wiped(
      { x: left, y: -6, width: SHEET + 6 - left, height: SHEET + 12 },
      [
        [0, '#33173c'],
        [0.6, '#4a2448'],
        [1, '#3a1a44'],
      ],
      INK.blush,
      'page 9 wall',
    ),
  );

/** As far as `left`: its linen, and its side. */
function bed(left: number): string {
  const linen = tone(UNDER, INK.paper);
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  return (
    path(`M${left} 191H222V224H${left}Z`, linen.base, key) +
    box(left, 206, 222 - left, 18, linen.shade) +
    line(`M${left} 206H222`, INK.key, 0.7, 'stroke-opacity=".5"')
  );
}

/** Two soles, and toes up: they were not kicked off in time. */
const slippers = (): string =>
  at(35, 170, 0.37, slipper(UNDER), 58) + at(22, 177, 0.38, slipper(UNDER), 80);

/** The hem of the quilt round a waist: what is behind it, and what is before it. */
function opening(part: 'back' | 'front'): string {
  const linen = tone(UNDER, INK.paper);
  const d =
    part === 'back'
      ? 'M145 146C152 137 158 143 166 140C174 136 184 142 196 156'
      : 'M143 143C149 158 156 153 163 159C170 165 178 156 185 160C190 162 196 160 199 152';
  return (
    line(d, INK.key, 5.6) +
    line(d, linen.base, 4.4) +
    line(d, linen.shade, 0.7, 'stroke-dasharray="2.4 2"')
  );
}

/** Where a lamp is beneath it, patches are lit from behind; elsewhere it is dusk on them. */
const glowThrough = (over: string): string =>
  clip(
    over,
    box(
      20,
      100,
      204,
      110,
      radial([
        [0, '#4a2050', 0],
        [0.45, '#4a2050', 0.14],
        [1, '#2c1440', 0.66],
      ]),
    ) +
      pool(TORCH[0] - 16, TORCH[1], 66, 46, '#ffe08a', 0.9) +
      pool(TORCH[0] - 4, TORCH[1] + 2, 26, 22, '#fff6cf', 0.8),
  ) + line(over, INK.key, 1, 'stroke-opacity=".7"');

/** It shakes, all of it. */
const laughter = (): string =>
  line('M88 118q-6 5 -7 12M95 107q-8 6 -11 14M46 152q-5 3 -8 8M62 143q-3 1 -6 3', INK.glow, 1.5);
