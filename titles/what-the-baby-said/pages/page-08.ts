import { at } from '#bookmaking/drawing/marks.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import type { Painting } from '#bookmaking/title.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import {
  BABY_SIZE,
  babyOnBack,
  HEAD_ON_BACK,
} from '#titles/what-the-baby-said/cast/baby-on-back.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_HIGH_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = HUSHED;

/** Without words over it, it stands higher: its place and its size. */
const HIGHER = [-5, -20, 1.05] as const;

/** On both knees and both hands, over somebody. */
const OVER: Pose = {
  lean: 56,
  roll: 0,
  hips: 0,
  nod: 0,
  tilt: 0,
  armL: { upper: [14, 6], lower: [6, 2], hand: 'press' },
  armR: { upper: [4, 6], lower: [2, 2], hand: 'press' },
  legL: { upper: [10, 6], lower: [-84, 4], foot: 172 },
  legR: { upper: [-6, 8], lower: [-88, 6], foot: 172 },
};

/** On all fours over the baby, and both look the same way: along all of it to one bare foot. */
export const page08: Painting = ({ hero, beside = false }) => {
  const placed = (size: number, x = 0): PlacedHero =>
    placeHero(
      outOfChair(hero),
      size,
      'ground',
      [x, 207],
      {
        pose: OVER,
        mood: 'wonder',
        // Nobody talks: this is listening.
        face: { mouth: 'tiny', brow: [-9, -13, -5], askew: 3 },
        yaw: -60,
        pitch: 4,
        turn: 10,
        gaze: [-0.95, 0.3],
      },
      light,
    );
  const { figure } = placed(30);
  const size = Math.min(48, (84 / -figure.head[1]) * 100);
  const child = placed(size, 146 - (figure.head[0] * size) / 100);
  const baby = babyOnBack(light, hero.skin);
  const scene =
    room(HUSHED, 112) +
    at(90, 118, 0.36, bigChair(light, true)) +
    parkedChair(hero, 27, [188, 124], -36, light) +
    rug(HUSHED, 108, 182, 170, 62) +
    glow(70, 150, 92, 66, '#ffcf78', 0.9) +
    child.shadow +
    baby.body +
    child.art +
    baby.head;
  return {
    art: beside ? at(...HIGHER, scene) : scene,
    quiet: ON_HIGH_WALL,
    faces: [child.face, babyFace(...HEAD_ON_BACK, BABY_SIZE)],
  };
};
