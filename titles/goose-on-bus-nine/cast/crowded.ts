// Who sits where a cello comes round: between it and the seat, as far back as a seat lets one.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import {
  type HeroWish,
  outOfChair,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { chairBack } from './chair-from-before.ts';
import { hairAbove } from './hair-above.ts';
import { litEdge } from './lit-edge.ts';
import { shoulderFromChest } from './shoulder-from-chest.ts';
import { spokes } from './spokes.ts';
import { wideAwake } from './wide-awake.ts';

/** Who is crowded there, and what an arm gets to. */
export interface Crowded {
  readonly child: PlacedHero;
  /** All of one arm, up past the wood. */
  readonly arm: string;
  /** Where the fingertip is, as far as it gets. */
  readonly tip: Point;
}

/** Away from the wood, one whole arm up. The button is where the fingertip ends, and a finger's breadth. */
export function crowded(hero: Hero): Crowded {
  // Of who is small a cheek is as wide as a shoulder: upright, it is clear of a sleeve.
  const small = hero.years < 3;
  const wide = WIDE.includes(hero.hair);
  const size = (small ? 49 : wide ? 52 : 56) - (hairAbove(hero) - 0.64) * 14;
  const child = placeHero(
    // From so near, the chair is this page's.
    outOfChair(wideAwake(hero)),
    size,
    'head',
    [EDGE_OF_WOOD + size * (wide ? BESIDE_HAIR : BESIDE), small ? 159 : 153],
    small ? { ...DISMAYED, tilt: 4 } : wide ? { ...DISMAYED, ...CLEAR } : DISMAYED,
    LAMPS,
  );
  const [x, y] = shoulderOf(child.figure.skeleton, 1);
  const root: Point = [child.origin[0] + x * child.scale, child.origin[1] + y * child.scale];
  const { body } = child.figure.skeleton;
  const long = (body.upperArm + body.foreArm + body.hand * 39) * child.scale;
  const across = TIP_X - root[0];
  const reached = root[1] - Math.sqrt(Math.max(0, long ** 2 - across ** 2)) * STRETCHED;
  const tip: Point = [TIP_X, clamp(reached, ...TIP_Y) + (wide ? 5 : 0)];
  const wrist = wristOfFinger(child, tip, UP);
  const bent: Point = [
    (root[0] + wrist[0]) / 2 + (wide ? 6 : small ? 5 : 2),
    (root[1] + wrist[1]) / 2,
  ];
  return {
    child,
    tip,
    arm:
      litEdge(
        hero,
        ownArm(hero, child, 1, { elbow: bent, wrist, hand: finger, degrees: UP }, LAMPS).art,
        LAMP_SIDE,
      ) + (hero.hair === 'hijab' ? '' : shoulderFromChest(hero, child, bent)),
  };
}
/** Where hair is wide a shoulder is down and away from the cheek: up against it, a short sleeve was a balloon on a face. */
const CLEAR: Partial<HeroWish> = {
  yaw: 2,
  tilt: -4,
  body: { shrug: -8, roll: 6, twist: 14 },
};
const WIDE: readonly Hero['hair'][] = ['curly', 'afro', 'puffs'];
/** The lamp in the glass is over the hair. */
const LAMP_SIDE = [-1.2, -0.5] as const;
const STRETCHED = 1.03;
const TIP_X = 181;
/** Highest and lowest: under the words, and over a shoulder. */
const TIP_Y = [112, 126] as const;
const UP = -106;
/** Where the hips of the cello end. */
const EDGE_OF_WOOD = 110;
/** From there to the middle of a head, in heads: a cheek keeps clear of it. */
const BESIDE = 0.63;
const BESIDE_HAIR = 0.72;

/** Up, at what has got there first. */
const DISMAYED: HeroWish = {
  pose: 'sit',
  mood: 'surprised',
  face: {
    mouth: SHOUT,
    eyes: 'wide',
    lids: { upper: 0, lower: 0.1, slant: 0 },
    brow: [-1, 0, 6],
    askew: 4,
    cheek: 0.6,
  },
  yaw: 10,
  pitch: -3,
  gaze: [0.5, -1.5],
  nod: 0,
  tilt: 13,
  armsByPage: true,
  // Of arms that the page draws, only what hangs is left.
  armL: { upper: [0, 8], lower: [0, 8] },
  armR: { upper: [0, 8], lower: [0, 8] },
  body: { shrug: 6, roll: 2 },
};

/** What is behind who leans back into it: a bench, or the back of a chair and the grips by which somebody may push. */
export const behindThem = ({ wheelchair }: Hero, child: PlacedHero): string =>
  wheelchair
    ? chairBack(child, child.pelvis[1] - 32, wheelchair)
    : // Under the hand, which is before the light.
      seatBack(172, 166, 112, 80, 'none');

/** Its wheel, beside a hip, and the rest for an elbow that joins it to a seat: the arm that is up is before both. */
export function wheelBeside(color: Hex): string {
  const [x, y, r] = [182, 230, 42];
  return (
    line(spokes([x, y], r), '#c9ccd6', 0.8) +
    line(ring(x, y, r), '#2f2a3c', 4.6) +
    line(ring(x, y, r * 0.9), color, 2.6) +
    line(ring(x, y, r * 0.8), '#c9ccd6', 1.6) +
    path(roundedBox(x - 42, y - 39, 44, 60, 5), mix(color, '#2a1630', 0.35)) +
    path(roundedBox(x - 42, y - 39, 41.4, 60, 5), color) +
    path(roundedBox(x - 44, y - 47, 54, 8, 4), '#2a2438') +
    line(`M${x - 40} ${y - 44.8}H${x + 6}`, '#6d6480', 1.4)
  );
}

/** From its top, which is on the sheet: what begins off it is not bound. */
const ring = (x: number, y: number, r: number): string =>
  `M${num(x)} ${num(y - r)}a${num(r)} ${num(r)} 0 1 1 -.1 0Z`;
