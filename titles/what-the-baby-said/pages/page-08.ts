import { asGround, at, box } from '#bookmaking/drawing/marks.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import type { Painting } from '#bookmaking/title.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import {
  BABY_SIZE,
  babyOnBack,
  coldFootLit,
  HEAD_ON_BACK,
} from '#titles/what-the-baby-said/cast/baby-on-back.ts';
import { byLamp } from '#titles/what-the-baby-said/cast/by-lamp.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { putAt } from '#titles/what-the-baby-said/set/put-at.ts';
import { ON_HIGH_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = HUSHED;

/** Alone, all of it has to go on one page, under the words: its place and its size. */
const FARTHER = [86, 86, 0.6] as const;

/** Flat on the tummy, and the chin on the rug. */
const FLAT: Pose = {
  lean: 84,
  roll: 0,
  hips: 0,
  nod: 0,
  tilt: 0,
  armL: { upper: [14, 6], lower: [6, 2] },
  armR: { upper: [4, 6], lower: [2, 2] },
  legL: { upper: [0, 4], lower: [0, 4] },
  legR: { upper: [0, 4], lower: [0, 4] },
};

const FLOOR = 112;

/** Nose to nose on the rug, and both look the same way: along all of the baby to one bare foot. */
export const page08: Painting = ({ hero: reader, beside = false }) => {
  const hero = byLamp(reader);
  const child = placeHero(
    outOfChair(hero),
    66,
    'head',
    [175, 166],
    {
      pose: FLAT,
      mood: 'wonder',
      // Nobody talks: this is listening.
      face: { mouth: 'tiny', brow: [-9, -13, -5], askew: 3 },
      yaw: -74,
      pitch: 2,
      gaze: [-1, -0.25],
      armsByPage: true,
      legsByPage: true,
    },
    light,
  );
  const night = (): string =>
    box(-400, -200, 800, 180, HUSHED.wall[0]) +
    room(HUSHED, FLOOR, { from: -320, to: 260 }) +
    at(38, FLOOR + 3, 0.5, bigChair(light, true)) +
    parkedChair(hero, 27, [178, 124], -36, light);
  const lamplight = (): string => glow(30, 150, 150, 60, '#ffcf78', 0.62) + coldFootLit();
  // The rug keeps words above it.
  const scene = (ground: (art: string) => string): string =>
    ground(night()) +
    rug(HUSHED, 20, 190, 214, 56) +
    ground(lamplight()) +
    babyOnBack(light, hero.skin).body;
  return {
    ...putAt(
      beside ? [0, 0, 1] : FARTHER,
      scene((art) => art) + babyOnBack(light, hero.skin).head + child.art,
      [child.face, babyFace(...HEAD_ON_BACK, BABY_SIZE)],
    ),
    quiet: ON_HIGH_WALL,
    ...(beside && {
      overFold: () => scene(asGround),
    }),
  };
};
