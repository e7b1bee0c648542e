import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { sillAt } from '#titles/goose-on-bus-nine/set/bus-at-stop.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { litEdge } from './lit-edge.ts';

/** An elbow on the sill, and one finger that has the button in its sights: whoever was first can wait. */
export function atTheSill(hero: Hero): { readonly child: PlacedHero; readonly arm: string } {
  const isTall = hero.hair === 'bun' || hero.hair === 'puffs';
  const isWide = hero.hair === 'afro' || hero.hair === 'curly';
  const [x, y]: Point = [isWide ? 74 : 76, isTall ? 66 : isWide ? 65 : 62.5];
  const size = isTall ? 26.5 : isWide ? 27.5 : 29;
  const child = placeHero(
    hero,
    size,
    'head',
    [x, y],
    {
      pose: 'sit',
      mood: 'happy',
      face: { askew: 5, brow: [-7, -11, -2], cheek: 0.6 },
      yaw: 44,
      pitch: -3,
      gaze: [1.2, -0.5],
      turn: -14,
      tilt: 9,
      armsByPage: true,
      body: { lean: 12, shrug: hero.years < 2 ? -12 : 4 },
    },
    LAMPS,
  );
  const wrist = wristOfFinger(child, TIP, AIM, HAND);
  const elbow = x + size * 0.4;
  const arm = ownArm(
    hero,
    child,
    -1,
    { elbow: [elbow, sillAt(elbow) - 1], wrist, hand: finger, degrees: AIM, size: HAND },
    LAMPS,
  );
  return { child, arm: litEdge(hero, arm.art, [0.5, -0.6]) };
}
/** Just under the case of what is red, and on toward it: from nearer to a face, a finger said "one moment". */
const TIP: Point = [101.5, 62];
const AIM = -50;
const HAND = 1.3;

/** As much of a wheel as stands over the sill. */
export const wheelOverSill = (color: Hex): string =>
  line('M34 114A19.5 23 0 0 1 73 114', '#2a2438', 4.4) +
  line('M37.4 114A16 19.6 0 0 1 69.6 114', color, 2.2) +
  line('M53.5 112V95M53.5 112L43 99M53.5 112L64 99M53.5 112L38 108', '#c6ccd6', 0.8);
