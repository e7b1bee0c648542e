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
import { underHat } from '#titles/boots-for-an-octopus/cast/hat.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { watchingFeet } from '#titles/boots-for-an-octopus/cast/watching-feet.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { plate, slider } from '#titles/boots-for-an-octopus/set/measure.ts';
import { room, roomPastFold } from '#titles/boots-for-an-octopus/set/room.ts';
import { mirror } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Close, over a shoulder: slide, click; and in the mirror, something else that is round on top. */
export const page08: Painting = ({ hero, things, beside }) => {
  const small = hero.years < 3;
  const child = heroInHat(
    hero,
    41,
    'head',
    [48, small ? 140 : 113],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: 146,
      pitch: 8,
      tilt: -6,
      hat: 'on',
      armsByPage: true,
      body: { lean: 6, roll: -4 },
    },
    SHOP,
  );
  const seen = heroInHat(
    hero,
    44,
    'head',
    [150, 112],
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
  const wrist: Point = [86, 186];
  const slides = ownArm(
    underHat(hero),
    child,
    -1,
    { wrist, elbow: elbowOf(child, -1, wrist, 1), hand: grip, degrees: -4, size: 1.3 },
    SHOP,
  );
  const art =
    room(176, HOUR.metal) +
    mirror(
      96,
      70,
      112,
      92,
      box(
        92,
        68,
        124,
        98,
        linear([
          [0, '#e6f1ee'],
          [1, '#f6ddd0'],
        ]),
      ) +
        seen.art +
        // Round on top, as what is above it.
        tentacle(way('230,182 208,178 193,168 189,152 188,133'), 13, 8.4, -1, mirrored(SHOP)),
    ) +
    tableTop(166) +
    at(122, 188, 0.62, plate(), 0, -0.88) +
    oval(156, 194, 46, 8, '#33405a', 'fill-opacity=".25"') +
    tentacle(way('238,156 214,170 182,182 146,186 120,186'), 18, 13, -1, SHOP) +
    child.arm(1) +
    child.art +
    slides.art +
    at(122, 188, 0.62, slider(4), 0, -0.88) +
    slides.before;
  return {
    art,
    quiet: { box: { ...SAFE, height: 51 }, ink: 'dark', largest: LARGE },
    faces: [child.face, seen.face],
    ...(beside && {
      overFold: () =>
        roomPastFold(176, HOUR.metal) +
        watchingFeet(170, 7, thing(things[0], SHOP), SHOP) +
        asGround(shifted(8 - SHEET, 0, tableTop(166))),
    }),
  };
};

/** The bench seen from above, near enough to lean on. */
const tableTop = (y: number): string =>
  box(
    0,
    y,
    SHEET,
    SHEET - y,
    linear([
      [0, '#f08c79'],
      [1, '#d65f55'],
    ]),
  ) +
  box(0, y - 2, SHEET, 4, '#ffb3a0') +
  path(
    `M0 ${y + 6}H216`,
    'none',
    'stroke="#c9504a" stroke-width="1" stroke-opacity=".5" stroke-dasharray="4 3"',
  );
