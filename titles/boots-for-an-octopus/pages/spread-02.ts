import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { SAFE, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
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

/** Over both pages: a customer has put all eight feet forward, to be seen to, and at the far end of them is somebody small. */
export const spread02: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const small = hero.years < 3;
  const child = heroInHat(
    hero,
    standingSize(hero, rolls ? 96 : 90, rolls ? 28 : 27),
    'ground',
    [rolls ? 40 : 42, 200],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 38,
      pitch: 4,
      gaze: [1, -0.3],
      hat: 'on',
      armL: { upper: [small ? 58 : 82, 14], lower: [small ? 66 : 90, 6], hand: 'point' },
      armR: { upper: [-6, 10], lower: [4, 6] },
    },
    SHOP,
  );
  const guest = octopus(
    {
      head: [366, 114],
      size: 80,
      mood: 'polite',
      gaze: [-1, 0.7],
      dressed: 0,
      foot: 20,
      object: thing(things[0], SHOP),
      arms: TIPS.map(putForward),
    },
    SHOP,
  );
  const art =
    room(158, HOUR.rain, SPREAD) +
    shelves(218, 12, 74, 132, 5, 0.96) +
    ladder(238, -4, 168, 24) +
    at(238, 80, 0.6, shopkeeperLegs(SHOP, 150)) +
    door(
      [314, 24, 96, 160],
      { rain: 1, sky: ['#9fc3d6', '#d5e7ec'], puddles: [[400, 150, 18]] },
      'open',
    ) +
    mat(300, 160, 140, 48) +
    at(274, 161, 0.52, towerOfBoxes(SHOP), 0, -0.52) +
    wet() +
    child.shadow +
    guest.behind +
    guest.head +
    guest.before +
    child.art +
    drops(DRIPS) +
    hush(SPREAD);
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 14, width: 182, height: 84 },
      ink: 'dark',
      largest: { seedling: 48, sprout: 36, sapling: 27, explorer: 20 },
    },
    faces: [child.face, guest.face],
  };
};

/** Where each foot ends, from the one that is furthest forward, in mm; none in the fold. */
const TIPS = way('94,126 120,132.5 146,139 171,145.5 196,152 230,159 258,166 286,173');

/** Along the floor from the head to a tip that stands up; between its neighbors each lies in curves of its own. */
function putForward([x, y]: Point, i: number): OctopusArm {
  const floor = y + 32;
  const bend = 307 + i * 7;
  const wave = i % 2 ? 4 : -2;
  return {
    via: [
      [333 + i * 7.6, 145 + i * 3.6],
      [bend, floor - 5],
      [x + (bend - x) * 0.66, floor + wave],
      [x + (bend - x) * 0.33, floor + 1 - wave],
      [x + 17, floor],
      [x + 4, floor - 6],
      [x, floor - 20],
      [x + 4, y],
    ],
    suckers: 1,
  };
}

/** What has run off it, and on, as far as to the other page. */
const wet = (): string =>
  oval(262, 196, 178, 17, '#6f8da6', 'fill-opacity=".5"') +
  oval(262, 195.4, 175, 15.6, '#bfe1ea') +
  oval(190, 198, 9, 2.4, 'none', 'stroke="#ffffff" stroke-width=".8"') +
  oval(190, 198, 17, 4.8, 'none', 'stroke="#ffffff" stroke-width=".6" stroke-opacity=".7"');

/** From head and feet: few, and large enough to be heard. */
const DRIPS = [
  [316, 74, 3.4],
  [404, 66, 3],
  [328, 36, 2.6],
  [88, 156, 2.4],
  [210, 172, 3],
  [278, 190, 2.6],
] as const;
