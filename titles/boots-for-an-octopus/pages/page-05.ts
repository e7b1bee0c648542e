import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GRIN } from '#bookmaking/hero/more-mouths.ts';
import { HAUL } from '#bookmaking/hero/more-poses.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { type OctopusArm, octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { BOOTS, HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Foot seven is ticklish: a lace is pulled tight, and its wave runs through a mouth and six arms as far as their boots. */

export const page05: Painting = ({ hero, things }) => {
  const pulls = puller(hero);
  /** One lace: from the bow through one fist and, as far as it goes, through the other. */
  const fist = fistAt(pulls, 1, UP);
  const knot: Point = [fist[0] - 21, fist[1] - 5];
  const small = hero.years < 3;
  const other: Point = [fist[0] + (small ? 8 : 13), fist[1] + (small ? 1.6 : 2.6)];
  const child = heroHolding(pulls, { left: other, right: fist }, SHOP);
  const rise = 176 - knot[1];
  const guest = octopus(
    {
      head: GUEST,
      size: 66,
      tilt: 5,
      mood: 'tickled',
      gaze: [0.8, -0.7],
      dressed: 7,
      foot: 30,
      object: thing(things[0], SHOP),
      arms: [
        ...KICKED.map(([x, y, turn]) => kicks([x, y], turn)),
        {
          via: [
            ...way('276,172 296,180'),
            [knot[0] + 4, knot[1] + rise * 0.66],
            [knot[0] - 3, knot[1] + rise * 0.32],
            knot,
          ],
          turn: 180,
          before: true,
        },
        { via: way('268,184 289,199 310,201 319,190'), before: true, suckers: 1 },
      ],
    },
    SHOP,
  );
  const lace = tone(SHOP, BOOTS.lace);
  const pulled = `M${knot}L${other}`;
  const end = `M${other}q7 4 5 12t-5 11`;
  const scene =
    child.shadow +
    guest.behind +
    guest.head +
    guest.before +
    child.art +
    line(pulled + end, lace.deep, 3.2) +
    line(pulled + end, lace.base, 2.2) +
    child.hand(-1) +
    child.hand(1);
  return {
    art: room(WALL, HOUR.glow) + lamplight() + at(...FROM, K, scene) + hush(),
    quiet: { box: { ...SAFE, height: 54 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, guest.face].map((face) => nearer(face, FROM, K)),
  };
};

/** How high the floor begins, in mm. */
const WALL = 172;
/** Where the guest's eyes are, in mm of the scene. */
const GUEST: Point = [252, 128];

/** How large the scene is on the page, and where it begins; mm. */
const K = 0.72;
const FROM: Point = [175 - 380 * K, SHEET * (1 - K)];

/** Which way an arm goes that pulls, in degrees of the page. */
const UP = 186;

/** One lace, two fists, and all the weight on a heel. */
const puller = (hero: Cast['hero']): Stood => {
  const rolls = hero.wheelchair !== undefined;
  return {
    hero,
    size: standingSize(hero, rolls ? 140 : 134, 38),
    ground: [rolls ? 377 : 366, 204],
    wish: {
      pose: HAUL,
      mood: 'brave',
      face: { mouth: GRIN, brow: [5, -3, -6], eyes: 'open', cheek: 0.6 },
      yaw: -60,
      turn: 6,
      pitch: 2,
      nod: -4,
      gaze: [-1, -0.2],
      hat: 'on',
      body: rolls
        ? { lean: -16 }
        : {
            lean: -26,
            legL: { upper: [54, 10], lower: [34, 6], foot: -24 },
            legR: { upper: [22, 14], lower: [-8, 8], foot: 2 },
          },
    },
  };
};

/** The others to six: where each has been flung, in a fan, and how it is turned. */
const KICKED = [
  [182, 86, 126],
  [176, 134, 104],
  [208, 60, 150],
  [178, 184, 80],
  [198, 108, 122],
  [206, 192, 66],
] as const;
/** Half of the wave of its mouth, as it is in an arm, and how high that goes, in mm. */
const [HALF_WAVE, HIGH] = [21, 7.5] as const;

/** From the guest to a foot that it has flung; all of these waves begin together. */
function kicks([x, y]: Point, turn: number): OctopusArm {
  const root: Point = [GUEST[0] - 32, GUEST[1] + 26 + (y - 130) * 0.3];
  const far = Math.hypot(x - root[0], y - root[1]);
  const [ux, uy] = [(x - root[0]) / far, (y - root[1]) / far];
  const crests = Math.floor((far - HALF_WAVE / 2) / HALF_WAVE);
  const via = Array.from({ length: crests }, (_, i): Point => {
    const along = (i + 0.5) * HALF_WAVE;
    const off = i % 2 ? HIGH : -HIGH;
    return [root[0] + ux * along + uy * off, root[1] + uy * along - ux * off];
  });
  return { via: [...via, [x, y]], turn, toe: -1 };
}

/** What one lamp makes of a wall: two rings of light behind who pulls and what is tied. */
const lamplight = (): string =>
  clip(
    `M0 0H${SHEET}V${WALL - 7}H0Z`,
    oval(SHEET - 70, 92, 128, 112, '#fff5d2', 'fill-opacity=".6"') +
      oval(SHEET - 70, 92, 92, 84, '#fffae6', 'fill-opacity=".7"'),
  );
