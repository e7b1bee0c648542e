import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold, PAST_FOLD, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton } from '#titles/box-of-snow/cast/carton.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { mitten, mittenOnWool, note, woolAlong } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { SHAFT } from '#titles/box-of-snow/set/lights.ts';
import { acrossTheWell, farSide, rail, rampFloor } from '#titles/box-of-snow/set/ramp.ts';
import { upTheWell, wayOfWool } from '#titles/box-of-snow/set/up-the-well.ts';

const VIEW = { eye: 7.2, horizon: 120, storey: 56, from: 5, to: 9 };
/** Where the cuff hangs, and under it a crown. */
const CUFF: Point = [143, 64];
/** Where the box stands. */
const BOX = 45;

/** Very near, and cut off at the nose: somebody has been waiting since six, and knocks. Nobody here has a ball of snow. */
export const page06: Painting = ({ hero, things, beside = false }) => {
  const child = placeHero(
    hero,
    hero.years < 3 ? 84 : 92,
    'head',
    [beside ? 132 : 140, hero.years < 3 ? 167 : 172],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 6,
      pitch: 4,
      nod: -6,
      tilt: -4,
      gaze: [0.15, -1],
      armsByPage: true,
    },
    SHAFT,
  );
  const f = FLOORS[7];
  const art =
    (beside ? upTheWell() : acrossTheWell(VIEW)) +
    (beside
      ? at(193, 166, 0.2, laundry(SHAFT, 0.7))
      : at(204, farSide(VIEW, 7, 204), 0.14, laundry(SHAFT, 0.7))) +
    (beside ? '' : path('M112 -6H180L150 216H60Z', '#fff6dc', 'fill-opacity=".4"') + haze(f.pale)) +
    rail(f, 178, 40) +
    clean(rampFloor(f, 180)) +
    oval(BOX + 2, 206.6, 36, 4.2, f.deep, 'fill-opacity=".35"') +
    at(BOX, 150, 0.4, thing(things[0], SHAFT), -4) +
    at(BOX, 206, 0.56, carton(SHAFT, 0.06, 0)) +
    child.art +
    (beside
      ? wool() + at(...CUFF, 1.1, mitten(SHAFT), -3)
      : mittenOnWool(SHAFT, [144, -6], CUFF, 66, -3)) +
    at(CUFF[0], CUFF[1], 1.05, note(SHAFT), -3);
  return {
    art,
    ...(beside && {
      overFold: () =>
        groundPastFold(upTheWell() + clean(rampFloor(f, 180, -PAST_FOLD.left))) +
        pastFold(rail(f, 178, 40, -PAST_FOLD.left) + wool()),
    }),
    quiet: { box: { ...SAFE, width: 98, height: 124 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face],
  };
};

/** All the way down from Nine. */
const wool = (): string => woolAlong(SHAFT, wayOfWool(CUFF), 1.9);

/** The heat stands in the well: what is over there goes pale behind the words. */
const haze = (pale: Hex): string =>
  box(
    -4,
    -4,
    142,
    190,
    linear(
      [
        [0, pale, 0.92],
        [0.78, pale, 0.9],
        [1, pale, 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );
