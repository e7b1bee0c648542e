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
import { mirror } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Close, over a shoulder: slide, click; and in the mirror, something else that is round on top. */
export const page08: Painting = ({ hero }) => {
  const child = heroInHat(
    hero,
    53,
    'head',
    [48, 130],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: 152,
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
    54,
    'head',
    [149, 125],
    {
      pose: 'stand',
      mood: 'wonder',
      face: { mouth: 'oh' },
      yaw: -12,
      pitch: 4,
      gaze: [-0.1, -0.9],
      hat: 'on',
    },
    mirrored(SHOP),
  );
  const wrist: Point = [86, 192];
  const slides = ownArm(
    underHat(hero),
    child,
    -1,
    { wrist, elbow: elbowOf(child, -1, wrist, 1), hand: grip, degrees: -6, size: 1.2 },
    SHOP,
  );
  const art =
    room(160, HOUR.metal) +
    mirror(
      92,
      72,
      114,
      90,
      box(
        88,
        70,
        124,
        96,
        linear([
          [0, '#e6f1ee'],
          [1, '#f6ddd0'],
        ]),
      ) + seen.art,
    ) +
    tableTop(167) +
    at(122, 190, 0.62, plate(), 0, -0.88) +
    oval(154, 196, 46, 9, '#33405a', 'fill-opacity=".25"') +
    tentacle(way('236,150 212,166 180,182 146,188 122,188'), 19, 15, -1, SHOP) +
    child.art +
    slides.art +
    at(122, 190, 0.62, slider(4), 0, -0.88) +
    slides.before;
  return {
    art,
    quiet: { box: { ...SAFE, height: 53 }, ink: 'dark', largest: LARGE },
    faces: [child.face, seen.face],
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
