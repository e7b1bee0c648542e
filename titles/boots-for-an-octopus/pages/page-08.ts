import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { underHat } from '#titles/boots-for-an-octopus/cast/hat.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { plate, slider } from '#titles/boots-for-an-octopus/set/measure.ts';
import { room } from '#titles/boots-for-an-octopus/set/room.ts';
import { shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { mirror } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Close: slide, click; and in the mirror, something else that is round on top. */
export const page08: Painting = ({ hero }) => {
  // Of the smallest an arm begins at the mouth, if the head is down.
  const small = hero.years < 3;
  const child = heroInHat(
    hero,
    54,
    'head',
    [60, small ? 115 : 117],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: 30,
      turn: 8,
      nod: small ? -2 : 8,
      tilt: 10,
      pitch: 8,
      gaze: [0.9, 0.5],
      hat: 'on',
      armsByPage: true,
      body: { lean: 17, roll: 10 },
      leanInChair: 17,
    },
    SHOP,
  );
  const seen = heroInHat(
    hero,
    42,
    'head',
    [172, 118],
    { pose: 'stand', mood: 'wonder', yaw: -24, pitch: 6, gaze: [-0.5, 0.3], hat: 'on' },
    mirrored(SHOP),
  );
  const own = underHat(hero);
  const wrist: Point = [81, 191];
  const slides = ownArm(
    own,
    child,
    -1,
    { wrist, elbow: elbowOf(child, -1, wrist, 1), hand: grip, degrees: -6, size: 1.2 },
    SHOP,
  );
  const art =
    room(160, HOUR.metal) +
    shelves(-8, 80, 126, 96, 3, 0.85) +
    mirror(
      134,
      78,
      74,
      66,
      box(
        132,
        74,
        80,
        76,
        linear([
          [0, '#e6f1ee'],
          [1, '#f6ddd0'],
        ]),
      ) + seen.art,
    ) +
    child.art +
    tableTop(167) +
    at(118, 190, 0.62, plate(), 0, -0.88) +
    oval(150, 196, 46, 9, '#33405a', 'fill-opacity=".25"') +
    tentacle(way('232,140 208,156 176,178 142,187 118,188'), 19, 15, -1, SHOP) +
    slides.art +
    at(118, 190, 0.62, slider(4), 0, -0.88) +
    slides.before;
  return {
    art,
    quiet: { box: { ...SAFE, height: 53 }, ink: 'dark', largest: LARGE },
    faces: [child.face],
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
