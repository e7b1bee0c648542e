import { at } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { camera, grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { lyingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
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

/** From the rug, as a baby sees it: a skirt as large as a wall, and two people of a sensible size at the foot of it. */
export const page01: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    hero.wheelchair ? 50 : 56,
    'head',
    [145, hero.wheelchair ? 112 : 122],
    {
      pose: 'stand',
      mood: 'wonder',
      face: TELLING,
      yaw: 38,
      pitch: 3,
      turn: -8,
      nod: -12,
      tilt: -14,
      gaze: [0.6, -0.9],
      armsByPage: true,
      body: {
        lean: -14,
        roll: -12,
        legL: { upper: [34, 12], lower: [20, 6], foot: -14 },
        legR: { upper: [20, 8], lower: [-30, 8], foot: 10 },
      },
    },
    light,
  );
  const upper = ownArm(
    hero,
    child,
    1,
    { elbow: [176, 184], wrist: [183, 161], hand: grip, degrees: -12 },
    light,
  );
  const lower = ownArm(
    hero,
    child,
    -1,
    { elbow: [142, 195], wrist: [176, 181], hand: grip, degrees: -8 },
    light,
  );
  const art =
    room(AFTERNOON, 112) +
    at(-26, 140, 0.84, bigChair(far, true)) +
    rug(AFTERNOON, 108, 210, 150, 84) +
    nearSkirt(light) +
    at(-24, 176, 1.3, legs(light, CAMERA)) +
    child.shadow +
    upper.art +
    child.art +
    lower.art +
    tuggedFold(light) +
    upper.before +
    lower.before +
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
      largest: { ...LARGE, explorer: 18 },
    },
    faces: [child.face, babyFace(35, 180, 0.53)],
  };
};
