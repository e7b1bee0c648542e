import { smooth } from '#bookmaking/drawing/curves.ts';
import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { boxNearer, type Nearer, nearer, pointNearer } from '#bookmaking/drawing/nearer.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { FOUND } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { grayHair } from '#titles/i-knew-it-was-you/cast/gray-head.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { slipper } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { BY_LAMP, UNDER } from '#titles/i-knew-it-was-you/set/lights.ts';
import {
  askew,
  feathers,
  inTheAir,
  quiltLight,
  sockFoot,
} from '#titles/i-knew-it-was-you/set/pillow-fight.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';

/** Where the quilt ends over the side of the bed. */
const FOOT = 207;
/** Along the quilt's top: shins, knees, a lap, the big head of somebody who laughs, and down to a waist. */
const RIDGE: readonly Point[] = [
  [41, 190],
  [47, 172],
  [57, 156],
  [68, 151],
  [82, 157],
  [87, 143],
  [92, 127],
  [102, 116],
  [115, 112],
  [128, 116],
  [137, 128],
  [144, 147],
];
/** From the other side of that waist to the bed. */
const FLANK: readonly Point[] = [
  [195, 150],
  [202, 163],
  [207, 180],
  [210, 196],
];
/** The upper edge of the same cloth, round whoever came out of it: behind the waist, and before it. */
const WAIST = {
  behind: 'C150 139 160 137 170 138C182 139 190 142 195 150',
  before: 'C152 159 162 155 171 160C180 164 190 160 195 150',
};
/** Its lower edge falls in folds; from right to left. */
const HEM =
  'C202 210 194 204 184 207S166 210 156 207S138 204 128 207S108 210 98 207S78 204 68 207S44 209 35 206';
/** Bound, the lump goes over the fold, and its slippers stick out on the page of words. */
const BOUND: Nearer = { scale: 1.16, x: 268.8, y: 206.3 };
/** Where the light is, under it all. */
const TORCH: Point = [148, 166];

/** Patches reach a little past all of its edges, which cut them. */
const LIE: Lie = (across, down) => {
  const tops = [...RIDGE, [156, 154], [169, 156], [182, 155], ...FLANK] as const;
  const step = across * (tops.length - 1);
  const i = Math.min(tops.length - 2, Math.floor(step));
  const top = between(tops[i] as Point, tops[i + 1] as Point, step - i);
  const fall = down * 1.14 - 0.1;
  return [
    top[0] + (across - 0.5) * 18 * fall + Math.sin(across * 20) * 1.4 * fall,
    top[1] + fall * (FOOT - top[1]) + Math.sin(across * 26) * 1.6 * fall,
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
    BY_LAMP,
  );
  const isShort = telling === 'seedling' || telling === 'sprout';
  // Drawn anew on each page that it lies on: what blends belongs to one sheet.
  const scene = (): string =>
    (beside ? '' : pool(156, 126, 104, 92, INK.amber, 0.62) + bed(-6)) +
    parkedChair(hero, 31, [70, 176], -52, UNDER) +
    slippers(beside === true) +
    lining() +
    clip(`M90 0H${SHEET + 6}V164H90Z`, kid.art) +
    at(112, 112, 1, grayHair(UNDER), -10) +
    blanket() +
    laughter();
  const ground = (): string =>
    wall() +
    quiltLight(pointNearer(BOUND, TORCH)) +
    askew() +
    pool(140, 108, 126, 108, INK.amber, 0.62) +
    bed(LEFT);
  const bound = (): string => nearer(BOUND, scene());
  return {
    art: beside ? ground() + bound() + feathers() : wall() + quiltLight(TORCH) + scene(),
    quiet: {
      // A long name in large letters needs all of the width: it stands over two raised hands.
      box: isShort ? { ...SAFE, height: 62 } : { ...SAFE, width: 140, height: 68 },
      ink: 'light',
      largest: { explorer: 16 },
    },
    faces: [beside ? boxNearer(BOUND, kid.face) : kid.face],
    ...(beside && {
      overFold: () => groundPastFold(ground() + feathers()) + pastFold(bound() + inTheAir()),
    }),
  };
};

/** How far left of the picture the room goes on: drawn once for both pages, its grain has no edge at the fold. */
const LEFT = -240;

/** Warm by now, and dark away from the bed. */
const wall = (): string =>
  clean(
    wiped(
      { x: LEFT, y: -6, width: SHEET + 6 - LEFT, height: SHEET + 12 },
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

/** Two soles, and toes up: they were not kicked off in time, or one was, and flies. */
const slippers = (flies: boolean): string =>
  at(35, 168, 0.37, slipper(UNDER, shin()), 58) +
  at(22, 177, 0.38, flies ? sockFoot() : slipper(UNDER, shin()), 80);

/** The ankle that a slipper is on: a sock, on its way down under the quilt. */
function shin(): string {
  const sock = tone(UNDER, INK.blush);
  return (
    path(
      'M0 -36C6 -56 14 -74 34 -100L84 -66C66 -58 58 -48 56 -36C40 -28 14 -28 0 -36Z',
      sock.base,
    ) +
    path(
      'M34 -32C40 -48 50 -62 68 -78L84 -66C66 -58 58 -48 56 -36C50 -33 42 -31 34 -32Z',
      sock.shade,
    ) +
    line('M7 -54Q30 -42 58 -46M13 -66Q36 -52 63 -54M20 -78Q42 -62 69 -60', sock.deep, 1.8)
  );
}

/** A band sewn along an edge of the quilt, as wide as it is of the cloth. */
function binding(cloth: string, edge: string): string {
  const linen = tone(UNDER, INK.paper);
  return clip(
    cloth,
    line(edge, INK.key, 8.4) +
      line(edge, linen.base, 7) +
      line(edge, linen.shade, 0.7, `transform="translate(0 1.8)" stroke-dasharray="2.4 2"`),
  );
}

/** Behind a waist one sees the other side of the cloth. */
function lining(): string {
  const edge = `M144 147${WAIST.behind}`;
  const inner = `${edge}V172H144Z`;
  return (
    path(inner, tone(UNDER, INK.blush).deep) +
    binding(inner, edge) +
    line(edge, INK.key, 1, 'stroke-opacity=".7"')
  );
}

/** One cloth over two. Where a lamp is beneath it, patches are lit from behind; elsewhere it is dusk on them. */
function blanket(): string {
  const waist = `M144 147${WAIST.before}`;
  const hem = `M210 196${HEM}`;
  const over = `${smooth(RIDGE, false)}${WAIST.before}${smooth(FLANK, false, false)}${HEM}Z`;
  const dusk = radial([
    [0, '#4a2050', 0],
    [0.45, '#4a2050', 0.14],
    [1, '#2c1440', 0.66],
  ]);
  return (
    clip(
      over,
      quilt(UNDER, LIE, 18, 8) +
        box(16, 100, 204, 114, dusk) +
        pool(TORCH[0] - 16, TORCH[1], 66, 46, '#ffd27a', 0.62),
    ) +
    binding(over, hem) +
    binding(over, waist) +
    line(over, INK.key, 1, 'stroke-opacity=".7"')
  );
}

/** It shakes, all of it. */
const laughter = (): string => line('M83 112q-5 4 -6 10M88 100q-8 6 -11 13', INK.glow, 1.5);
