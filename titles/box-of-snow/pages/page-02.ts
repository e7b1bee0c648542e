import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, oval, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton } from '#titles/box-of-snow/cast/carton.ts';
import { FACE, fork, forkArm, judgeInDish, SHIRT, SKIN } from '#titles/box-of-snow/cast/judge.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { grownArm } from '#titles/box-of-snow/cast/limb.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { bowl, handle, heaped } from '#titles/box-of-snow/cast/scoop.ts';
import { SNOW } from '#titles/box-of-snow/set/colors.ts';
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

/** Where all of them are beside a scoop that has words on it, and under the roof of the oven, on which they stand. */
interface Places {
  /** How far down the oven's roof comes. In mm. */
  readonly roof: number;
  readonly ground: Point;
  /** How high the hero may be, without an arm. */
  readonly high: number;
  readonly box: Point;
  readonly two: Point;
  readonly hangs: number;
  /** How large the judge is, whose dish stands in the row of pies. */
  readonly judge: number;
  /** The middle of the scoop's rim, and how large it is. */
  readonly scoop: Point;
  readonly bowl: number;
  /** The middle of the fist that holds it. */
  readonly fist: Point;
}
const INSIDE: Places = {
  roof: 64,
  ground: [70, 186],
  high: 66,
  box: [99, 190],
  two: [22, 136],
  hangs: 116,
  judge: 0.44,
  scoop: [46, 106],
  bowl: 0.3,
  fist: [106, 106],
};
const BESIDE: Places = {
  roof: 15,
  ground: [40, 189],
  high: 94,
  box: [85, 194],
  two: [97, 44],
  hangs: 60,
  judge: 0.57,
  scoop: [-104, 64],
  bowl: 1.02,
  fist: [74, 64],
};
/** Where the judge's dish is. */
const DISH: Point = [148, 208];

/** As a pie sees it: in the row of pies a dish with a judge in it, bare feet and all, who has a scoop larger than somebody's box. */
export const page02: Painting = ({ hero, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const child = after(hero, by);
  const before = ovenAround(by.roof) + rackBefore();
  const k = by.judge;
  const rim: Point = [by.scoop[0] + 90 * by.bowl, by.scoop[1]];
  const art =
    rampAtTwo() +
    ovensOverWell() +
    at(14, rampAt(14, 12), 0.17, laundry(OVENS, 0.7)) +
    lettering('2', ...by.two, 15, '#b5702a', 0.22) +
    mittenOnWool(OVENS, [by.hangs, by.roof - 4], [by.hangs, by.roof + 14], 9) +
    child.shadow +
    before +
    at(...by.box, k * 0.72, carton(OVENS, 0.8) + bite()) +
    child.art +
    at(
      ...DISH,
      k,
      judgeInDish(OVENS, [-0.9, 0], { ...FACE, eyes: 'wide', mouth: 'smile' }, false) +
        forkArm(OVENS) +
        fork(OVENS),
    ) +
    handle(rim, [by.fist[0] + 34 * k, by.fist[1]], by.bowl * 0.4 + 0.4) +
    (beside ? '' : at(...by.scoop, by.bowl, bowl() + heaped())) +
    armTo(OVENS, by.fist, [DISH[0] - 52 * k, DISH[1] - 182 * k], k);
  return {
    art,
    ...(beside && {
      overFold: () =>
        groundPastFold(rampAtTwo() + ovensOverWell() + before + at(...by.scoop, by.bowl, bowl())) +
        pastFold(
          handle(rim, [20, rim[1]], by.bowl * 0.4 + 0.4) +
            at(...by.scoop, by.bowl, heaped()) +
            rowOfPies(),
        ),
    }),
    quiet: {
      box: { x: 14, y: 10, width: 184, height: 42 },
      ink: beside ? 'dark' : 'light',
      largest: { explorer: 14 },
    },
    faces: [child.face],
  };
};

/** The judge's straight arm, its fist round the handle at `fist`. */
function armTo(light: Light, fist: Point, shoulder: Point, k: number): string {
  // A fist is beyond its wrist, and what it holds goes through its middle.
  const long = Math.hypot(fist[0] - shoulder[0], fist[1] - shoulder[1]);
  const on = (by: number): Point => [
    fist[0] - ((fist[0] - shoulder[0]) / long) * by,
    fist[1] - ((fist[1] - shoulder[1]) / long) * by,
  ];
  const wrist = on(14 * k);
  return grownArm(light, {
    way: [shoulder, on(long * 0.5), wrist],
    width: 19 * k,
    sleeve: SHIRT,
    skin: SKIN,
    grip: 'fist',
    rolled: 0.45,
  });
}

/** What one scoop has left. */
const bite = (): string =>
  path(
    'M-47 -78C-46 -112 -22 -116 -8 -112C6 -106 10 -88 2 -80C-12 -72 -34 -72 -47 -78Z',
    SNOW.shade,
  ) + oval(-20, -88, 18, 9, SNOW.deep);

/** After one's own snow, as far as an arm goes. */
const UP: Arm = { upper: [30, 140], lower: [30, 150], hand: 'open' };
const BACK: Arm = { upper: [-40, 50], lower: [-10, 70], hand: 'open' };
const WHEEL: Arm = { upper: [-30, 16], lower: [30, 2], hand: 'hold' };

function after(hero: Hero, by: Places) {
  const rolls = hero.wheelchair !== undefined;
  return placeHero(
    hero,
    headToStand(hero, rolls ? by.high * 1.2 : by.high, by.high * 0.32),
    'ground',
    by.ground,
    {
      pose: TIPTOE,
      mood: 'surprised',
      face: { mouth: 'gasp' },
      yaw: -40,
      pitch: 3,
      nod: -14,
      tilt: 6,
      gaze: [-0.9, -0.9],
      armR: UP,
      armL: rolls ? WHEEL : BACK,
      touchR: [by.ground[0] - by.high * 0.5, by.scoop[1] + (by.high > 70 ? 22 : 14)],
      leanInChair: 10,
      body: { roll: -12, tilt: 4 },
    },
    OVENS,
  );
}
