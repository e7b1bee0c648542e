import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { LEAN } from '#bookmaking/hero/more-poses.ts';
import { otherArm } from '#bookmaking/hero/other-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton } from '#titles/box-of-snow/cast/carton.ts';
import { fingertip } from '#titles/box-of-snow/cast/fingertip.ts';
import { SNOW } from '#titles/box-of-snow/set/colors.ts';
import { HALL } from '#titles/box-of-snow/set/lights.ts';
import { coolHall, frontDoor, sunOnWall, WRITTEN } from '#titles/box-of-snow/set/sun-at-door.ts';

/** The foot of the box, and how large it is. */
const BOX = { x: 86, y: 230, k: 1.2 } as const;
/** Where a head is, and how large; who rolls is whole, chair and all. */
const HEAD: Point = [152, 104];
const SIZE = 54;
const ROLLS = { ground: [162, 209], size: 38 } as const;
/** Where a finger goes in. */
const DIP: Point = [98, 116];
/** Where something else stands on the snow. */
const ON_SNOW: Point = [52, 108];

/** In the street the sun, in the hall a box of snow, as large: over its rim a face, and one finger in it already. */
export const page01: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    rolls ? ROLLS.size : SIZE,
    rolls ? 'ground' : 'head',
    rolls ? ROLLS.ground : HEAD,
    {
      pose: LEAN,
      mood: 'wonder',
      face: { mouth: 'smile', brow: [-9, -14, -5], askew: 3 },
      yaw: -42,
      pitch: 6,
      nod: 10,
      tilt: -8,
      gaze: [-0.9, 0.7],
      touchR: DIP,
      armR: { upper: [60, 20], lower: [60, 10], hand: 'point' },
      armL: otherArm(hero),
      leanInChair: 26,
      body: { lean: 26, hips: 0 },
    },
    HALL,
  );
  const tip = fingertip(child);
  return {
    art:
      coolHall() +
      sunOnWall() +
      at(BOX.x, BOX.y, BOX.k, carton(HALL, 0.9, 0)) +
      at(...ON_SNOW, 0.5, thing(things[0], mirrored(HALL)), 6, -0.5) +
      sunkFeet() +
      hole(tip) +
      child.shadow +
      child.art,
    quiet: { box: { ...SAFE, height: 56 }, ink: 'light', largest: { explorer: 18 } },
    faces: [child.face],
    dedicated: WRITTEN,
    overFold: frontDoor,
  };
};

/** What a finger has made, and crumbs of it. */
const hole = ([x, y]: Point): string =>
  clean(
    oval(x - 1, y - 0.5, 6.4, 5, SNOW.shade) +
      oval(x - 0.6, y, 5, 4, SNOW.deep) +
      oval(x - 9, y + 8, 1.8, 1.6, SNOW.shade) +
      oval(x - 3, y + 11, 1.4, 1.3, SNOW.shade),
  );

/** The toy stands in it to the knees. */
const sunkFeet = (): string =>
  clean(
    path(
      `M${ON_SNOW[0] - 24} ${ON_SNOW[1] + 18}q6 -7 12 -3q5 -6 12 -2q7 -5 12 1q7 -4 12 4q-4 10 -24 9q-20 0 -24 -9Z`,
      SNOW.lit,
    ),
  );
