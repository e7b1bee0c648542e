import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Painting } from '#bookmaking/title.ts';
import { camera, cup, grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { lyingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { legs } from '#titles/what-the-baby-said/cast/legs.ts';
import {
  BLADE,
  CAMERA,
  CLOGS,
  GOWN,
  SHORTS,
  TWEED,
} from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { AFTERNOON, farther } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_RUG } from '#titles/what-the-baby-said/set/quiet.ts';
import { curtainedWindow, glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = AFTERNOON;
const far = farther(light, 0.22);
/** What a tug does to a skirt with flowers. */
const CREASE = '#5f2f78';

/** Wide, from the floor: a forest of legs, and a clearing with two people in it. */
export const page01: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 92, 33),
    'ground',
    [140, 149],
    {
      pose: 'walk',
      mood: 'wonder',
      yaw: 34,
      pitch: 4,
      gaze: [0.7, -0.8],
      nod: -12,
      touchL: [170, 106],
      armL: { upper: [50, 20], lower: [80, 10], hand: 'hold' },
      armR: { upper: [-14, 24], lower: [22, 16], hand: 'open' },
    },
    light,
  );
  const away = mirrored(far);
  const art =
    room(AFTERNOON, 92) +
    curtainedWindow(AFTERNOON, { x: 14, y: 12, width: 40, height: 54 }) +
    at(34, 112, 0.56, bigChair(light, true)) +
    at(82, 104, 0.62, legs(far, TWEED)) +
    at(112, 103, 0.62, legs(away, GOWN), 0, -0.62) +
    at(142, 105, 0.64, legs(away, BLADE), 0, -0.64) +
    rug(AFTERNOON, 108, 172, 142, 64) +
    glow(100, 128, 92, 23, '#ffeab8', 0.42) +
    at(
      75,
      146,
      0.35,
      lyingBaby(light, {
        skin: hero.skin,
        look: { turn: 0.2, eyes: 'open', gaze: [0, -0.5], mouth: 'tiny' },
      }),
    ) +
    child.shadow +
    at(198, 148, 0.94, legs(mirrored(light), CLOGS), 0, -0.94) +
    child.art +
    line('M170 105C176 103 182 98 186 88M170 107C178 107 186 106 192 101', CREASE, 1.1) +
    child.hand(1) +
    at(8, 150, 0.94, legs(light, CAMERA)) +
    grownArm(light, TWEED, {
      way: [
        [66, -8],
        [62, 40],
        [78, 66],
      ],
      width: 8,
      hand: 'open',
    }) +
    grownArm(light, CAMERA, {
      way: [
        [14, -8],
        [26, 50],
        [50, 66],
      ],
      width: 9,
      hand: 'grip',
    }) +
    at(59, 70, 0.5, camera(light), 14) +
    grownArm(light, SHORTS, {
      way: [
        [128, -8],
        [134, 34],
        [116, 58],
      ],
      width: 8.6,
      hand: 'point',
      bare: true,
    }) +
    grownArm(light, GOWN, {
      way: [
        [108, -8],
        [94, 26],
        [104, 44],
      ],
      width: 7.4,
      hand: 'flat',
    }) +
    at(113, 42, 0.62, cup(light, '#7fa6dc'));
  return {
    art,
    quiet: ON_RUG,
    faces: [child.face, babyFace(54, 128, 0.35)],
  };
};
