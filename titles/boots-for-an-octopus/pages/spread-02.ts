import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval, path } from '#bookmaking/drawing/marks.ts';
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
import { ladder } from '#titles/boots-for-an-octopus/set/shelves.ts';

/** Over both pages: a customer who has eight feet, and holds out the first of them, politely, to somebody small. */
export const spread02: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const stood: Stood = {
    hero,
    size: standingSize(hero, rolls ? 92 : 90, rolls ? 27 : 27),
    ground: [rolls ? 146 : 144, 203],
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
      head: [318, 112],
      size: 112,
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
    door(
      [238, 14, 164, 162],
      {
        rain: 1,
        sky: ['#e3f1f2', '#f4f8f2'],
        puddles: [
          [262, 150, 18],
          [390, 156, 18],
        ],
      },
      'open',
    ) +
    daylight() +
    ladder(205, -4, 166, 22) +
    at(205, 76, 0.56, shopkeeperLegs(SHOP, 150)) +
    at(58, 186, 0.56, towerOfBoxes(SHOP), 0, -0.5) +
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
      box: { ...SAFE, y: 16, width: 176, height: 76 },
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
    ...way('280,172 252,192 226,198 204,190'),
    [x + 20, y + 18],
    [x + 7, y + 7],
    [x, y],
    [x - 3, y - 8],
    [x + 1, y - 14],
  ],
  before: true,
  suckers: -1,
});

/** Seven wait their turn, tips up, none behind another; two still hold on to the door. */
const REST: readonly OctopusArm[] = [
  { via: way('266,136 244,112 240,84 234,66 224,62'), suckers: -1 },
  { via: way('288,174 272,196 256,206 246,198 252,184'), before: true, suckers: -1 },
  { via: way('304,178 298,200 290,210 280,204 286,190'), before: true, suckers: -1 },
  { via: way('320,180 320,202 324,211 334,206 332,192'), before: true, suckers: 1 },
  { via: way('336,178 346,200 360,208 370,200 364,186'), before: true, suckers: 1 },
  { via: way('350,172 374,190 394,196 404,184 396,172'), before: true, suckers: 1 },
  { via: way('372,136 394,112 398,84 404,68 414,64'), suckers: 1 },
];

/** A gray day falls in by the door, as far as it is open, and the guest's shadow with it. */
const daylight = (): string => path('M238 158H402L426 216H176Z', '#f6fbf6', 'fill-opacity=".6"');

/** What has run off it, and on, as far as to the other page. */
const wet = (): string =>
  oval(302, 203, 128, 14, '#6f8da6', 'fill-opacity=".5"') +
  oval(302, 202.4, 125, 12.6, '#bfe1ea') +
  oval(190, 206, 9, 2.4, 'none', 'stroke="#ffffff" stroke-width=".8"') +
  oval(190, 206, 17, 4.8, 'none', 'stroke="#ffffff" stroke-width=".6" stroke-opacity=".7"');

/** From head and feet: few, and large enough to be heard. */
const DRIPS = [
  [258, 118, 4],
  [378, 122, 3.6],
  [262, 156, 3],
  [386, 60, 3],
  [252, 40, 3],
  [226, 78, 3],
  [412, 82, 3],
] as const;
