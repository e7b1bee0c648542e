import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import type { Painting } from '#bookmaking/title.ts';
import { SHIRT, SKIN } from '#titles/box-of-snow/cast/judge.ts';
import { legInDish, scoop } from '#titles/box-of-snow/cast/judge-near.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { grownArm } from '#titles/box-of-snow/cast/limb.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { withBox } from '#titles/box-of-snow/cast/with-box.ts';
import {
  ovenAround,
  ovensAlong,
  piesBefore,
  rampAt,
  rampAtTwo,
} from '#titles/box-of-snow/set/in-the-oven.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { OVENS } from '#titles/box-of-snow/set/lights.ts';

/** Where all of them are beside a column of words, and under the roof of the oven, on which they stand. */
interface Places {
  /** How far down the oven's roof comes. In mm. */
  readonly roof: number;
  readonly ground: Point;
  /** How high the hero may be. */
  readonly high: number;
  readonly two: Point;
  readonly hangs: number;
}
const INSIDE: Places = { roof: 64, ground: [66, 188], high: 108, two: [22, 94], hangs: 112 };
const BESIDE: Places = { roof: 15, ground: [72, 190], high: 144, two: [26, 44], hangs: 104 };

/** As a pie sees it: between the pies a foot, and over somebody's snow a scoop. */
export const page02: Painting = ({ hero, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const child = carrying(hero, by);
  const before = ovenAround(by.roof) + piesBefore();
  const art =
    rampAtTwo() +
    ovensAlong() +
    lettering('2', ...by.two, 15, '#b5702a', 0.22) +
    mittenOnWool(OVENS, [by.hangs, by.roof - 4], [by.hangs, by.roof + 14], 9) +
    child.art +
    before +
    clip(
      `M-10 ${by.roof}H230V230H-10Z`,
      at(174, 205, 0.62, legInDish(OVENS)) + ladled(child.scoop, by),
    );
  return {
    art,
    ...(beside && {
      overFold: () =>
        groundPastFold(rampAtTwo()) +
        pastFold(ovensAlong() + at(-66, rampAt(-66, 32), 0.225, laundry(OVENS, 0.7)) + before),
    }),
    quiet: {
      box: { x: 14, y: 10, width: 184, height: 42 },
      ink: beside ? 'dark' : 'light',
      largest: { explorer: 14 },
    },
    faces: [child.face],
  };
};

/** One straight arm from the edge of the page, and a judge's scoop at its end. */
function ladled([x, y]: Point, { roof }: Places): string {
  const hand: Point = [Math.max(x + 30, 152), Math.max(y - 24, roof + 24)];
  const k = 0.5;
  return (
    at(x, y, k, scoop(OVENS, [(hand[0] - x) / k, (hand[1] - y) / k])) +
    grownArm(OVENS, {
      way: [[236, hand[1] - 70], [190, hand[1] - 34], hand],
      width: 14,
      sleeve: SHIRT,
      skin: SKIN,
      grip: 'fist',
      rolled: 0.55,
    })
  );
}

/** In years: before that a child sits, with its chin nearer to the box. */
const STANDS_FROM = 1;

/** Hugs it, and leans away with it from what comes over it. */
function carrying(hero: Hero, by: Places) {
  const child = withBox(
    hero,
    hero.wheelchair ? headToStand(hero, by.high * 1.2, by.high * 0.3) : by.high * 0.27,
    by.ground,
    {
      pose: 'walk',
      mood: 'brave',
      face: { mouth: BITING_A_LIP },
      yaw: hero.wheelchair ? 14 : 26,
      pitch: 3,
      nod: -8,
      tilt: -8,
      gaze: [1, -0.1],
      leanInChair: -12,
      body: { lean: -10, roll: -6 },
    },
    OVENS,
    hero.years < STANDS_FROM ? 0.5 : 0.8,
  );
  const { face } = child;
  return {
    ...child,
    art: child.shadow + child.art,
    scoop: [
      Math.max(face.x + face.width + 17, child.snow[0] + 27),
      Math.max(child.snow[1] - 6, face.y + face.height),
    ] as Point,
  };
}
