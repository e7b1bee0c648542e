import { asGround, at } from '#bookmaking/drawing/marks.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { camera, grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { lyingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { bentNoses } from '#titles/what-the-baby-said/cast/bent-noses.ts';
import { TELLING } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { legs } from '#titles/what-the-baby-said/cast/legs.ts';
import { nearSkirt, tuggedFold } from '#titles/what-the-baby-said/cast/near-skirt.ts';
import { CAMERA, SHORTS } from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { AFTERNOON, farther } from '#titles/what-the-baby-said/set/hours.ts';
import { room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';

const { light } = AFTERNOON;
const far = farther(light, 0.22);

/** As tall as one gets, and all of one's weight at the end of one arm. */
const TUGS: Pose = {
  lean: -4,
  roll: -12,
  hips: -6,
  nod: -16,
  tilt: -12,
  armL: { upper: [12, 156], lower: [8, 166], hand: 'hold' },
  armR: { upper: [-30, 4], lower: [-20, 2] },
  legL: { upper: [26, 12], lower: [6, 8], foot: 10 },
  legR: { upper: [-4, 8], lower: [-10, 6], foot: 20 },
};

const FLOOR = 112;

/** From the rug, as a baby sees it: a skirt as large as a wall, and two people of a sensible size at the foot of it. */
export const page01: Painting = ({ hero }) => {
  const placed = (size: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [158, 206],
      {
        pose: TUGS,
        mood: 'wonder',
        face: TELLING,
        yaw: 30,
        pitch: 3,
        gaze: [0.5, -0.9],
      },
      light,
    );
  const { figure } = placed(30);
  const child = placed(Math.min(44, ((hero.wheelchair ? 96 : 98) / (50 - figure.head[1])) * 100));
  const art =
    room(AFTERNOON, FLOOR) +
    at(-26, 140, 0.84, bigChair(far, true)) +
    onFloor() +
    nearSkirt(light) +
    tuggedFold(light, child.handL) +
    at(-24, 176, 1.3, legs(light, CAMERA)) +
    child.shadow +
    child.art +
    bentNoses(light) +
    at(
      67,
      207,
      0.53,
      lyingBaby(light, {
        skin: hero.skin,
        look: { turn: 0.2, eyes: 'open', gaze: [0, -0.5], mouth: 'tiny' },
      }),
    ) +
    grownArm(light, CAMERA, {
      way: [
        [-24, 62],
        [-6, 104],
        [18, 114],
      ],
      width: 10,
      hand: 'grip',
    }) +
    at(30, 120, 0.66, camera(light), 14) +
    grownArm(light, SHORTS, {
      way: [
        [-26, 124],
        [-10, 134],
        [5, 143],
      ],
      width: 8.6,
      hand: 'point',
      bare: true,
    });
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 50, width: 154, height: 60 },
      ink: 'light',
      largest: { ...LARGE, explorer: 16.5 },
    },
    faces: [child.face, babyFace(35, 180, 0.53)],
    overFold: () =>
      asGround(room(AFTERNOON, FLOOR, { from: -280, to: 20 })) + onFloor() + bentNoses(light),
  };
};

const onFloor = (): string => rug(AFTERNOON, 108, 210, 150, 84);
