import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { youngAt } from '#bookmaking/hero/body.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { SHAFT } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';
import { nextTurn } from '#titles/box-of-snow/set/ramp-past-fold.ts';
import { emptyRamp, rampPastFold, shadowOfMitten } from '#titles/box-of-snow/set/well-rail.ts';

/** Day comes through the window at our left. */
const LIGHT = mirrored(SHAFT);
/** Where all of them are beside a column of words, and where there are none. In mm. */
interface Places {
  readonly ground: Point;
  /** How high who sits on the floor and who sits in a wheelchair may be. */
  readonly high: readonly [floor: number, chair: number];
  readonly box: Point;
  readonly thing: Point;
  readonly doors: readonly number[];
  /** Where the mitten hangs over the well. */
  readonly hangs: number;
}
const INSIDE: Places = {
  ground: [116, 203],
  high: [110, 118],
  box: [30, 207],
  thing: [68, 201],
  doors: [150, 190],
  hangs: 127,
};
const BESIDE: Places = {
  ground: [120, 204],
  high: [126, 138],
  box: [32, 208],
  thing: [72, 201],
  doors: [30, 76, 124, 194],
  hangs: 147,
};

/** In signs: a longer name needs more than the column beside the window. */
const LONG = 12;

/** Far: in all of the empty ramp one somebody, bent over one small ball. */
export const page05: Painting = ({ hero, things, name, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const rolls = hero.wheelchair !== undefined;
  const head = headToStand(hero, by.high[rolls ? 1 : 0], by.high[1] * 0.27);
  const r = head * 0.25;
  /** Before the chest on the side that is seen; the far hand comes to where it is. */
  const placed = (ball: Point): PlacedHero =>
    placeHero(
      hero,
      head,
      'ground',
      by.ground,
      {
        pose: 'stand',
        mood: 'surprised',
        face: { mouth: 'firm' },
        yaw: 118,
        pitch: 2,
        turn: -62,
        nod: 12,
        tilt: 6,
        gaze: [-1, 0],
        leanInChair: 12,
        armR: { upper: [-6, 26], lower: [84, -18], hand: 'hold' },
        touchL: [ball[0] + r * 0.7, ball[1] + r * 0.5],
        // On a short neck the same shoulder would be before the mouth.
        body: { shrug: 26 - 22 * youngAt(hero.years), lean: 10, roll: 0, twist: 0, hips: 4 },
      },
      LIGHT,
    );
  const [handX, handY] = placed(by.ground).handR;
  const ball: Point = [handX + r * 0.5, handY - r * 0.5];
  const child = placed(ball);
  const art =
    emptyRamp(by.doors) +
    (beside ? nextTurn() : '') +
    // Over the well, whole and far up, is what throws it.
    mittenOnWool(LIGHT, [by.hangs, -4], [by.hangs, 62], 12, 4) +
    lettering('7', 170, 88, 11, FLOORS[7].deep, 0.22) +
    child.shadow +
    shadowOfMitten([192, 194]) +
    at(...by.box, 0.42, carton(LIGHT, 0.12, 0)) +
    glow(ball[0], ball[1], head, head, '#f2fbff', 0.8) +
    snowball(LIGHT, ball[0], ball[1], r) +
    child.art +
    at(...by.thing, 0.34, thing(things[0], LIGHT), 4);
  return {
    art,
    ...(beside && { overFold: () => groundPastFold(rampPastFold()) }),
    quiet: {
      box: { x: 14, y: 14, width: (name?.signs.length ?? 0) > LONG ? 140 : 100, height: 87 },
      ink: 'dark',
      largest: { explorer: 15 },
    },
    faces: [child.face],
  };
};
