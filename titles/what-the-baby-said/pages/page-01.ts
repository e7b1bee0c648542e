import { asGround, at } from '#bookmaking/drawing/marks.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { camera, grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { lyingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { TELLING } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { bentNose, jumperBack } from '#titles/what-the-baby-said/cast/gate-of-backs.ts';
import { nearSkirt, tuggedFold } from '#titles/what-the-baby-said/cast/near-skirt.ts';
import { CAMERA, CLOGS, TWEED } from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { AFTERNOON, farther } from '#titles/what-the-baby-said/set/hours.ts';
import { room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';

const { light } = AFTERNOON;
const far = farther(light, 0.22);

/** All of one's weight at the end of one arm. */
const TUGS: Pose = {
  lean: -4,
  roll: -14,
  hips: -6,
  nod: -4,
  tilt: -10,
  armL: { upper: [8, 148], lower: [4, 158], hand: 'hold' },
  armR: { upper: [-20, 10], lower: [-10, 6] },
  legL: { upper: [26, 12], lower: [6, 8], foot: 10 },
  legR: { upper: [-4, 8], lower: [-10, 6], foot: 20 },
};

const FLOOR = 112;

/** From the rug, as a baby sees it: two that bend down make a gate over it, and at the foot of one somebody looks whether we, at least, have heard. */
export const page01: Painting = ({ hero }) => {
  const placed = (size: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [170, 208],
      {
        pose: TUGS,
        mood: 'wonder',
        face: TELLING,
        yaw: hero.wheelchair ? 22 : 8,
        pitch: 3,
        gaze: [-0.12, 0.06],
      },
      light,
    );
  const { figure } = placed(30);
  const child = placed(Math.min(46, ((hero.wheelchair ? 102 : 106) / (50 - figure.head[1])) * 100));
  const art =
    room(AFTERNOON, FLOOR) +
    onFloor() +
    at(50, 143, 0.6, bigChair(far, true)) +
    grownArm(light, CLOGS, {
      way: [
        [80, 66],
        [97, 102],
        [77, 124],
      ],
      width: 12,
      hand: 'open',
    }) +
    nearSkirt(light) +
    tuggedFold(light, child.handL) +
    child.shadow +
    child.art +
    at(
      78,
      209,
      0.58,
      lyingBaby(light, {
        skin: hero.skin,
        look: { turn: 0.2, eyes: 'open', gaze: [0, -0.5], mouth: 'tiny' },
      }),
    ) +
    gate();
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 52, width: 152, height: 60 },
      ink: 'light',
      largest: { ...LARGE, explorer: 16.5 },
    },
    faces: [child.face, babyFace(43, 179, 0.58)],
    overFold: () => asGround(room(AFTERNOON, FLOOR, { from: -280, to: 20 })) + onFloor() + gate(),
  };
};

const onFloor = (): string => rug(AFTERNOON, 108, 210, 150, 84);

/** Whoever bends down has an arm that does, too. */
const gate = (): string =>
  grownArm(light, CAMERA, {
    way: [
      [-42, 88],
      [-20, 100],
      [9, 107],
    ],
    width: 9,
    hand: 'grip',
  }) +
  at(20, 110, 0.56, camera(light), 10) +
  grownArm(light, TWEED, {
    way: [
      [-46, 96],
      [-37, 130],
      [4, 152],
    ],
    width: 13,
    hand: 'point',
  }) +
  jumperBack(light) +
  bentNose(light);
