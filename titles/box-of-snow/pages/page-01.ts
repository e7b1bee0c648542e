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
import { FLOORS, SNOW } from '#titles/box-of-snow/set/colors.ts';
import { frontHall, fullOfStreet, thrownIn, WRITTEN } from '#titles/box-of-snow/set/front-hall.ts';
import { tileFloor } from '#titles/box-of-snow/set/hall.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { HALL } from '#titles/box-of-snow/set/lights.ts';
import { glow, plainWall, wet } from '#titles/box-of-snow/set/ramp.ts';

const GROUND: Point = [165, 204];
/** The foot of the box, and how large it is. */
const BOX = { x: 88, y: 210, k: 0.68 } as const;
/** Where a finger goes in, and where that of the smallest does. */
const DIP: Point = [108, 141];
const LOW_DIP: Point = [114, 155];
/** Where something else stands, on a flap, and looks in. */
const ON_FLAP: Point = [46, 153];

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
    [GROUND[0] + (sits ? -16 : small ? 5 : 0), GROUND[1]],
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
      armL: small
        ? { upper: [-16, 8], lower: [-6, 2], hand: 'hold' }
        : { upper: [-30, 20], lower: [-20, 4], hand: 'rest' },
      leanInChair: 24,
      body: {
        lean: sits ? 4 : 22,
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
    at(BOX.x, BOX.y, BOX.k, carton(HALL, 1, 0, 'level')) +
    oval(ON_FLAP[0], ON_FLAP[1] + 0.6, 13, 1.8, '#6b4420', 'fill-opacity=".35"') +
    at(ON_FLAP[0], ON_FLAP[1] - 9.2, 0.33, thing(things[0], mirrored(HALL)), 0, -0.33) +
    child.art +
    dent(tip) +
    child.hand(-1);
  return {
    art,
    quiet: { box: { ...SAFE, height: 60 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face],
    dedicated: WRITTEN,
    overFold: () => frontHall() + pastFold(comesIn()),
  };
};

/** Snow gives way before the tip of a finger. */
const dent = ([x, y]: Point): string =>
  line(`M${x + 1} ${y - 5}C${x - 5} ${y - 5} ${x - 6} ${y + 4} ${x + 1} ${y + 4}`, SNOW.deep, 1.3);

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
