import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { asGround, at, box, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { feetOverEdge } from '#titles/boots-for-an-octopus/cast/feet-over-edge.ts';
import { fromBehind, underHat } from '#titles/boots-for-an-octopus/cast/hat.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { openBox } from '#titles/boots-for-an-octopus/set/boxes.ts';
import { BOXES, HOUR, SHOPFRONT } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { plate, slider } from '#titles/boots-for-an-octopus/set/measure.ts';
import { room, roomPastFold } from '#titles/boots-for-an-octopus/set/room.ts';
import { benchTop, bootClock, mirror } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Close, over a shoulder: slide, click; and in the mirror, something else that is round on top. */
export const page08: Painting = ({ hero, things, beside }) => {
  const small = hero.years < 3;
  const rolls = hero.wheelchair !== undefined;
  const child = heroInHat(
    fromBehind(hero),
    rolls ? 38 : 41,
    'head',
    [rolls ? 70 : 60, small ? 133 : 109],
    {
      pose: 'stand',
      mood: 'wonder',
      // Legs are under the bench: none is seen beside the back of a chair.
      yaw: rolls ? 174 : 146,
      // Of the smallest a cheek hung beside a collar like a loop of wire.
      turn: rolls ? -28 : small ? 30 : 0,
      pitch: 8,
      tilt: -6,
      hat: 'on',
      armsByPage: true,
      legsByPage: rolls,
      body: { lean: 6, roll: -4 },
    },
    SHOP,
  );
  const seen = heroInHat(
    hero,
    44,
    'head',
    [153, 108],
    {
      pose: 'stand',
      mood: 'wonder',
      face: { mouth: 'oh', eyes: 'wide', brow: [-9, -13, -6] },
      yaw: -12,
      pitch: 4,
      gaze: [-0.2, -0.9],
      hat: 'on',
      armsByPage: true,
    },
    mirrored(SHOP),
  );
  const wrist: Point = [small ? 100 : 98, 180];
  const slides = ownArm(
    underHat(hero),
    child,
    -1,
    { wrist, elbow: elbowOf(child, -1, wrist, 1), hand: grip, degrees: -4, size: 1.3 },
    SHOP,
  );
  const art =
    room(176, HOUR.metal) +
    (beside ? onTheWall() : '') +
    mirror(
      99,
      70,
      112,
      86,
      box(
        95,
        68,
        124,
        92,
        linear([
          [0, '#e6f1ee'],
          [1, '#f6ddd0'],
        ]),
      ) +
        seen.art +
        // Round on top, as what is above it.
        tentacle(way('233,178 211,174 196,164 192,148 191,129'), 13, 8.4, -1, mirrored(SHOP)),
    ) +
    benchTop(TOP, NEAR_EDGE) +
    at(PLATE, 182, 0.62, plate(), 0, -0.88) +
    oval(PLATE + 34, 188, 46, 8, '#33405a', 'fill-opacity=".25"') +
    tentacle(way('246,148 226,163 194,176 158,180 132,180'), 18, 13, -1, SHOP) +
    child.arm(1) +
    child.art +
    slides.art +
    at(PLATE, 182, 0.62, slider(4), 0, -0.88) +
    slides.before;
  return {
    art,
    quiet: { box: { ...SAFE, height: 51 }, ink: 'dark', largest: LARGE },
    faces: [child.face, seen.face],
    ...(beside && {
      overFold: () =>
        roomPastFold(176, HOUR.metal) +
        asGround(shifted(8 - SHEET, 0, daylight())) +
        feetOverEdge(
          TOP,
          7,
          thing(things[0], SHOP),
          asGround(shifted(8 - SHEET, 0, benchTop(TOP, NEAR_EDGE))),
          SHOP,
        ),
    }),
  };
};

/** Where the plate has its middle, in mm. */
const PLATE = 134;
/** Where the bench begins and where it ends toward us, in mm. */
const [TOP, NEAR_EDGE] = [160, 206] as const;

/** What a shop still has: the time, and three boxes with nothing but paper in them. */
const onTheWall = (): string =>
  bootClock(46, 42, 30) +
  box(104, 47, 104, 4, SHOPFRONT.wood, 1) +
  box(104, 46, 104, 1.6, SHOPFRONT.woodLite, 0.8) +
  path('M114 51v7l6 -7ZM198 51v7l-6 -7Z', SHOPFRONT.woodDark) +
  openBox(SHOP, 124, 46, 22, BOXES[0]) +
  openBox(SHOP, 156, 46, 26, BOXES[5]) +
  openBox(SHOP, 188, 46, 20, BOXES[2]);

/** The first brightness comes in by a window and lies on the wall, over the fold and under the words. */
const daylight = (): string =>
  path(
    'M30 18L82 4V66L30 80ZM88 2L140 -12V50L88 64ZM30 86L82 72V134L30 148ZM88 70L140 56V118L88 132Z',
    '#fffaf0',
    'fill-opacity=".5"',
  );
