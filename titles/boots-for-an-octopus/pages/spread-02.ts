import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { SAFE, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { type OctopusArm, octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { armFrom } from '#titles/boots-for-an-octopus/cast/shoulder.ts';
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
  const child = heroInHat(
    hero,
    standingSize(hero, rolls ? 118 : 113, rolls ? 33.5 : 33),
    'ground',
    [rolls ? 46 : 50, 203],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 52,
      pitch: 4,
      turn: -6,
      gaze: [1, 0.2],
      hat: 'on',
      armsByPage: true,
      armL: { upper: [-16, 12], lower: [-6, 8] },
    },
    SHOP,
  );
  const arm = armFrom(child, -1);
  const points = ownArm(
    hero,
    child,
    -1,
    { wrist: arm.to(4, 0.97), elbow: arm.to(7, 0.5), hand: finger, degrees: 2, size: 1.3 },
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
    shadowed() +
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
    child.arm(1) +
    child.art +
    points.art +
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

/** Where each foot ends, from the one that is furthest forward, in mm; none in the fold. */
const TIPS = way('100,126 120,132.5 146,139 171,145.5 196,152 230,159 258,166 286,173');

/** How tall each stands beside the others, and which way it looks, in mm: eight that were alike were a comb. */
const STANDS = way('1,-7 0.72,7 1.16,1 0.62,-5 1.1,8 0.8,-3 1.2,6 0.7,-4');

/** Along the floor from the head to a tip that stands up; between its neighbors each lies in curves of its own. */
function putForward([x, y]: Point, i: number): OctopusArm {
  const [tall, aside] = STANDS[i] as Point;
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
      [x, floor - 18 * tall],
      [x + aside * 0.4, floor - 27 * tall],
      [x + aside * 1.2, floor - 35 * tall],
    ],
    suckers: 1,
  };
}

/** With the light of the door behind it: as large as the wall, and over who is small. */
const shadowed = (): string =>
  asGround(
    line('M36 144C14 147 -2 138 4 122C8 108 22 112 20 122', SHADOW, 13) +
      line('M176 144C196 147 210 138 204 118C200 102 186 106 189 118', SHADOW, 13) +
      path(
        'M46 151C36 146 34 138 34 124C6 70 30 8 96 5C172 1 206 62 178 124C178 138 176 146 166 151Z',
        SHADOW,
      ),
  );
const SHADOW = '#c0d9e6';

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
