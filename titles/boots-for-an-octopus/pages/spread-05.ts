import type { Point } from '#bookmaking/drawing/geometry.ts';
import { radians } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { turnedArt, turnedPoint } from '#bookmaking/drawing/turned.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { aboutAxle, tipped } from '#bookmaking/hero/tipped.ts';
import { SAFE, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { type OctopusArm, octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { towerOfBoxes } from '#titles/boots-for-an-octopus/cast/tower.ts';
import { BOOTS, HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** It likes that best: all of it is on the tips of its boots, one arm as high as the lamp, and whoever still holds the lace goes up with it. */
export const spread05: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const hung = hangs(hero);
  const fist = fistAt(hung, -1, PULL);
  const other: Point = [
    fist[0] - Math.cos(radians(PULL)) * 9,
    fist[1] - Math.sin(radians(PULL)) * 9,
  ];
  const child = heroHolding(hung, { right: fist, left: other }, SHOP);
  const turn = aboutAxle(child, rolls ? 16 : 0);
  const lifted = tipped(child, turn);
  const [near, far] = [turnedPoint(other, turn), turnedPoint(fist, turn)];
  const lace = tone(SHOP, BOOTS.lace);
  const pulled = `M${KNOT}L${far}L${near}`;
  const end = `M${near}q6 5 3 13t2 13`;
  const guest = octopus(
    {
      head: GUEST,
      size: 76,
      tilt: 7,
      mood: 'fond',
      gaze: [0.9, -0.8],
      dressed: 7,
      foot: 23,
      object: thing(things[0], SHOP),
      arms: [
        ...STANDING,
        { via: SEVENTH, turn: 180, suckers: 1 },
        { via: way('146,180 168,204 194,207 208,196 204,184 195,186'), before: true, suckers: 1 },
      ],
    },
    SHOP,
  );
  const art =
    room(WALL, HOUR.glow, SPREAD) +
    lamplight() +
    at(404, 190, 0.52, towerOfBoxes(SHOP), 0, -0.46) +
    guest.shadow +
    guest.behind +
    guest.head +
    guest.before +
    oval(child.origin[0], 205, 20, 2.6, '#8a4a58', 'fill-opacity=".3"') +
    lifted.art +
    line(pulled + end, lace.deep, 3.2) +
    line(pulled + end, lace.base, 2.2) +
    turnedArt(child.hand(-1) + child.hand(1), turn) +
    hush(SPREAD);
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 16, width: 178, height: 70 },
      ink: 'dark',
      largest: { ...LARGE, sprout: 36, sapling: 27, explorer: 20 },
    },
    faces: [lifted.face, guest.face],
  };
};

/** How high the floor begins, and where the guest's eyes, what foot seven got and its bow are; mm of the opening. */
const WALL = 164;
const GUEST: Point = [104, 150];
const KNOT: Point = [283, 74];

/** From under the chin, over the fold and up to what it got. */
const SEVENTH = way('158,176 196,186 230,172 246,136 258,100 280,76');

/** The other six, on the tips of what they wear. */
const STANDING: readonly OctopusArm[] = [
  { via: way('60,172 44,180 36,182'), turn: 6, toe: -1, stands: true },
  { via: way('72,178 64,184 60,184'), turn: 6, toe: -1, stands: true, before: true },
  { via: way('90,182 86,186 86,185'), toe: -1, stands: true, before: true },
  { via: way('110,184 112,187 112,185'), toe: 1, stands: true, before: true },
  { via: way('126,180 134,184 138,184'), toe: 1, turn: -6, stands: true, before: true },
  { via: way('146,172 160,176 166,182'), toe: 1, turn: -6, stands: true },
];

/** Which way a lace pulls, in degrees of the page. */
const PULL = -158;

/** Off its feet, or with the castors in the air: who ties a bow has to let go in time. */
function hangs(hero: Cast['hero']): Stood {
  const rolls = hero.wheelchair !== undefined;
  const stood: Stood = {
    hero,
    size: standingSize(hero, rolls ? 128 : 112, rolls ? 35 : 33),
    ground: [0, 0],
    wish: {
      pose: DANGLES,
      mood: 'joy',
      face: { mouth: SHOUT, eyes: 'wide' },
      yaw: -58,
      pitch: 2,
      nod: -16,
      gaze: [-1, -0.7],
      hat: 'on',
      leanInChair: 10,
    },
  };
  if (rolls) return { ...stood, ground: [350, 204] };
  // All fists are on one lace, and so where a body is follows from them.
  const [x, y] = fistAt(stood, -1, PULL);
  const far = hero.years < 3 ? 43 : 35;
  return { ...stood, ground: [KNOT[0] + far * 0.93 - x, KNOT[1] + far * 0.37 - y] };
}

const DANGLES = {
  lean: 14,
  roll: 0,
  hips: 0,
  shrug: 12,
  armL: { upper: [130, 10], lower: [130, 10] },
  armR: { upper: [130, 10], lower: [130, 10] },
  legL: { upper: [-12, 8], lower: [-34, 6], foot: 50 },
  legR: { upper: [-30, 10], lower: [-78, 8], foot: 66 },
} as const;

/** What one lamp makes of a wall: two rings of light behind what was tied. */
const lamplight = (): string =>
  clip(
    `M0 0H${SPREAD}V${WALL - 7}H0Z`,
    oval(300, 84, 118, 108, '#fff5d2', 'fill-opacity=".6"') +
      oval(300, 84, 82, 78, '#fffae6', 'fill-opacity=".7"'),
  );
