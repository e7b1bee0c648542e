import { asGround, at } from '#bookmaking/drawing/marks.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import type { Painting } from '#bookmaking/title.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import {
  BABY_SIZE,
  babyOnBack,
  coldFootLit,
  coldFootThrown,
  HEAD_ON_BACK,
} from '#titles/what-the-baby-said/cast/baby-on-back.ts';
import { byLamp } from '#titles/what-the-baby-said/cast/by-lamp.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { overTheFold } from '#titles/what-the-baby-said/set/over-the-fold.ts';
import { ON_HIGH_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = HUSHED;

/** Without words over it, it stands higher: its place and its size. */
const HIGHER = [-5, -20, 1.05] as const;

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
  const baby = babyOnBack(light, hero.skin);
  const scene =
    room(HUSHED, FLOOR) +
    at(90, 118, 0.36, bigChair(light, true)) +
    parkedChair(hero, 27, [178, 124], -36, light) +
    onFloor() +
    lamplight() +
    baby.body +
    baby.head +
    child.art;
  return {
    art: beside ? at(...HIGHER, scene) : scene,
    quiet: ON_HIGH_WALL,
    faces: [child.face, babyFace(...HEAD_ON_BACK, BABY_SIZE)],
    ...(beside && {
      overFold: () =>
        overTheFold(HUSHED, FLOOR, HIGHER, coldFootThrown(), onFloor()) +
        asGround(at(...HIGHER, lamplight() + coldFootLit())),
    }),
  };
};

const onFloor = (): string => rug(HUSHED, 108, 182, 146, 58);
const lamplight = (): string => glow(84, 150, 80, 66, '#ffcf78', 0.9);
