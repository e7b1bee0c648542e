import { at, line } from '#bookmaking/drawing/marks.ts';
import { finger, flat } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting, Picture } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { towerOfBoxes } from '#titles/boots-for-an-octopus/cast/tower.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
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

/** Wide: somebody on the mat, and nobody likes to say anything. */
export const page02: Painting = ({ hero, things }) => {
  const child = hero.wheelchair ? rolledUp(hero) : bentDown(hero);
  const guest = octopus(
    {
      head: [58, 134],
      size: 50,
      mood: 'polite',
      gaze: [0.9, 0.7],
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
  const art =
    room(172) +
    shelves(104, 82, 104, 78, 4, 0.96) +
    door(
      [16, 82, 74, 172],
      {
        rain: 1,
        sky: ['#9fc3d6', '#d5e7ec'],
        puddles: [
          [40, 166, 26],
          [74, 158, 14],
          [20, 155, 9],
        ],
      },
      'open',
    ) +
    bootClock(93, 92, 12) +
    ladder(124, 70, 174, 24) +
    at(124, 120, 0.5, shopkeeperLegs(SHOP, 120)) +
    plainWall(70) +
    valance(72) +
    at(190, 178, 0.5, towerOfBoxes(SHOP), 0, -0.5) +
    mat(8, 178, 96, 34) +
    puddle('mat', 52, 202, 52, 10, 3) +
    guest.shadow +
    guest.behind +
    guest.head +
    guest.before +
    line(drips, '#e8f8fd', 2.2) +
    line(drips, '#7fb9d2', 0.8) +
    child.shadow +
    child.art +
    child.arms +
    hush();
  const picture = {
    art,
    quiet: { box: { ...SAFE, height: 42 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, guest.face],
  } satisfies Picture;
  return nearer(picture, 1.08, 40);
};

interface Counting extends PlacedHero {
  /** Drawn by the page, over face and hat. */
  readonly arms: string;
}

/** So near that the page ends at the waist: a finger counts, and a hand keeps in what nobody likes to say. */
function bentDown(hero: Hero): Counting {
  const child = heroInHat(
    hero,
    62,
    'head',
    [160, 132],
    {
      pose: 'stand',
      mood: 'surprised',
      face: { brow: [-9, -13, -5] },
      yaw: -34,
      pitch: 5,
      turn: -4,
      nod: 5,
      tilt: -11,
      gaze: [-1, 0.8],
      hat: 'on',
      armsByPage: true,
      body: { lean: 30, roll: -10, shrug: 8 },
    },
    SHOP,
  );
  const [x, y] = child.head;
  const u = child.scale;
  const counts = ownArm(
    hero,
    child,
    -1,
    { elbow: [x - 40 * u, 209], wrist: [116, 199], hand: finger, degrees: 174, flip: true },
    SHOP,
  );
  const keepsIn = ownArm(
    hero,
    child,
    1,
    {
      elbow: [x + 50 * u, y + 118 * u],
      wrist: [x + 12 * u, y + 68 * u],
      hand: flat,
      degrees: -140,
      size: 1.06,
    },
    SHOP,
  );
  return { ...child, arms: keepsIn.art + counts.art };
}

/** From a chair one need not crouch: as far forward as it lets go, and a finger down to the feet. */
const rolledUp = (hero: Hero): Counting => ({
  ...heroInHat(
    hero,
    standingSize(hero, 152, 47),
    'ground',
    [155, 212],
    {
      pose: 'crouch',
      mood: 'surprised',
      face: { mouth: 'tiny' },
      yaw: -44,
      turn: -6,
      nod: 12,
      tilt: -10,
      gaze: [-1, 0.6],
      hat: 'on',
      touchR: [92, 196],
      leanInChair: 26,
      armR: { upper: [50, 10], lower: [80, 0], hand: 'point' },
      armL: { upper: [30, 20], lower: [70, 4], hand: 'hold' },
      body: { roll: -10 },
    },
    SHOP,
  ),
  arms: '',
});
