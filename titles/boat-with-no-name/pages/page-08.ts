import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { heronBows } from '#titles/boat-with-no-name/cast/heron-bows.ts';
import { carried, legs } from '#titles/boat-with-no-name/cast/legs.ts';
import { plank } from '#titles/boat-with-no-name/cast/letter.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { boardFor } from '#titles/boat-with-no-name/set/board-for.ts';
import { bareMast, boat, darkBoard } from '#titles/boat-with-no-name/set/boat.ts';
import { balks } from '#titles/boat-with-no-name/set/great-hull.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';
import { quayAtDusk } from '#titles/boat-with-no-name/set/quay-at-dusk.ts';
import { quaysideThings } from '#titles/boat-with-no-name/set/quayside-things.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Near: on the page of words, on both feet; and whoever it bows to. */
const HERON: Point = [-76, 208];
const GROUND = 206;
/** Further off, on the quay's edge: the middle of its keel, how large it is, and what it stands on. */
const BOAT = { x: 81, y: 107, k: 0.66, ground: 133 } as const;
const AND = 58;

/** On the stones, between the two. */
const LANTERN: Point = [34, 206];

const POINTS: Arm = { upper: [70, 6], lower: [78, 4], hand: 'point' };
const HANGS: Arm = { upper: [-8, 12], lower: [4, 6], hand: 'rest' };

/** From the other page somebody very tall bows as low as a child is, and holds out a cap; in the light of a lantern its badge is seen to be empty. */
export const page08: Painting = ({ hero, name, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const small = hero.years < 3;
  const master = heronBows(HERON, 0.95, DUSK);
  const [bx, by] = master.badge;
  const size = rolls ? 31 : headToStand(hero, 104, small ? 36 : 31);
  const held: Point = [bx + 3, by];
  const child = placeHero(
    hero,
    size,
    'ground',
    [held[0] + size * (rolls ? 1.45 : small ? 1.2 : 1.36), GROUND],
    {
      pose: 'stand',
      mood: 'wonder',
      face: { mouth: 'tiny' },
      yaw: small ? -32 : -50,
      pitch: 4,
      nod: 6,
      gaze: [-0.8, 0.6],
      leanInChair: 16,
      body: { lean: 5, roll: 3, hips: 3, twist: 0 },
      // Short arms go clear of the trunk on the side that they reach to.
      ...(small
        ? { armL: HANGS, armR: POINTS, touchR: held }
        : { armL: POINTS, armR: HANGS, touchL: held }),
    },
    DUSK,
  );
  const { x, y, k, ground } = BOAT;
  const whole = nameOf(name);
  const board = boardFor(whole);
  const lettered = nameboard(
    whole,
    {
      x: x + board.x * k,
      y: y + board.y * k,
      width: (board.width - 12) * k,
      height: board.height * k,
    },
    DUSK,
  );
  const art =
    quayAtDusk() +
    oval(x, ground, 70, 3.6, SHADE, 'fill-opacity=".55"') +
    balks(x + 22, 11, y, ground, ['#6b4c48', '#4f3a44']) +
    holdsUp() +
    at(x, y, k, (beside ? bareMast(DUSK) : '') + boat(DUSK) + darkBoard(DUSK, board)) +
    lettered.art +
    glow([LANTERN[0], held[1] + 6]) +
    fromLantern() +
    child.shadow +
    at(...LANTERN, 0.46, CREATURES.lantern(DUSK)) +
    master.art +
    child.art +
    child.hand(small ? -1 : 1);
  return {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'light', largest: LARGE },
    faces: [child.face, master.face],
    signs: lettered.signs,
    ...(beside && {
      overFold: () =>
        groundPastFold(quayAtDusk() + glow([LANTERN[0], held[1] + 6]) + fromLantern()) +
        pastFold(quaysideThings() + master.art),
    }),
  };
};

/** On both legs under the bow, where it has been all day. */
const holdsUp = (): string => {
  const size = (BOAT.ground - BOAT.y) / (100 + carried.works);
  return at(
    AND,
    BOAT.ground,
    size,
    legs('&', true, 'works', 1, '#f5c453', DUSK) +
      at(0, -carried.works, 1, plank('&', '#f5c453', DUSK)),
  );
};

const SHADE = '#1b1738';

/** From each of two thin legs, away from the lantern. */
const fromLantern = (): string => {
  const [foot] = HERON;
  return path(
    `M${foot + 8} 207L${foot - 66} 214v3L${foot + 8} 209ZM${foot - 9} 207L${foot - 84} 210v3L${foot - 9} 209Z`,
    SHADE,
    'fill-opacity=".55"',
  );
};

/** What light there is, is between them, and on the stones under them. */
const glow = ([x, y]: Point): string =>
  oval(
    x,
    GROUND,
    84,
    15,
    radial([
      [0, '#ffd9a0', 0.55],
      [1, '#f0b48c', 0],
    ]),
  ) +
  oval(
    x,
    y,
    80,
    66,
    radial([
      [0, '#ffd9a0', 0.85],
      [0.5, '#f0b48c', 0.36],
      [1, '#f0b48c', 0],
    ]),
  );
