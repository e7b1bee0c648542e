// Who stands in a forest of leeks, and is no taller than they: one arm straight up, one finger, and a face between two stalks.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { chairBack } from './chair-from-before.ts';
import { litEdge } from './lit-edge.ts';
import { wheelFromBefore } from './wheel-from-before.ts';
import { wideAwake } from './wide-awake.ts';

/** Squeezed, and nothing moves any more but two eyes. */
export const squashed = (hero: Hero, size: number, where: Point): PlacedHero =>
  placeHero(
    // What is seen of a chair is this page's.
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
      tilt: 7,
      body: { roll: 8, shrug: hero.years < 3 ? 4 : 8 },
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
const LEANS = -122;

const HAND = 1.06;
const BESIDE_CHEEK = 63;
const BESIDE_ROUND = 70;

/** What is behind who sits there: a bench, or the back of a chair and the grips by which somebody may push. */
export const behindThem = ({ wheelchair }: Hero, child: PlacedHero): string =>
  wheelchair
    ? // Broader than hair.
      chairBack(
        { ...child, scale: child.scale * 1.3 },
        child.head[1] + 158 * child.scale,
        wheelchair,
      )
    : seatBack(child.head[0] - 5, child.head[1] + 8, 88, 90, 'none');

/** A wheel at each hip, and before it the rest for an elbow: what joins them is under leeks. */
export function betweenWheels({ head, pelvis: [x], scale }: PlacedHero, color: Hex): string {
  const y = head[1] + 118 * scale;
  return [-1, 1]
    .map((side) => {
      const rest = x + side * 56 * scale;
      return (
        wheelFromBefore([x + side * 74 * scale, y], [20 * scale, 70 * scale], color) +
        path(roundedBox(rest - 5, y - 34 * scale, 10, 60, 3), mix(color, '#2a1630', 0.35)) +
        path(roundedBox(rest - 7, y - 40 * scale, 14, 9, 4), '#2a2438') +
        line(`M${num(rest - 3)} ${num(y - 40 * scale + 2.4)}h6`, '#6d6480', 1.4)
      );
    })
    .join('');
}
