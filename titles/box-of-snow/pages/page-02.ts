import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import type { Painting } from '#bookmaking/title.ts';
import { judgeInDish, SHIRT, SKIN } from '#titles/box-of-snow/cast/judge.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { grownArm } from '#titles/box-of-snow/cast/limb.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { type OnTheWay, onHead } from '#titles/box-of-snow/cast/on-head.ts';
import { scoop } from '#titles/box-of-snow/cast/scoop.ts';
import {
  ovenAround,
  ovensOverWell,
  rackBefore,
  rampAt,
  rampAtTwo,
} from '#titles/box-of-snow/set/in-the-oven.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { OVENS } from '#titles/box-of-snow/set/lights.ts';
import { rowOfPies } from '#titles/box-of-snow/set/row-of-pies.ts';

/** Where all of them are beside a column of words, and under the roof of the oven, on which they stand. */
interface Places {
  /** How far down the oven's roof comes. In mm. */
  readonly roof: number;
  readonly ground: Point;
  /** How high the hero may be, without the box. */
  readonly high: number;
  readonly two: Point;
  readonly hangs: number;
  /** How large the judge is, whose dish stands in the row of pies. */
  readonly judge: number;
}
const INSIDE: Places = {
  roof: 64,
  ground: [66, 184],
  high: 62,
  two: [22, 94],
  hangs: 112,
  judge: 0.42,
};
const BESIDE: Places = {
  roof: 15,
  ground: [66, 187],
  high: 108,
  two: [16, 88],
  hangs: 46,
  judge: 0.6,
};
/** Where the judge's dish is. */
const DISH: Point = [151, 208];
/** In years: before that a child sits, with its chin nearer to the box. */
const STANDS_FROM = 1;

/** As a pie sees it: in the row of pies a dish with a judge in it, and over somebody's snow a scoop. */
export const page02: Painting = ({ hero, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const child = carrying(hero, by);
  const before = ovenAround(by.roof) + rackBefore();
  const k = by.judge;
  const art =
    rampAtTwo() +
    ovensOverWell() +
    at(22, rampAt(22, 12), 0.17, laundry(OVENS, 0.7)) +
    lettering('2', ...by.two, 15, '#b5702a', 0.22) +
    mittenOnWool(OVENS, [by.hangs, by.roof - 4], [by.hangs, by.roof + 14], 9) +
    child.shadow +
    child.body +
    before +
    at(...DISH, k, behindBack(OVENS) + judgeInDish(OVENS, [-0.9, -0.1])) +
    ladled(OVENS, child, [DISH[0] - 52 * k, DISH[1] - 182 * k]) +
    child.box;
  return {
    art,
    ...(beside && {
      overFold: () =>
        groundPastFold(rampAtTwo() + ovensOverWell() + before) + pastFold(rowOfPies()),
    }),
    quiet: {
      box: { x: 14, y: 10, width: 184, height: 42 },
      ink: beside ? 'dark' : 'light',
      largest: { explorer: 14 },
    },
    faces: [child.face],
  };
};

/** The other arm, content, behind the back. */
const behindBack = (light: Light): string =>
  grownArm(light, {
    way: [
      [58, -184],
      [90, -138],
      [50, -104],
    ],
    width: 19,
    sleeve: SHIRT,
    skin: SKIN,
    grip: 'fist',
  });

/** Out of the dish, over somebody's head, one straight arm: the scoop at its end is in the heap, and heaped. */
function ladled(light: Light, { snow, wide }: OnTheWay, shoulder: Point): string {
  const [x, y]: Point = [snow[0] + wide * 0.36, snow[1] - 3];
  const hand: Point = [x + 23, y - 17];
  const k = wide / 90;
  // A fist is beyond its wrist, and what it holds goes through its middle.
  const long = Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1]);
  const wrist: Point = [
    hand[0] - ((hand[0] - shoulder[0]) / long) * 6,
    hand[1] - ((hand[1] - shoulder[1]) / long) * 6,
  ];
  return (
    at(x, y, k, scoop(light, [27 / k, -20 / k])) +
    grownArm(light, {
      way: [shoulder, [(shoulder[0] + wrist[0]) / 2 + 5, (shoulder[1] + wrist[1]) / 2 + 3], wrist],
      width: 8.6,
      sleeve: SHIRT,
      skin: SKIN,
      grip: 'fist',
      rolled: 0.45,
    })
  );
}

/** On the way up, the box on the head: what happens over it is seen by everybody else. */
const carrying = (hero: Hero, by: Places) =>
  onHead(
    hero,
    headToStand(hero, hero.wheelchair ? by.high * 1.2 : by.high, by.high * 0.28),
    by.ground,
    {
      pose: 'walk',
      mood: 'brave',
      face: { mouth: 'oh' },
      yaw: hero.wheelchair ? 20 : 30,
      pitch: 3,
      nod: -6,
      tilt: -4,
      gaze: [0.8, -1],
      leanInChair: -4,
      body: { lean: 2, roll: 0, tilt: 0 },
    },
    OVENS,
    hero.years < STANDS_FROM ? 0.5 : 0.8,
    1,
  );
