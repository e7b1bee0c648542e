import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
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
const GROUND: Point = [150, 206];

/** Far: somebody has been waiting since six. One hand goes up to ask, the other keeps the ball behind the back. */
export const page06: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const head = headToStand(hero, rolls ? 138 : 110, rolls ? 32 : 34);
  const wish = {
    pose: TIPTOE,
    mood: 'surprised',
    yaw: 20,
    pitch: 2,
    nod: -22,
    tilt: -10,
    gaze: [0.3, -1],
    armL: { upper: [34, 152], lower: [24, 168], hand: 'open' },
    armR: { upper: [-34, 26], lower: [-20, 10], hand: 'hold' },
  } as const;
  const still = placeHero(hero, head, 'ground', GROUND, wish, SHAFT);
  // A hand above whoever it is for.
  const tips: Point = [still.head[0] + 0.16 * head, still.head[1] - 0.76 * head];
  const child = placeHero(
    hero,
    head,
    'ground',
    GROUND,
    { ...wish, touchL: [tips[0] + 0.44 * head, tips[1] + 2] },
    SHAFT,
  );
  const r = child.scale * 24;
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
    child.shadow +
    snowball(SHAFT, child.handR[0] - r * 0.5, child.handR[1] + r * 0.5, r) +
    child.art +
    mittenOnWool(SHAFT, [160, -6], [tips[0], tips[1] - 42], 44, -2) +
    child.hand(1) +
    at(tips[0], tips[1] - 42, 0.72, note(SHAFT), -2);
  return {
    art,
    quiet: { box: { ...SAFE, width: 97, height: 118 }, ink: 'dark', largest: { explorer: 18 } },
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
