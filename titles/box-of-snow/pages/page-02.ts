import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval, path } from '#bookmaking/drawing/marks.ts';
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
import {
  ovenAround,
  ovensAlong,
  piesBefore,
  rampAt,
  rampAtTwo,
  UPHILL,
} from '#titles/box-of-snow/set/in-the-oven.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { OVENS } from '#titles/box-of-snow/set/lights.ts';

/** Where all of them are beside a column of words, and under the roof of the oven, on which they stand. */
interface Places {
  /** How far down the oven's roof comes. In mm. */
  readonly roof: number;
  readonly ground: Point;
  /** How high who walks and who rolls may be. */
  readonly walks: number;
  readonly rolls: number;
  readonly judge: number;
  readonly two: Point;
  readonly hangs: number;
}
const INSIDE: Places = {
  roof: 64,
  ground: [74, 186],
  walks: 96,
  rolls: 112,
  judge: 0.36,
  two: [24, 84],
  hangs: 98,
};
const BESIDE: Places = {
  roof: 15,
  ground: [72, 187],
  walks: 128,
  rolls: 140,
  judge: 0.44,
  two: [114, 62],
  hangs: 90,
};

/** From a judge's dish to the top of the curls, in units of the judge. */
const TALL = 302;
/** As far down as a judge stands, in mm. */
const STANDS = 180;
/** In years: before that a child sits, and further from us. */
const WALKS = 1;
/** In years: before that a box before the belly is a box before the face. */
const STANDS_WELL = 3;
/** From the foot of the box to the top of the snow, in its own units. */
const HEAPED = 102;

/** As a pie sees it: somebody who carries snow past the oven, and somebody with a ladle. */
export const page02: Painting = ({ hero, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const child = carrying(hero, by);
  const [x, y] = child.heap;
  // To whoever sits on the floor a judge has to come down, from further off; over whoever is tall there is the roof.
  const size = Math.min(by.judge, (STANDS - y) / -LADLE[1], (y - by.roof) / (TALL + LADLE[1]));
  const judge: Point = [x - LADLE[0] * size, y - LADLE[1] * size];
  const before = ovenAround(by.roof) + piesBefore();
  const art =
    rampAtTwo() +
    ovensAlong() +
    lettering('2', ...by.two, 15, '#b5702a', 0.22) +
    mittenOnWool(OVENS, [by.hangs, by.roof - 4], [by.hangs, by.roof + 14], 9) +
    at(25, rampAt(25, 22), by.judge * 0.74, laundry(OVENS, 0.7)) +
    oval(judge[0], judge[1] + 1, 88 * size, 4, '#a2503a', 'fill-opacity=".25"') +
    at(...judge, size, judgeWithLadle(OVENS)) +
    child.art +
    at(...judge, size, ladle(OVENS)) +
    before;
  return {
    art,
    ...(beside && {
      overFold: () => groundPastFold(rampAtTwo()) + pastFold(ovensAlong() + before),
    }),
    quiet: {
      box: { x: 14, y: 10, width: 184, height: 42 },
      ink: beside ? 'dark' : 'light',
      largest: { explorer: 14 },
    },
    faces: [child.face],
  };
};

/** Under way with both arms round it, or with it on the lap, both hands at the wheels. */
function carrying(hero: Hero, by: Places): { art: string; face: Box; heap: Point } {
  const rolls = hero.wheelchair !== undefined;
  const ground: Point = [by.ground[0], by.ground[1] - (hero.years < WALKS ? 16 : 0)];
  const head = headToStand(hero, rolls ? by.rolls : by.walks, by.walks * 0.3);
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
  const child = placeHero(hero, head, 'ground', ground, wish, OVENS);
  const [px, py] = child.pelvis;
  const size = (rolls ? 0.86 : hero.years < STANDS_WELL ? 0.78 : 1.3) * u;
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
  const tilt: Turn = { about: ground, degrees: UPHILL };
  return {
    art: turnedArt(art, tilt),
    face: turnedBox(child.face, tilt, child.head),
    heap: turnedPoint([foot[0] + 30 * size, foot[1] - 86 * size], tilt),
  };
}
