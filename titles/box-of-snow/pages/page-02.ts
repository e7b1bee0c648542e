import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { type Turn, turnedArt, turnedBox, turnedPoint } from '#bookmaking/drawing/turned.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton } from '#titles/box-of-snow/cast/carton.ts';
import { judgeWithLadle, LADLE, ladle } from '#titles/box-of-snow/cast/judge.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { WATER } from '#titles/box-of-snow/set/colors.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { OVENS } from '#titles/box-of-snow/set/lights.ts';
import { ovensAlong, peel, peelPastFold, UPHILL } from '#titles/box-of-snow/set/peel.ts';

const GROUND: Point = [64, 196];
/** How high who walks and who rolls may be. In mm. */
const HIGH = { walks: 104, rolls: 118 } as const;
const JUDGE = 0.32;

/** In years: before that a box before the belly is a box before the face. */
const STANDS_WELL = 3;
/** From the foot of the box to the top of the snow, in its own units. */
const HEAPED = 102;

/** One bend of the ramp, hot along its wall; somebody who carries snow, and somebody with a ladle. */
export const page02: Painting = ({ hero, beside = false }) => {
  const child = carrying(hero);
  const [x, y] = child.heap;
  const judge: Point = [x - LADLE[0] * JUDGE, y - LADLE[1] * JUDGE];
  const art =
    peel() +
    ovensAlong() +
    behind() +
    lettering('2', 82, 98, 13, '#b5702a', 0.22) +
    at(...judge, JUDGE, judgeWithLadle(OVENS)) +
    child.art +
    at(...judge, JUDGE, ladle(OVENS)) +
    mittenOnWool(OVENS, [192, -4], [192, 22], 8);
  return {
    art,
    ...(beside && { overFold: () => groundPastFold(peelPastFold()) + pastFold(behind()) }),
    quiet: {
      box: { x: 14, y: 13, width: 170, height: 40 },
      ink: 'dark',
      largest: { explorer: 14 },
    },
    faces: [child.face],
  };
};

/** Half a turn behind, and half over the fold. */
const behind = (): string => at(12, 187, 0.24, laundry(OVENS, 0.7));

/** Under way with both arms round it, or with it on the lap, both hands at the wheels. */
function carrying(hero: Hero): { art: string; face: Box; heap: Point } {
  const rolls = hero.wheelchair !== undefined;
  const head = rolls ? headToStand(hero, HIGH.rolls, 33) : headToStand(hero, HIGH.walks, 33);
  const u = head / 100;
  const wish: HeroWish = {
    pose: 'walk',
    mood: 'brave',
    face: { mouth: BITING_A_LIP },
    yaw: 52,
    pitch: 3,
    nod: -10,
    tilt: -4,
    gaze: [1, 0.2],
    leanInChair: -12,
    ...(!rolls && {
      armL: { upper: [16, 10], lower: [62, -12], hand: 'hold' },
      armR: { upper: [26, 20], lower: [78, 0], hand: 'hold' },
    }),
    body: { lean: rolls ? -4 : -8, roll: 0 },
  };
  const child = placeHero(hero, head, 'ground', GROUND, wish, OVENS);
  const [px, py] = child.pelvis;
  const size = (rolls ? 0.86 : hero.years < STANDS_WELL ? 0.78 : 1.12) * u;
  // Whoever carries it can see over it.
  const underChin = child.head[1] + 50 * u + HEAPED * size;
  const foot: Point = rolls
    ? [px + 62 * u, py - 16 * u]
    : [child.handR[0] + 8 * u, Math.max(underChin, child.handR[1] + 14 * u)];
  const art =
    child.shadow +
    child.art +
    at(...foot, size, carton(OVENS, 0.6, 0.5)) +
    child.arm(-1) +
    at(
      child.head[0],
      child.head[1],
      child.scale,
      path('M-31 -16C-25 -6 -26 1 -31 1C-37 1 -37 -6 -31 -16Z', WATER),
    );
  // What stands on the ramp is tilted with it.
  const tilt: Turn = { about: GROUND, degrees: UPHILL };
  return {
    art: turnedArt(art, tilt),
    face: turnedBox(child.face, tilt, child.head),
    heap: turnedPoint([foot[0] + 30 * size, foot[1] - 86 * size], tilt),
  };
}
