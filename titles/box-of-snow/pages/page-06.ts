import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton } from '#titles/box-of-snow/cast/carton.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { mittenOnWool, note } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { SHAFT } from '#titles/box-of-snow/set/lights.ts';
import { acrossTheWell, farSide, rail } from '#titles/box-of-snow/set/ramp.ts';
import { endOfWall, floorAtFold, wallPastFold } from '#titles/box-of-snow/set/wall-past-fold.ts';

const VIEW = { eye: 7.2, horizon: 120, storey: 56, from: 5, to: 9 };
/** Where the cuff hangs, and under it a crown. */
const CUFF: Point = [143, 80];
/** Where the box stands. */
const BOX = 45;

/** Very near, and cut off at the nose: somebody has been waiting since six, and knocks. Nobody here has a ball of snow. */
export const page06: Painting = ({ hero, things, beside = false }) => {
  const child = placeHero(
    hero,
    hero.years < 3 ? 84 : 92,
    'head',
    [132, hero.years < 3 ? 188 : 192],
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
    acrossTheWell(VIEW) +
    at(204, farSide(VIEW, 7, 204), 0.14, laundry(SHAFT, 0.7)) +
    path('M112 -6H180L150 216H60Z', '#fff6dc', 'fill-opacity=".4"') +
    (beside ? '' : haze(f.pale)) +
    rail(f, 178, 40) +
    floorAtFold(f, 180) +
    (beside ? endOfWall(f, 180) : '') +
    oval(BOX + 2, 206.6, 36, 4.2, f.deep, 'fill-opacity=".35"') +
    at(BOX, 206, 0.56, carton(SHAFT, 0.06, 0)) +
    at(194, 200, 0.46, thing(things[0], SHAFT), -4) +
    child.art +
    mittenOnWool(SHAFT, [144, -6], CUFF, 66, -3) +
    at(CUFF[0], CUFF[1], 1.05, note(SHAFT), -3);
  return {
    art,
    ...(beside && { overFold: () => groundPastFold(wallPastFold(f, 180)) }),
    quiet: { box: { ...SAFE, width: 98, height: 124 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face],
  };
};

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
