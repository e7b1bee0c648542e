import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, laidIn } from '#bookmaking/frame.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { babyAside, onBaby } from '#titles/what-the-baby-said/cast/baby-aside.ts';
import { ON_BACK } from '#titles/what-the-baby-said/cast/baby-bodies.ts';
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
/** On its back, its head at the right and one leg up to us: where it lies, in mm, and its size. */
const BABY = [148, GROUND - 1, 0.5] as const;
/** How far the toes are from the ankle, along which foot the sock comes, in the body's own units. */
const [ANKLE, TOES_UP] = [ON_BACK.near.leg[2], ON_BACK.near.foot];

/** On both knees and all the way forward, both fists at one small cuff. */
const PULLS_ON: Pose = {
  lean: 22,
  roll: 0,
  hips: 0,
  nod: -4,
  armL: { upper: [60, 4], lower: [74, 2], hand: 'hold' },
  armR: { upper: [60, 4], lower: [74, 2], hand: 'hold' },
  legL: { upper: [20, 4], lower: [-86, 5], foot: 172 },
  legR: { upper: [6, 6], lower: [-88, 6], foot: 172 },
};

/** Found: off goes the fluff, and under it waits a bare foot. */
export const page09: Painting = (cast) => paint(cast, 0);
/** Over the fold, at the left: under the table, where it was not. Somebody else is looked for there. */
export const spread09: Painting = (cast) => laidIn(FROM_THE_LEFT, paint(cast, -210));

function paint({ hero: reader }: Cast, from: number): Picture {
  const hero = byLamp(reader);
  const heel = onBaby(ANKLE, BABY, -1);
  const toes = onBaby(along(34), BABY, -1);
  const placed = (size: number, x: number, hold?: Point): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [x, GROUND],
      {
        pose: PULLS_ON,
        mood: 'brave',
        face: { mouth: BLOWING, brow: [-6, -9, -3] },
        yaw: 74,
        pitch: 3,
        gaze: [0.9, 0.5],
        puff: 0.5,
        leanInChair: 34,
        ...(hero.wheelchair && { body: { lean: 32 } }),
        touchL: hold,
        touchR: hold && [hold[0] - 2, hold[1] + 5],
      },
      light,
    );
  const size = Math.min(50, (112 / (50 - placed(100, 0).figure.head[1])) * 100);
  // The cuff is in both fists, however long an arm is.
  const child = placed(size, Math.max(34, heel[0] - 6 - placed(size, 0).handL[0]), [
    heel[0] - 2,
    heel[1] - 4,
  ]);
  const art =
    room(HUSHED, 140, { from, to: SHEET }) +
    (from < 0 ? whereItWasNot() : '') +
    glow(108, 150, 120, 76, '#ffcf78', 0.85) +
    rug(HUSHED, 120, 204, 128, 26) +
    child.shadow +
    at(
      BABY[0],
      BABY[1],
      BABY[2],
      babyAside(mirrored(light), ON_BACK, {
        skin: hero.skin,
        bare: 'near',
        look: { turn: 0.6, eyes: 'wide', gaze: [0.7, -0.2], mouth: 'breath', brow: 0.8 },
      }) + halfOn(),
      0,
      -BABY[2],
    ) +
    child.art +
    child.hand(1) +
    child.hand(-1) +
    blown(toes);
  return {
    art,
    quiet: { ...ON_HIGH_WALL, largest: { ...ON_HIGH_WALL.largest, explorer: 18 } },
    faces: [child.face, babyFace(BABY[0] + 37, BABY[1] - 28, BABY[2])],
  };
}

/** On from the ankle along the foot, in the body's own units. */
const along = (by: number): Point => [
  ANKLE[0] + by * Math.cos(radians(TOES_UP)),
  ANKLE[1] + by * Math.sin(radians(TOES_UP)),
];

/** A sock that is on as far as the heel. */
const halfOn = (): string => {
  const [x, y] = along(20);
  return at(x, y, 0.44, sock(mirrored(light)), TOES_UP + 4);
};

/** What was on it has left. */
const blown = ([x, y]: Point): string =>
  fluff([
    [[x + 12, y - 16], 0.42],
    [[x + 24, y - 30], 0.62],
    [[x + 44, y - 24], 0.4],
    [[x + 62, y - 38], 0.5],
  ]);

/** Two searched places: a table with its cloth lifted, and a chair that was moved, what was behind it all the way to here. */
const whereItWasNot = (): string =>
  glow(-42, 66, 54, 60, '#ffcf78', 0.8) +
  at(-40, 150, 0.66, floorLamp(light, true)) +
  at(-22, 34, 0.84, searchedTable()) +
  at(-52, 196, 0.7, bigChair(light, false), 24);
