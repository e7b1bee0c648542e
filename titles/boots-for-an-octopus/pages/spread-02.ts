import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import { SAFE, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { type OctopusArm, octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { towerOfBoxes } from '#titles/boots-for-an-octopus/cast/tower.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { drops } from '#titles/boots-for-an-octopus/set/drops.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { ladder, shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { mat } from '#titles/boots-for-an-octopus/set/shop.ts';

/** Over both pages: a customer who has eight feet, and holds out the first of them, politely, to somebody small. */
export const spread02: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const stood: Stood = {
    hero,
    size: standingSize(hero, rolls ? 122 : 120, rolls ? 34.5 : 35),
    ground: [rolls ? 54 : 52, 203],
    wish: {
      pose: TAKEN_ABACK,
      mood: 'surprised',
      face: { mouth: GAPE, eyes: 'wide' },
      yaw: 56,
      pitch: 4,
      nod: -10,
      gaze: [1, -0.3],
      hat: 'on',
      armL: { upper: [-46, 30], lower: [-24, 44], hand: 'open' },
    },
  };
  const tip = fistAt(stood, -1, hero.years < 3 ? 4 : 10);
  const child = heroHolding(stood, { right: tip }, SHOP);
  const guest = octopus(
    {
      head: [334, 104],
      size: 72,
      mood: 'polite',
      gaze: [-1, 0.5],
      dressed: 0,
      foot: 20,
      object: thing(things[0], SHOP),
      arms: [offered(tip), ...REST],
    },
    SHOP,
  );
  const art =
    room(158, HOUR.rain, SPREAD) +
    shelves(222, 12, 74, 132, 4, 0.96) +
    ladder(238, -4, 168, 24) +
    at(238, 80, 0.6, shopkeeperLegs(SHOP, 150)) +
    door(
      [334, 24, 86, 160],
      { rain: 1, sky: ['#9fc3d6', '#d5e7ec'], puddles: [[400, 150, 18]] },
      'open',
    ) +
    mat(300, 160, 140, 48) +
    at(262, 164, 0.5, towerOfBoxes(SHOP), 0, -0.5) +
    wet() +
    child.shadow +
    child.art +
    guest.behind +
    guest.head +
    guest.before +
    child.hand(-1) +
    drops(DRIPS) +
    hush(SPREAD);
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 14, width: 182, height: 78 },
      ink: 'dark',
      largest: { seedling: 48, sprout: 36, sapling: 27, explorer: 20 },
    },
    faces: [child.face, guest.face],
  };
};

/** Back on the heels, and one hand in it all the same. */
const TAKEN_ABACK = {
  lean: -16,
  roll: 0,
  hips: 0,
  shrug: 8,
  armL: { upper: [-46, 30], lower: [-24, 44] },
  armR: { upper: [60, 0], lower: [60, 0] },
  legL: { upper: [26, 6], lower: [10, 4], foot: -20 },
  legR: { upper: [-4, 6], lower: [-26, 5], foot: 6 },
} as const;

/** The first is held out, over the fold, to be shaken: how do you do. */
const offered = ([x, y]: Point): OctopusArm => ({
  via: [
    ...way('300,142 276,164 240,186 196,190 150,190'),
    [x + 22, y + 22],
    [x + 7, y + 7],
    [x, y],
    [x - 3, y - 8],
    [x + 1, y - 14],
  ],
  suckers: -1,
});

/** Seven wait their turn, tips up, none behind another. */
const REST: readonly OctopusArm[] = [
  { via: way('296,132 276,138 258,134 252,122 258,110'), suckers: -1 },
  { via: way('308,154 292,182 276,194 264,186 269,170'), before: true, suckers: -1 },
  { via: way('322,160 312,188 304,204 292,200 296,184'), before: true, suckers: -1 },
  { via: way('334,162 328,190 328,206 340,204 340,186'), before: true, suckers: 1 },
  { via: way('346,160 354,188 366,202 376,194 370,180'), before: true, suckers: 1 },
  { via: way('358,154 376,176 392,186 402,174 395,160'), before: true, suckers: 1 },
  { via: way('370,136 388,142 402,138 407,126 399,115'), suckers: 1 },
];

/** What has run off it, and on, as far as to the other page. */
const wet = (): string =>
  oval(322, 196, 130, 16, '#6f8da6', 'fill-opacity=".5"') +
  oval(322, 195.4, 127, 14.6, '#bfe1ea') +
  oval(190, 198, 9, 2.4, 'none', 'stroke="#ffffff" stroke-width=".8"') +
  oval(190, 198, 17, 4.8, 'none', 'stroke="#ffffff" stroke-width=".6" stroke-opacity=".7"');

/** From head and feet: few, and large enough to be heard. */
const DRIPS = [
  [290, 84, 3.4],
  [380, 80, 3],
  [302, 40, 2.6],
  [212, 204, 2.4],
  [150, 200, 3],
] as const;
