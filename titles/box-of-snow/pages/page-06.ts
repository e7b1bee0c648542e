import type { Hex } from '#bookmaking/drawing/color.ts';
import { at, box, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { flat, grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { mittenOnWool, note } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { SHAFT } from '#titles/box-of-snow/set/lights.ts';
import { acrossTheWell, farSide, rail, rampFloor } from '#titles/box-of-snow/set/ramp.ts';

const VIEW = { eye: 7.2, horizon: 120, storey: 56, from: 5, to: 9 };
/** The one for keeps. */
const BALL = { x: 138, y: 190, r: 13.4 } as const;

/** Close: somebody has been waiting since six. One hand goes up to ask, the other keeps the ball to itself. */
export const page06: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    60,
    'head',
    [148, 142],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 14,
      pitch: 2,
      nod: -16,
      tilt: -12,
      gaze: [0.5, -1],
      armsByPage: true,
      body: { roll: -12, lean: 2, shrug: 4 },
    },
    SHAFT,
  );
  const near = ownArm(
    hero,
    child,
    -1,
    { elbow: [98, 207], wrist: [BALL.x - 21, BALL.y + 10], hand: grip, degrees: -20, size: 1.08 },
    SHAFT,
  );
  const up = ownArm(
    hero,
    child,
    1,
    { elbow: [205, 160], wrist: [194, 106], hand: flat, degrees: -128, size: 1.1 },
    SHAFT,
  );
  const f = FLOORS[7];
  const art =
    acrossTheWell(VIEW) +
    at(204, farSide(VIEW, 7, 204), 0.14, laundry(SHAFT, 0.7)) +
    path('M112 -6H180L150 216H60Z', '#fff6dc', 'fill-opacity=".4"') +
    haze(f.pale) +
    rail(f, 178, 40) +
    rampFloor(f, 180) +
    oval(48, 206.6, 36, 4.2, f.deep, 'fill-opacity=".35"') +
    at(46, 206, 0.58, carton(SHAFT, 0.06, 0)) +
    oval(96, 208, 18, 3, f.deep, 'fill-opacity=".35"') +
    at(95, 193, 0.52, thing(things[0], SHAFT), -4) +
    child.art +
    near.art +
    oval(BALL.x + 1, BALL.y + 6, BALL.r + 1, BALL.r - 2, f.deep, 'fill-opacity=".3"') +
    snowball(SHAFT, BALL.x, BALL.y, BALL.r) +
    near.before +
    up.art +
    mittenOnWool(SHAFT, [156, -6], [155, 62], 44, -2) +
    at(155, 62, 0.72, note(SHAFT), -2);
  return {
    art,
    quiet: { box: { ...SAFE, width: 97, height: 118 }, ink: 'dark', largest: { explorer: 15 } },
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
