import { at, oval } from '#bookmaking/drawing/marks.ts';
import { fist, flat } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
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

/** Close: down on both elbows, nose to nose, and along all of the baby to one bare foot. */
export const page08: Painting = ({ hero }) => {
  const child = placeHero(
    outOfChair(hero),
    63,
    'head',
    [155, 115],
    {
      pose: 'kneel',
      mood: 'wonder',
      // Nobody talks: this is listening.
      face: { mouth: 'tiny', brow: [-9, -13, -5], askew: 3 },
      yaw: -34,
      turn: -8,
      nod: 12,
      tilt: -12,
      gaze: [-0.95, 0.5],
      body: { lean: 34, roll: -12 },
      armsByPage: true,
    },
    light,
  );
  // A chin in a hand listens longer; the other lies on the rug.
  const far = ownArm(
    outOfChair(hero),
    child,
    -1,
    { elbow: [127, 186], wrist: [137, 162], hand: fist, degrees: -82, size: 1.05 },
    light,
  );
  const near = ownArm(
    outOfChair(hero),
    child,
    1,
    { elbow: [192, 203], wrist: [158, 207], hand: flat, degrees: 182, flip: true, size: 1 },
    light,
  );
  const baby = babyOnBack(light, hero.skin);
  const art =
    room(HUSHED, 112) +
    at(99, 118, 0.36, bigChair(light, true)) +
    parkedChair(hero, 25, [195, 127], -36, light) +
    rug(HUSHED, 108, 182, 170, 62) +
    glow(70, 150, 92, 66, '#ffcf78', 0.9) +
    oval(168, 208, 56, 8, light.shade, 'fill-opacity=".4"') +
    child.shadow +
    baby.body +
    child.art +
    far.art +
    baby.head +
    near.art;
  return { art, quiet: ON_HIGH_WALL, faces: [child.face, babyFace(...HEAD_ON_BACK, BABY_SIZE)] };
};
