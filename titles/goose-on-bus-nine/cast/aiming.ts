// Who will not be late again: one arm straight out over a dog's back, both eyes past it at a tail, and a breath that is held no longer.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { finger, fist } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INSIDE, type Mouth } from '#bookmaking/hero/mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { wideAwake } from './wide-awake.ts';

/** Small and round: a breath that was held, and goes. */
const SMALL_GASP: Mouth = {
  draw: (lip) => oval(2, 2, 5.6, 6.4, lip) + oval(2, 2.4, 4.2, 5, INSIDE),
  at: [2, 8.4],
};

/** Hair that takes its room from the head: it is cut by no edge, and is off what is lettered. */
const ROOMY: readonly Hero['hair'][] = ['puffs', 'afro', 'bun'];

/** Behind a dog's back, in mm. */
const LAP = 122;

export interface Aiming {
  readonly art: string;
  readonly arm: string;
  readonly face: Box;
}

/** All of a child in one line, from behind the dog to a fingertip at `tip`; where the other hand is, only the dog knows. */
export function aiming(given: Hero, tip: Point): Aiming {
  const hero = wideAwake(given);
  const small = hero.years < 3;
  const roomy = ROOMY.includes(hero.hair);
  const kid = placeHero(
    // The chair is this page's.
    outOfChair(hero),
    roomy ? 49 : small ? 55 : 52,
    'head',
    [small && !roomy ? 62 : small ? 56 : 59, small ? 48 : 49],
    {
      pose: 'sit',
      mood: 'brave',
      face: {
        eyes: 'wide',
        lids: { upper: 0, lower: 0.04, slant: 0 },
        brow: [-9, -13, -7],
        askew: 2,
        cheek: 0.6,
        mouth: SMALL_GASP,
      },
      yaw: 24,
      turn: 8,
      pitch: 2,
      nod: -4,
      tilt: 9,
      gaze: [2.2, 0.6],
      body: { lean: 14, roll: 20, twist: 14, shrug: small ? -18 : -12 },
      armsByPage: true,
      // Of who is youngest so little is over the dog that it ended in the air.
      legsByPage: hero.years >= 1,
    },
    LAMPS,
  );
  const { skeleton } = kid.figure;
  const [sx, sy] = shoulderOf(skeleton, 1);
  const [x, y]: Point = [kid.origin[0] + sx * kid.scale, kid.origin[1] + sy * kid.scale];
  const degrees = (Math.atan2(tip[1] - y, tip[0] - x) * 180) / Math.PI;
  const size = small ? 1.4 : 1.2;
  const wrist = wristOfFinger(kid, tip, degrees, size);
  const { art } = ownArm(
    hero,
    kid,
    1,
    {
      elbow: [(x + wrist[0]) / 2, (y + wrist[1]) / 2 + 2.4],
      wrist,
      hand: finger,
      degrees,
      size,
    },
    LAMPS,
  );
  const [ox, oy] = shoulderOf(skeleton, -1);
  const [rx, ry]: Point = [kid.origin[0] + ox * kid.scale, kid.origin[1] + oy * kid.scale];
  const other = ownArm(
    hero,
    kid,
    -1,
    { elbow: [rx - 5, (ry + LAP) / 2], wrist: [rx, LAP], hand: fist },
    LAMPS,
  );
  return { art: kid.art + other.art, arm: art, face: kid.face };
}

/** Of a chair that one sits forward in, its middle at x: its back, and by what somebody may push, if asked. */
export const backOfChair = (color: Hex): string =>
  path(roundedBox(14, 84, 44, 70, 8), color) +
  path(roundedBox(18, 89, 36, 60, 6), '#2a2438', 'fill-opacity=".25"') +
  line('M17 206V79q0 -6 -7 -6', '#3a3550', 5) +
  line('M17 206V79q0 -6 -7 -6', '#a9b0be', 2.6) +
  line('M12 73H0', '#2a2438', 7);

/** What the hips are in: its cushion, and the frame under it. */
export const seatOfChair = (color: Hex): string =>
  path(roundedBox(12, 107, 68, 8, 4), '#4a4460') + line('M14 115H78', color, 2.2);

/** Its wheel, before who sits in it and behind the dog. */
export function chairWheel([x, y]: Point, r: number, color: Hex): string {
  let spokes = '';
  for (let i = 0; i < 18; i++) {
    const turn = (i / 18) * Math.PI * 2;
    spokes += `M${x} ${y}L${num(x + Math.cos(turn) * r)} ${num(y + Math.sin(turn) * r)}`;
  }
  const ring = (k: number): string => `M${x} ${num(y - k)}a${num(k)} ${num(k)} 0 1 1 -.1 0Z`;
  return (
    line(spokes, '#c9ccd6', 0.8) +
    line(ring(r), '#2f2a3c', 4.4) +
    line(ring(r * 0.89), color, 2.6) +
    line(ring(r * 0.8), '#c9ccd6', 1.5)
  );
}
