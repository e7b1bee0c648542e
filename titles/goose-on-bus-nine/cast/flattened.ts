// Who sits where a cello comes round: between it and the seat, as flat as a letter.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import {
  type HeroWish,
  outOfChair,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { chairBack } from './chair-from-before.ts';
import { hairAbove } from './hair-above.ts';
import { wideAwake } from './wide-awake.ts';

/** Who is pressed there, and what an arm gets to. */
export interface Flattened {
  readonly child: PlacedHero;
  /** All of one arm, up past the wood. */
  readonly arm: string;
  /** Where the fingertip is, as far as it gets. */
  readonly tip: Point;
}

/** Beside the wood, one cheek on it, one whole arm up. The button is where the fingertip ends, and a finger's breadth. */
export function flattened(hero: Hero): Flattened {
  const size = 62 - (hairAbove(hero) - 0.64) * 26;
  const child = placeHero(
    // From so near, the chair is this page's.
    outOfChair(wideAwake(hero)),
    size,
    'head',
    [EDGE_OF_WOOD + size * 0.4, 154],
    STRAINED,
    LAMPS,
  );
  const [x, y] = shoulderOf(child.figure.skeleton, 1);
  const root: Point = [child.origin[0] + x * child.scale, child.origin[1] + y * child.scale];
  const { body } = child.figure.skeleton;
  const long = (body.upperArm + body.foreArm + body.hand * 39) * child.scale;
  const across = TIP_X - root[0];
  const reached = root[1] - Math.sqrt(Math.max(0, long ** 2 - across ** 2)) * STRETCHED;
  const tip: Point = [TIP_X, clamp(reached, ...TIP_Y)];
  const wrist = wristOfFinger(child, tip, UP);
  const bent: Point = [(root[0] + wrist[0]) / 2 + 2, (root[1] + wrist[1]) / 2];
  return {
    child,
    tip,
    arm: ownArm(hero, child, 1, { elbow: bent, wrist, hand: finger, degrees: UP }, LAMPS).art,
  };
}
const STRETCHED = 0.97;
const TIP_X = 189;
/** Highest and lowest: under the words, and over a shoulder. */
const TIP_Y = [106, 124] as const;
const UP = -106;
/** Where the hips of the cello end. */
const EDGE_OF_WOOD = 118;

/** Up, at what is out of reach. */
const STRAINED: HeroWish = {
  pose: 'sit',
  mood: 'worried',
  face: {
    mouth: PRESSED,
    eyes: 'wide',
    lids: { upper: 0.06, lower: 0.2, slant: -6 },
    brow: [-12, -7, 4],
    askew: 5,
    cheek: 1,
  },
  yaw: 16,
  pitch: 6,
  gaze: [0.5, -1.2],
  nod: 0,
  tilt: 12,
  armsByPage: true,
  // Of arms that the page draws, only what hangs is left.
  armL: { upper: [0, 8], lower: [0, 8] },
  armR: { upper: [0, 8], lower: [0, 8] },
  body: { shrug: 6 },
};

/** What the edge of the wood has pushed up before it: a cheek, wider than it was, over the wood and up to an eye. */
export function cheekOnWood({ skin, years }: Hero, { head: [, y], scale }: PlacedHero): string {
  const t = skinTone(LAMPS, skin);
  // The younger, the lower are eyes, which stay clear.
  const [under, size] = years < 3 ? [27, 1.25] : [21, 1.55];
  return calm(
    at(
      EDGE_OF_WOOD + 1.4,
      y + under * scale,
      scale * size,
      path('M10 -13C1 -15 -7 -9 -7 1C-7 11 -1 16 9 15C12 8 12 -6 10 -13Z', t.base) +
        line('M6 -13.4C-1.4 -13.6 -7 -8 -7 1C-7 10.4 -2 15 6 15.2', t.deep, 0.9) +
        oval(0.8, 1.4, 5.4, 7.4, '#e8604a', 'fill-opacity=".4"') +
        line('M7.4 -11Q11.4 -8 11.6 -3', t.deep, 0.7, 'stroke-opacity=".7"'),
      14,
    ),
  );
}

/** What is behind who is pressed into it: a bench, or the back of a chair and the grips by which somebody may push. */
export const behindThem = ({ wheelchair }: Hero, child: PlacedHero): string =>
  wheelchair
    ? chairBack(child, child.pelvis[1] - 32, wheelchair)
    : seatBack(164, 124, 116, 110, 'none');

/** Its wheel, beside a hip: the arm that is up is before it. */
export function wheelBeside(color: Hex): string {
  const [x, y, r] = [186, 230, 42];
  let spokes = '';
  for (let i = 0; i < 18; i++) {
    const turn = (i / 18) * Math.PI * 2;
    spokes += `M${x} ${y}L${num(x + Math.cos(turn) * r)} ${num(y + Math.sin(turn) * r)}`;
  }
  return (
    line(spokes, '#c9ccd6', 0.8) +
    line(ring(x, y, r), '#2f2a3c', 4.6) +
    line(ring(x, y, r * 0.9), color, 2.6) +
    line(ring(x, y, r * 0.8), '#c9ccd6', 1.6)
  );
}

/** From its top, which is on the sheet: what begins off it is not bound. */
const ring = (x: number, y: number, r: number): string =>
  `M${num(x)} ${num(y - r)}a${num(r)} ${num(r)} 0 1 1 -.1 0Z`;
