import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, laidIn } from '#bookmaking/frame.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { lyingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { byLamp } from '#titles/what-the-baby-said/cast/by-lamp.ts';
import { BLOWING } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { fluff } from '#titles/what-the-baby-said/cast/fluff.ts';
import { sock } from '#titles/what-the-baby-said/cast/sock.ts';
import { bigChair, floorLamp } from '#titles/what-the-baby-said/set/furniture.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_HIGH_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { searchedTable } from '#titles/what-the-baby-said/set/searched-table.ts';

const { light } = HUSHED;

const GROUND = 198;
/** On its back, its head at the right: the seat of it, in mm, and its size. */
const BABY = [156, GROUND - 1, 0.48] as const;

/** On both knees at the feet of somebody, one arm straight out with what was found. */
const BLOWS: Pose = {
  lean: 8,
  roll: 0,
  hips: 0,
  nod: 2,
  armL: { upper: [84, 4], lower: [96, 2], hand: 'hold' },
  armR: { upper: [-14, 8], lower: [2, 4] },
  legL: { upper: [14, 4], lower: [-86, 5], foot: 172 },
  legR: { upper: [20, 12], lower: [-82, 8], foot: 172 },
};

/** Found: off goes the fluff, and under it waits a bare foot. */
export const page09: Painting = (cast) => paint(cast, 0);
/** Over the fold, at the left: under the table, where it was not. Somebody else is looked for there. */
export const spread09: Painting = (cast) => laidIn(FROM_THE_LEFT, paint(cast, -210));

function paint({ hero: reader }: Cast, from: number): Picture {
  const hero = byLamp(reader);
  const placed = (size: number, x: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [x, GROUND],
      {
        pose: BLOWS,
        // Whoever can't kneel yet reaches up.
        ...(hero.years < 1 && { armL: { upper: [112, 4], lower: [118, 2], hand: 'hold' } }),
        mood: 'surprised',
        face: { mouth: BLOWING, brow: [-6, -9, -3] },
        yaw: 56,
        pitch: 3,
        gaze: [0.9, 0.1],
        puff: 0.8,
      },
      light,
    );
  const size = Math.min(50, (114 / (50 - placed(100, 0).figure.head[1])) * 100);
  // The sock is over the foot, however long an arm is.
  const child = placed(size, Math.max(47, 88 - placed(size, 0).handL[0]));
  const [x, y] = child.handL;
  const art =
    room(HUSHED, 140, { from, to: SHEET }) +
    (from < 0 ? whereItWasNot() : '') +
    glow(108, 150, 120, 76, '#ffcf78', 0.85) +
    rug(HUSHED, 146, 204, 120, 26) +
    child.shadow +
    at(
      ...(BABY.slice(0, 2) as [number, number]),
      BABY[2],
      lyingBaby(mirrored(light), {
        skin: hero.skin,
        look: { turn: 0.5, eyes: 'wide', gaze: [0.6, -0.4], mouth: 'breath', brow: 0.8 },
      }),
      0,
      -BABY[2],
    ) +
    child.art +
    at(x + 5, y + 10, 0.25, sock(light), 34) +
    child.hand(1) +
    blown([x + 14, y + 2]);
  return {
    art,
    quiet: { ...ON_HIGH_WALL, largest: { ...ON_HIGH_WALL.largest, explorer: 18 } },
    faces: [child.face, babyFace(BABY[0] + 30, BABY[1] - 26, BABY[2])],
  };
}

/** Away over the foot, and the breath that carries it. */
const blown = ([x, y]: Point): string =>
  line(
    `M${x} ${y - 4}q10 -5 20 -5M${x + 2} ${y + 3}q12 -3 24 -5`,
    '#ffe6b0',
    1,
    'stroke-opacity=".8"',
  ) +
  fluff([
    [[x + 9, y - 3], 0.42],
    [[x + 29, y - 9], 0.6],
    [[x + 48, y - 14], 0.5],
    [[x + 66, y - 23], 0.34],
  ]);

/** Behind the chair, what is left of the fluff; a lamp; and a table under which it was not. */
const whereItWasNot = (): string =>
  glow(-110, 92, 70, 66, '#ffcf78', 0.8) +
  at(-110, 148, 0.62, floorLamp(light, true)) +
  at(-92, 98, 0.44, searchedTable()) +
  at(-50, 172, 0.7, bigChair(light, false));
