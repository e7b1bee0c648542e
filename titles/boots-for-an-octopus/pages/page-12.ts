import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting, Picture } from '#bookmaking/title.ts';
import { centipedeBody, centipedeFace } from '#titles/boots-for-an-octopus/cast/centipede.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { shopkeeperFace } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { GOLDEN } from '#titles/boots-for-an-octopus/set/lights.ts';
import { measuringThing } from '#titles/boots-for-an-octopus/set/measure.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import {
  hush,
  ladder,
  plainWall,
  room,
  shelves,
  valance,
} from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { SOUNDS } from '#titles/boots-for-an-octopus/sounds.ts';

/** From the end of the street to the doorpost; mm. */
const OUTSIDE = way(
  '74,134 68,134.5 62,135.5 56,136 49,137 43,140 42,145 48,149 57,151 67,154 76,159 80,166 76,174',
);
/** From the doorpost to under the chin; mm. */
const INSIDE = way(
  '74,166 67,167 59,168 50,170 41,173 32,177 24,183 19,190 20,198 29,203 40,205 51,205 61,202 66,194 68,184 69,172',
);

/** Where the measuring thing is hugged; mm. */
const HELD: Point = [161, 187];

/** Close: ding. It is taking some time to come in, and the first of it is here. */
export const page12: Painting = ({ hero }) => {
  // Of the smallest an arm begins at the cheek.
  const small = clamp((3 - hero.years) / 2, 0, 1);
  const child = heroInHat(
    hero,
    54,
    'head',
    [167, 124],
    {
      pose: 'stand',
      mood: 'surprised',
      face: { mouth: GAPE, brow: [-9, -14, -8] },
      yaw: -30,
      turn: -4,
      tilt: 7 - 4 * small,
      gaze: [-1, 0.25],
      hat: 'given',
      armsByPage: true,
      body: { lean: -6, roll: 3, shrug: 5 },
    },
    GOLDEN,
  );
  const [x, y] = HELD;
  const hugs = ([-1, 1] as const).map((side) =>
    ownArm(
      hero,
      child,
      side,
      {
        elbow: [x + 2 + side * 45, y - 9 + 6 * small],
        wrist: [x + side * 35, y + 4 + side * 4],
        hand: grip,
        degrees: side > 0 ? 186 : 10,
        flip: side < 0,
        size: 1.2,
      },
      GOLDEN,
    ),
  );
  const art =
    room(176) +
    shelves(112, 84, 98, 74, 4, 0) +
    door(
      [18, 84, 66, 176],
      { rain: 0.8, sky: ['#f6c9a0', '#fff0c8'], puddles: [[40, 168, 18]] },
      'open',
    ) +
    clip('M18 84h66V176h-66Z', centipedeBody(GOLDEN, OUTSIDE, [2.6, 8])) +
    path('M20 176H82L150 216H44Z', '#ffe7a0', 'fill-opacity=".45"') +
    ladder(119, 70, 178, 24) +
    at(119, 94, 0.44, shopkeeperFace(GOLDEN)) +
    plainWall(70) +
    valance(72) +
    child.art +
    hugs.map(({ art }) => art).join('') +
    at(x, y, 0.34, measuringThing(20), 7, 0.36) +
    hugs.map(({ before }) => before).join('') +
    oval(44, 214, 58, 9, '#6e3d63', 'fill-opacity=".2"') +
    centipedeBody(GOLDEN, INSIDE, [7, 17]) +
    at(73, 149, 0.62, centipedeFace(GOLDEN)) +
    line('M14 150v4M40 150v5M116 182v5M62 120v4M108 204v4', '#ffffff', 1.8) +
    hush() +
    lettered(SOUNDS['DING!'], [46, 92], { height: 8, turn: -6, ink: '#22323a', rim: '#fffaf0' });
  const picture = {
    art,
    quiet: { box: { ...SAFE, height: 43 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face],
  } satisfies Picture;
  return nearer(picture, 1.07, 108);
};
