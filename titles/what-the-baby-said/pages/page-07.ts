import { turned } from '#bookmaking/drawing/light.ts';
import { asGround, at } from '#bookmaking/drawing/marks.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { AT_A_LOSS } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { cushion } from '#titles/what-the-baby-said/cast/cushions.ts';
import { everybodyPoints } from '#titles/what-the-baby-said/cast/everybody-points.ts';
import { pancake } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { bigChair, picture } from '#titles/what-the-baby-said/set/furniture.ts';
import { ALARM, waves } from '#titles/what-the-baby-said/set/noise.ts';
import { putAt } from '#titles/what-the-baby-said/set/put-at.ts';
import { room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = ALARM;

const FLOOR = 148;
/** Alone, it goes under the words: its place and its size. */
const FARTHER = [46, 43, 0.8] as const;
const BABY = [160, 206, 0.57] as const;
const MOUTH = [BABY[0] - 14, BABY[1] - 122 * BABY[2]] as const;

/** Into the storm, step by step, with all one's weight, and the last idea ahead. */
const LAST_IDEA: Pose = {
  lean: 34,
  roll: 0,
  hips: 0,
  nod: -16,
  tilt: 0,
  shrug: 8,
  armL: { upper: [78, 8], lower: [86, 4], hand: 'hold' },
  armR: { upper: [-60, 16], lower: [-44, 10], hand: 'open' },
  legL: { upper: [58, 6], lower: [4, 5], foot: -4 },
  legR: { upper: [-30, 6], lower: [-46, 5], foot: 40 },
};

/** One against a storm out of one mouth, and everybody behind, pointing. */
export const page07: Painting = ({ hero, things, beside = false }) => {
  const placed = (size: number, x: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [x, 200],
      {
        pose: LAST_IDEA,
        mood: 'worried',
        face: AT_A_LOSS,
        yaw: 62,
        pitch: 5,
        gaze: [0.9, 0],
        leanInChair: 30,
      },
      light,
    );
  const size = Math.min(40, (112 / (50 - placed(100, 0).figure.head[1])) * 100);
  const child = placed(size, 92 - placed(size, 0).handL[0]);
  const scene =
    storm(!beside) +
    child.shadow +
    at(
      ...BABY,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: -0.75, eyes: 'squeezed', gaze: [0, 0], mouth: 'howl', brow: -1, red: 0.9 },
        hands: [
          [-66, -66],
          [64, -70],
        ],
        tilt: -8,
      }),
    ) +
    child.art +
    at(...fistOf(child, 1), 0.44, thing(things[0], light), -8, -0.44) +
    child.hand(1) +
    lettered(SOUNDS['WAAAH!'], beside ? [114, 46] : [140, 54], {
      height: beside ? 22 : 15,
      turn: -7,
      ink: '#c41f2c',
      rim: '#fff4c8',
    });
  return {
    ...putAt(beside ? [0, 0, 1] : FARTHER, scene + (beside ? '' : everybodyPoints(light)), [
      child.face,
      babyFace(BABY[0] - 8, BABY[1] - 130 * BABY[2], BABY[2]),
    ]),
    quiet: {
      box: { ...SAFE, height: 48 },
      ink: 'light',
      largest: { ...LARGE, sapling: 20, explorer: 17 },
    },
    ...(beside && {
      overFold: () => asGround(storm()) + everybodyPoints(light),
    }),
  };
};

/** The room, in which nothing stays where it was. */
const storm = (underWords = false): string =>
  room(ALARM, FLOOR, { from: -320, to: 216 }) +
  rug(ALARM, 70, 204, 230, 40) +
  waves(MOUTH, underWords) +
  (underWords
    ? ''
    : at(22, 34, 1, picture(light, 30, 36, at(0, 5, 0.4, pancake(light, 0.5))), -26)) +
  at(4, 158, 0.52, bigChair(turned(light, 22), true), -22) +
  at(34, 84, 0.4, cushion(light, 2), -40) +
  at(8, 76, 0.4, pancake(light, 0.5), -28) +
  at(-10, 92, 0.36, pancake(light, 0.7), 20) +
  at(196, 60, 0.32, pancake(light, 0.6), 40) +
  at(58, 116, 0.3, pancake(light, 0.4), -50);
