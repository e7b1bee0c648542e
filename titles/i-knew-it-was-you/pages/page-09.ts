import { num, smooth } from '#bookmaking/drawing/curves.ts';
import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { boxNearer, type Nearer, nearer, pointNearer } from '#bookmaking/drawing/nearer.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { FOUND } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { found } from '#titles/i-knew-it-was-you/cast/found.ts';
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
/** Along the quilt's top: shins, knees, a lap, and over a head to the fist that holds its corner up. */
const RIDGE: readonly Point[] = [
  [41, 190],
  [47, 172],
  [57, 157],
  [68, 152],
  [79, 156],
  [82, 138],
  [83, 112],
  [92, 96],
  [104, 86],
  [118, 83],
];
/** Its lower edge falls in folds; from right to left. */
const HEM =
  'C202 210 194 204 184 207S166 210 156 207S138 204 128 207S108 210 98 207S78 204 68 207S44 209 35 206';
/** Bound, the lump goes over the fold, and its slippers stick out on the page of words. */
const BOUND: Nearer = { scale: 1.16, x: 280, y: 206.3 };
/** Where the light is, under it all. */
const TORCH: Point = [148, 166];

/** Patches reach a little past all of its edges, which cut them. */
const LIE: Lie = (across, down) => {
  const tops = [...RIDGE, [136, 84], [156, 100], [170, 150], [190, 170], [212, 178]] as const;
  const step = across * (tops.length - 1);
  const i = Math.min(tops.length - 2, Math.floor(step));
  const top = between(tops[i] as Point, tops[i + 1] as Point, step - i);
  const fall = down * 1.14 - 0.1;
  return [
    top[0] + (across - 0.5) * 18 * fall + Math.sin(across * 20) * 1.4 * fall,
    top[1] + fall * (FOOT - top[1]) + Math.sin(across * 26) * 1.6 * fall,
  ];
};

/** From the side: one quilt over two. Who was sought has thrown it up and holds it by two corners; under it, hooded and hugged by it, whoever looked laughs. */
export const page09: Painting = ({ hero, beside, telling }) => {
  const kid = placeHero(
    inBed(hero),
    42,
    'head',
    hero.years < 3 ? [186, 129] : [179, 122],
    {
      pose: 'crossed',
      mood: 'joy',
      face: FOUND,
      yaw: -34,
      pitch: 4,
      nod: -4,
      tilt: 8,
      body: { shrug: 8, roll: 6, lean: 4 },
      armL: { upper: [12, 118], lower: [6, 176], hand: 'hold' },
      armR: { upper: [14, 142], lower: [8, 154], hand: 'hold' },
    },
    BY_LAMP,
  );
  const { armL, armR } = kid.figure.skeleton;
  const fistOf = ({ bend, end }: typeof armL): Point => {
    const long = Math.hypot(end[0] - bend[0], end[1] - bend[1]) || 1;
    return [
      kid.origin[0] + (end[0] + (10 * (end[0] - bend[0])) / long) * kid.scale,
      kid.origin[1] + (end[1] + (10 * (end[1] - bend[1])) / long) * kid.scale,
    ];
  };
  const corners = [fistOf(armR), fistOf(armL)] as const;
  const isShort = telling === 'seedling' || telling === 'sprout';
  // Drawn anew on each page that it lies on: what blends belongs to one sheet.
  const scene = (): string =>
    (beside ? '' : pool(156, 126, 104, 92, INK.amber, 0.62) + bed(-6)) +
    parkedChair(hero, 31, [70, 176], -52, UNDER) +
    slippers(beside === true) +
    lining(corners) +
    found(hero) +
    clip(`M90 0H${SHEET + 6}V192H90Z`, kid.art) +
    blanket(corners) +
    kid.hand(-1) +
    kid.hand(1) +
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

/** Of the same cloth, behind both, its other side, from corner to corner and down; and what of it flies beyond a fist. */
function lining([near, far]: readonly [Point, Point]): string {
  const [x, y] = near;
  const hem = `M${num(x - 5)} ${num(y - 3)}C${num(x + 12)} ${num(y + 9)} ${num(far[0] - 14)} ${num(far[1] + 9)} ${num(far[0])} ${num(far[1])}C${num(far[0] + 6)} ${num(far[1] - 6)} ${num(far[0] + 12)} ${num(far[1] - 8)} ${num(far[0] + 16)} ${num(far[1] - 5)}`;
  const inner = `${hem}C${num(far[0] + 12)} ${num(far[1] + 30)} 216 150 208 186L96 190V110Z`;
  return (
    path(
      inner,
      radial([
        [0, '#ffdf98'],
        [0.6, '#ec9a62'],
        [1, '#b9584f'],
      ]),
      `stroke="${INK.key}" stroke-width="1"`,
    ) + binding(inner, hem)
  );
}

/** One cloth over two: a hood for the one, a lap for both. Where a lamp is beneath it, patches are lit from behind; elsewhere it is dusk on them. */
function blanket([[x, y]]: readonly [Point, Point]): string {
  const top = smooth([...RIDGE, [(118 + x) / 2, (83 + y) / 2 - 4], [x, y - 2]], false);
  const near = `C${num(x - 10)} ${num(Math.min(y, 88) + 16)} 112 100 104 116C95 134 92 152 104 166C116 178 140 172 158 180C176 187 196 180 209 184`;
  const over = `${top}${near}L210 196${HEM}Z`;
  const dusk = radial([
    [0, '#4a2050', 0],
    [0.45, '#4a2050', 0.14],
    [1, '#2c1440', 0.66],
  ]);
  return (
    clip(
      over,
      quilt(UNDER, LIE, 18, 8) +
        box(16, 60, 204, 154, dusk) +
        pool(TORCH[0] - 16, TORCH[1], 66, 46, '#ffd27a', 0.62),
    ) +
    binding(over, `M210 196${HEM}`) +
    binding(over, `M${num(x)} ${num(y - 2)}${near}`) +
    line(over, INK.key, 1, 'stroke-opacity=".7"')
  );
}

/** It shakes, all of it. */
const laughter = (): string => line('M74 108q-5 4 -6 10M80 92q-8 6 -11 13', INK.glow, 1.5);
