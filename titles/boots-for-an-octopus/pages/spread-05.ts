import type { Point } from '#bookmaking/drawing/geometry.ts';
import { radians } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { turnedArt, turnedPoint } from '#bookmaking/drawing/turned.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { aboutAxle, tipped } from '#bookmaking/hero/tipped.ts';
import { SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { dressedTip } from '#titles/boots-for-an-octopus/cast/dressed-tip.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { octopusHead } from '#titles/boots-for-an-octopus/cast/octopus-head.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { BOOTS, HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { DUSKY, SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** It likes that best: a face as large as a page, and what it has lifted up before that, with whoever still holds the lace. */
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
  const art =
    room(WALL, HOUR.glow, SPREAD) +
    lamplight() +
    at(...GUEST, 1.7, octopusHead('fond', [0.95, -0.5], DUSKY, true), 4) +
    OTHERS.map((tip) => dressedTip(tip, SHOP)).join('') +
    tentacle(way('404,236 400,210 408,188 401,172'), 9, 3, -1, SHOP) +
    tentacle(SEVENTH, 17, 5, 1, SHOP) +
    at(...TOY, 0.66, thing(things[0], SHOP)) +
    tentacle(ROUND, 5.4, 2.6, 1, SHOP) +
    oval(child.origin[0], 205, 20, 2.6, '#8a4a58', 'fill-opacity=".3"') +
    lifted.art +
    line(pulled + end, lace.deep, 3.2) +
    line(pulled + end, lace.base, 2.2) +
    bow() +
    turnedArt(child.hand(-1) + child.hand(1), turn) +
    hush(SPREAD);
  return {
    art,
    quiet: {
      box: { x: 40, y: 26, width: 124, height: 72 },
      ink: 'light',
      largest: { ...LARGE, sprout: 32, sapling: 26, explorer: 18 },
      anchor: 'middle',
      align: 'center',
    },
    faces: [lifted.face, { x: 32, y: 108, width: 136, height: 100 }],
  };
};

/** How high the floor begins, and where the guest's eyes, what foot seven got and its bow are; mm of the opening. */
const WALL = 172;
const GUEST: Point = [101, 142];
const TOY: Point = [280, 66];
const KNOT: Point = [286, 77];

/** From under the chin and up, and the end of it once round what it got. */
const SEVENTH = way('150,236 192,214 224,176 238,126 252,92 276,73');
const ROUND = way('253,89 262,82 274,79 289,77 302,73 309,65 307,56');

/** The other six, from all sides: each has come to see. */
const OTHERS = [
  { foot: 1, via: way('232,-20 230,-2 231,12'), turn: -12, toe: 1 },
  { foot: 2, via: way('322,-22 324,-6 320,8'), turn: 14, toe: -1 },
  { foot: 3, via: way('380,-22 382,-6 378,9'), turn: 26, toe: -1 },
  { foot: 4, via: way('448,62 428,58 413,63'), turn: 100, toe: 1 },
  { foot: 5, via: way('260,236 262,214 258,202'), turn: 174, toe: -1 },
  { foot: 6, via: way('296,236 294,214 298,202'), turn: 188, toe: 1 },
] as const;

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

/** Two loops round an arm and what that got. */
function bow(): string {
  const lace = tone(SHOP, BOOTS.lace);
  const loops = 'M0 0C-5 -10 -17 -11 -17 -3C-16 4 -6 4 0 0ZM0 0C5 -10 17 -12 18 -4C17 4 6 5 0 0Z';
  const round = 'M-3 -9Q2 0 -2 9M4 -10Q8 0 4 9';
  return at(
    ...KNOT,
    1,
    line(round, lace.deep, 3.4) +
      line(round, lace.base, 2.4) +
      line(loops, lace.deep, 4) +
      line(loops, lace.base, 2.8) +
      oval(0, 0, 3, 2.8, lace.base, `stroke="${lace.deep}" stroke-width=".6"`),
  );
}

/** What one lamp makes of a wall: two rings of light behind what was tied. */
const lamplight = (): string =>
  clip(
    `M0 0H${SPREAD}V${WALL - 7}H0Z`,
    oval(300, 84, 118, 108, '#fff5d2', 'fill-opacity=".6"') +
      oval(300, 84, 82, 78, '#fffae6', 'fill-opacity=".7"'),
  );
