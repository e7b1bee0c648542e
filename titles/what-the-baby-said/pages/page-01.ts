import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Painting } from '#bookmaking/title.ts';
import { camera, cup, grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { lyingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { TELLING } from '#titles/what-the-baby-said/cast/child-looks.ts';
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

/** How far a skirt has been hauled out. */
const PULLED: Point = [164, 104];

/** Wide, from the floor: a forest of legs, and a clearing with two people in it. */
export const page01: Painting = ({ hero }) => {
  const wish: HeroWish = {
    pose: 'stand',
    mood: 'wonder',
    face: TELLING,
    yaw: 40,
    pitch: 3,
    turn: -8,
    nod: -12,
    tilt: -14,
    gaze: [0.6, -0.9],
    body: {
      lean: -16,
      roll: -16,
      legL: { upper: [34, 12], lower: [20, 6], foot: -14 },
      legR: { upper: [20, 8], lower: [-30, 8], foot: 10 },
    },
    armL: { upper: [60, 20], lower: [80, 10], hand: 'hold' },
    armR: { upper: [60, 20], lower: [80, 10], hand: 'hold' },
    touchL: [PULLED[0] + 2, PULLED[1] - 4],
    touchR: [PULLED[0] - 1, PULLED[1] + 5],
  };
  const child = hero.wheelchair
    ? placeHero(hero, 36, 'ground', [134, 153], wish, light)
    : placeHero(hero, headToStand(hero, 120, 42), 'ground', [136, 151], wish, light);
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
    tugged() +
    child.hand(-1) +
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
        [100, -8],
        [108, 22],
        [95, 46],
      ],
      width: 8.6,
      hand: 'point',
      bare: true,
    }) +
    grownArm(light, GOWN, {
      way: [
        [186, -10],
        [176, 16],
        [164, 30],
      ],
      width: 7.4,
      hand: 'flat',
    }) +
    at(153, 27, 0.66, cup(light, '#7fa6dc'));
  return {
    art,
    quiet: ON_RUG,
    faces: [child.face, babyFace(54, 128, 0.35)],
  };
};

/** As much of a skirt as two hands can take hold of. */
function tugged(): string {
  const [x, y] = PULLED;
  const cloth = tone(light, CLOGS.cloth);
  return (
    path(
      `M192 ${y - 44}C186 ${y - 22} 178 ${y - 8} ${x - 2} ${y - 4}C${x - 6} ${y} ${x - 5} ${y + 6} ${x} ${y + 7}C178 ${y + 8} 186 ${y + 20} 190 ${y + 38}Z`,
      cloth.base,
    ) +
    line(
      `M${x} ${y - 2}C178 ${y - 6} 188 ${y - 16} 194 ${y - 34}M${x} ${y + 1}C180 ${y + 1} 188 ${y - 2} 198 ${y - 10}M${x} ${y + 4}C178 ${y + 6} 188 ${y + 14} 194 ${y + 26}`,
      CREASE,
      1.2,
    )
  );
}
