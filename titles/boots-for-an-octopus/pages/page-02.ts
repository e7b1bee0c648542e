import { clamp } from '#bookmaking/drawing/geometry.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { towerOfBoxes } from '#titles/boots-for-an-octopus/cast/tower.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import {
  bootClock,
  hush,
  ladder,
  mat,
  plainWall,
  room,
  shelves,
  valance,
} from '#titles/boots-for-an-octopus/set/shop.ts';
import { puddle } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Near, and somebody on the mat behind: both hands keep in what nobody likes to say. */
export const page02: Painting = ({ hero, things, beside }) => {
  const rise = beside ? RISE : 0;
  const child = heroInHat(
    hero,
    64,
    'head',
    [62, 128],
    {
      pose: 'stand',
      mood: 'surprised',
      face: { brow: [-10, -15, -7] },
      yaw: 12,
      pitch: 3,
      tilt: 5,
      gaze: [1, 0],
      hat: 'on',
      armsByPage: true,
      body: { shrug: 8, lean: 0 },
    },
    SHOP,
  );
  // Of the smallest the hands are small too, and a mouth was seen between them.
  const small = clamp((3 - hero.years) / 2, 0, 1);
  const [x, y] = child.head;
  const u = child.scale;
  const keepsIn = ([1, -1] as const).map(
    (side) =>
      ownArm(
        hero,
        child,
        side,
        {
          elbow: [x + side * 61 * u, y + 116 * u],
          wrist: [x + (4 + side * (32 - 9 * small)) * u, y + (side > 0 ? 52 : 46) * u],
          hand: flat,
          degrees: side > 0 ? -160 : -16,
          flip: side > 0,
          size: 1.1 + 0.08 * small,
        },
        SHOP,
      ).art,
  );
  const guest = octopus(
    {
      head: [58, 134],
      size: 50,
      mood: 'polite',
      gaze: [-0.9, 0.4],
      dressed: 0,
      foot: 14,
      object: thing(things[0], SHOP),
      arms: [
        {
          via: way('30,158 22,178 18,194 12,191'),
          stands: true,
        },
        {
          via: way('40,166 30,188 26,203 17,202'),
          stands: true,
        },
        {
          via: way('56,168 54,192 46,208 38,206'),
          stands: true,
        },
        {
          via: way('70,168 78,192 82,206 92,204'),
          stands: true,
        },
        {
          via: way('24,150 30,170 52,180'),
          before: true,
        },
        {
          via: way('38,152 44,166 57,168'),
          before: true,
          suckers: 1,
        },
        {
          via: way('80,152 74,164 60,171'),
          before: true,
        },
        {
          via: way('94,150 88,174 62,184'),
          before: true,
          suckers: -1,
        },
      ],
    },
    SHOP,
  );
  const drips =
    'M16 160v5M34 150v4M88 158v5M98 166v6M22 176v5M70 186v6M44 182v5M92 182v5M30 118v4M86 116v4';
  const wet = at(
    WET.x,
    WET.y,
    WET.k,
    mat(8, 178, 96, 34) +
      puddle('mat', 52, 202, 52, 10, 3) +
      guest.shadow +
      guest.behind +
      guest.head +
      guest.before +
      line(drips, '#e8f8fd', 2.2) +
      line(drips, '#7fb9d2', 0.8),
  );
  const art =
    room(168 - rise) +
    shelves(4, 76 - 2 * rise, 120, 82 + rise, 4, 0.96) +
    door(
      [128, 74 - 2 * rise, 62, 170 - rise],
      {
        rain: 1,
        sky: ['#9fc3d6', '#d5e7ec'],
        puddles: [
          [150, 164 - rise, 26],
          [180, 156 - rise, 14],
          [132, 153 - rise, 9],
        ],
      },
      'open',
    ) +
    bootClock(204, 96 - 2 * rise, 12) +
    ladder(112, 64 - 2 * rise, 170 - rise, 24) +
    at(112, 112 - 2 * rise, 0.5, shopkeeperLegs(SHOP, 120)) +
    plainWall(60 - 2 * rise) +
    valance(62 - 2 * rise) +
    at(202, 172 - rise, 0.34, towerOfBoxes(SHOP), 0, -0.34) +
    at(0, -rise, 1, wet + child.shadow + child.art + keepsIn.join('')) +
    hush();
  return {
    art,
    quiet: { box: { ...SAFE, height: 44 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [
      { ...child.face, y: child.face.y - rise },
      {
        x: guest.face.x * WET.k + WET.x,
        y: guest.face.y * WET.k + WET.y - rise,
        width: guest.face.width * WET.k,
        height: guest.face.height * WET.k,
      },
    ],
  };
};

/** How much higher everybody is on a sheet without words, in mm. */
const RISE = 17;
/** Where mat, puddle and guest are on the sheet, who were drawn at its left. */
const WET = { x: 100, y: -12, k: 1.06 } as const;
