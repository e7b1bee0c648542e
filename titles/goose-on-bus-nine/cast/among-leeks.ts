// Who stands in a forest of leeks, and is no taller than they: one arm straight up, one finger, and a face between two stalks.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { litEdge } from './lit-edge.ts';
import { spokes } from './spokes.ts';
import { wideAwake } from './wide-awake.ts';

/** Squeezed, and nothing moves any more but two eyes. */
export const squashed = (hero: Hero, size: number, where: Point): PlacedHero =>
  placeHero(
    // Leeks are before most of a chair: what is seen of it is this page's.
    outOfChair(wideAwake(hero)),
    size,
    'head',
    where,
    {
      pose: 'stand',
      mood: 'surprised',
      face: {
        mouth: 'frown',
        eyes: 'wide',
        lids: { upper: 0.1, lower: 0.06, slant: 0 },
        brow: [-6, -10, -4],
        askew: 9,
        cheek: 0.7,
      },
      yaw: -12,
      pitch: -4,
      gaze: [-1.3, -0.7],
      nod: -4,
      tilt: 9,
      body: { roll: 12, shrug: hero.years < 3 ? 10 : 16 },
      armL: { upper: [0, 8], lower: [0, 8] },
      armR: { upper: [0, 8], lower: [0, 8] },
      armsByPage: true,
    },
    LAMPS,
  );

/** From the shoulder up: a leek more among leeks, and on it a finger that leans to the bell as the tallest does, its tip at a point. */
export function upToBell(hero: Hero, kid: PlacedHero, [tipX, tipY]: Point): string {
  const { skeleton } = kid.figure;
  const [sx, sy] = shoulderOf(skeleton, -1);
  const shoulder: Point = [kid.origin[0] + sx * kid.scale, kid.origin[1] + sy * kid.scale];
  const unit = skeleton.body.hand * HAND * kid.scale;
  const [c, s] = [Math.cos(radians(LEANS)), Math.sin(radians(LEANS))];
  // The thumb is on the other side, and so is the fingertip.
  const wrist: Point = [tipX - (39 * c - 8 * s) * unit, tipY - (39 * s + 8 * c) * unit];
  // Beside a cheek, however wide that is.
  const elbow = Math.min(
    (shoulder[0] + wrist[0]) / 2 + 1,
    kid.head[0] - (hero.years < 3 ? BESIDE_ROUND : BESIDE_CHEEK) * kid.scale,
  );
  const { art } = ownArm(
    hero,
    kid,
    -1,
    {
      elbow: [elbow, (shoulder[1] + wrist[1]) / 2],
      wrist,
      hand: finger,
      degrees: LEANS,
      size: HAND,
      flip: true,
    },
    LAMPS,
  );
  return litEdge(hero, art, [1.3, -0.6]);
}

/** To the left of upright: straight up, it was the ceiling that it wanted. */
const LEANS = -133;

const HAND = 1.2;
const BESIDE_CHEEK = 63;
const BESIDE_ROUND = 70;

/** Behind who sits in it: its back, and by what somebody may push, if asked. */
export function backOfChair({ head: [x, y], scale }: PlacedHero, color: Hex): string {
  const [left, top, wide] = [x - 34 * scale, y + 44 * scale, 84 * scale];
  const right = left + wide;
  return (
    path(roundedBox(left, top, wide, 90, 8), color) +
    path(roundedBox(left + 4, top + 5, wide - 8, 80, 6), '#2a2438', 'fill-opacity=".3"') +
    line(`M${num(right - 2)} 230V${num(top - 4)}q0 -7 7 -7`, '#3a3550', 5.4) +
    line(`M${num(right - 2)} 230V${num(top - 4)}q0 -7 7 -7`, '#a9b0be', 3.2) +
    line(`M${num(right + 6)} ${num(top - 11)}h14`, '#2a2438', 7)
  );
}

/** As near as the bag beside it. */
export function nearWheel([x, y]: Point, r: number, color: Hex): string {
  return (
    line(spokes([x, y], r), '#c9ccd6', 0.8) +
    line(disc(x, y, r), '#2f2a3c', 5) +
    line(disc(x, y, r * 0.9), color, 2.8) +
    line(disc(x, y, r * 0.82), '#c9ccd6', 1.6)
  );
}
