import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { LEAN } from '#bookmaking/hero/more-poses.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton } from '#titles/box-of-snow/cast/carton.ts';
import { fingertip } from '#titles/box-of-snow/cast/fingertip.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { otherArm } from '#titles/box-of-snow/cast/other-arm.ts';
import { FLOORS, SNOW } from '#titles/box-of-snow/set/colors.ts';
import { frontHall, fullOfStreet, thrownIn, WRITTEN } from '#titles/box-of-snow/set/front-hall.ts';
import { tileFloor } from '#titles/box-of-snow/set/hall.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { HALL } from '#titles/box-of-snow/set/lights.ts';
import { glow, plainWall, wet } from '#titles/box-of-snow/set/ramp.ts';

const GROUND: Point = [160, 205];
/** The foot of the box, and how large it is. */
const BOX = { x: 88, y: 210, k: 0.68 } as const;
/** Where a finger goes in, and where that of the smallest does. */
const DIP: Point = [101, 146];
const LOW_DIP: Point = [111, 157];
/** Where something else sits, deep in the snow. */
const SUNK: Point = [69, 125];

/** The street is white with heat, the hall is cool and high, and in it stands a box; somebody has one finger in it already. */
export const page01: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  // Who sits on the floor has a shoulder behind the chin.
  const sits = hero.years < 1;
  const small = hero.years < 3;
  const child = placeHero(
    hero,
    headToStand(hero, rolls ? 150 : 122, rolls ? 36 : 40),
    'ground',
    [GROUND[0] + (sits ? 2 : small ? 4 : 0), GROUND[1]],
    {
      pose: LEAN,
      mood: 'wonder',
      face: { mouth: 'smile', brow: [-9, -14, -5], askew: 3 },
      yaw: -44,
      pitch: 4,
      nod: sits ? -10 : 8,
      turn: 8,
      tilt: sits ? 2 : -8,
      gaze: [-0.9, 0.7],
      touchR: small ? LOW_DIP : DIP,
      armR: { upper: [60, 20], lower: [60, 10], hand: 'point' },
      armL: otherArm(hero),
      leanInChair: 26,
      body: {
        lean: sits ? 4 : 27,
        nod: sits ? 0 : 8,
        hips: 0,
        legL: { upper: [2, 6], lower: [-8, 4] },
        legR: { upper: [14, 8], lower: [4, 4] },
      },
    },
    HALL,
  );
  const tip = fingertip(child);
  const art =
    plainWall(FLOORS[1], 170) +
    shifted(0, 6, vault()) +
    tileFloor(170) +
    lettering('1', 196, 112, 24, FLOORS[1].wall, 0.2) +
    clean(streetDoor()) +
    thrownIn() +
    wet([
      [8, 191, 3.4],
      [14, 197, 4.4],
      [6, 205, 3],
      [22, 207, 5],
      [138, 212, 6],
    ]) +
    child.shadow +
    puddle() +
    at(...SUNK, 0.33, thing(things[0], mirrored(HALL)), 8, -0.33) +
    at(BOX.x, BOX.y, BOX.k, carton(HALL, 1, 0)) +
    child.art +
    sunk(tip);
  return {
    art,
    quiet: { box: { ...SAFE, height: 60 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face],
    dedicated: WRITTEN,
    overFold: () => frontHall() + pastFold(comesIn()),
  };
};

/** Snow closes over the finger and half of the fist, and is pushed up before it. */
const sunk = ([x, y]: Point): string =>
  at(
    x,
    y,
    1,
    path('M-9 8C-13 -1 -8 -9 -2 -9C1 -8 2 -5 5 -4C9 -4 12 1 11 8Z', SNOW.lit) +
      path('M5 -4C9 -4 12 1 11 8H3C7 5 8 0 5 -4Z', SNOW.shade) +
      line('M-2 -9C1 -8 2 -5 5 -4C9 -4 11 -1 11 3', SNOW.deep, 1.2) +
      path('M-9 8C-12 0 -9 -7 -5 -8.600C-7 -3 -6 3 -2 8Z', SNOW.mid) +
      oval(15, 9, 1.7, 1.5, SNOW.lit) +
      oval(19, 14, 1.2, 1.1, SNOW.lit),
  );

/** Far behind, whole, somebody comes in from the street with all of the laundry. */
const comesIn = (): string =>
  oval(-23, 174, 11, 1.4, '#2f6a72', 'fill-opacity=".3"') + at(-25, 174, 0.17, laundry(HALL, 0.6));

/** The street is only light: a door full of it. */
const streetDoor = (): string =>
  fullOfStreet(-4, -4) +
  line('M6 120q4 -5 0 -10t0 -10M20 128q4 -5 0 -10t0 -10M34 120q4 -5 0 -10t0 -10', '#ffdf8a', 2.4) +
  glow(16, 128, 62, 70, '#fffbe0', 0.6);

/** The box has begun already. */
const puddle = (): string =>
  path(
    'M40 208C46 203 62 205 84 205C106 205 124 203 130 208C134 213 112 215 86 215C58 215 36 213 40 208Z',
    '#7fb4d2',
    'fill-opacity=".75"',
  ) + path('M48 210C58 213 84 213 100 212C88 215 60 215 48 210Z', '#e3f3fb', 'fill-opacity=".8"');

/** The round house begins overhead: the underside of the first turn, with the cool of the hall on it. */
const vault = (): string =>
  path('M-4 -10H220V58C150 80 70 84 -4 74Z', '#eaf8ea') +
  line('M-4 74C70 84 150 80 220 58', '#9ed6bb', 2.2) +
  line('M-4 77.5C70 87.5 150 83.5 220 61.5', '#5fae97', 0.9) +
  line('M-4 30C70 42 150 38 220 16M-4 54C70 64 150 60 220 38', '#d9f0de', 1.2);
