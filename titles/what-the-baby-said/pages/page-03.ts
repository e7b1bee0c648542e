import { asGround, at, path } from '#bookmaking/drawing/marks.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { babyFromBehind } from '#titles/what-the-baby-said/cast/baby-from-behind.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { GENEROUS } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { cushion } from '#titles/what-the-baby-said/cast/cushions.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { LATE } from '#titles/what-the-baby-said/set/hours.ts';
import { putAt } from '#titles/what-the-baby-said/set/put-at.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = LATE;

const FLOOR = 140;
/** Alone, it goes under the words: its place and its size. */
const FARTHER = [32, 47, 0.8] as const;
/** So near that it is cut by the edge. */
const BABY = [164, 164, 0.72] as const;

/** From the heels: it goes up and away, as far as an arm does. */
const HOLDS_ON: Pose = {
  lean: -6,
  roll: -12,
  hips: 0,
  nod: 8,
  tilt: -4,
  shrug: 2,
  armL: { upper: [-50, 20], lower: [-20, -50], hand: 'rest' },
  armR: { upper: [-16, 104], lower: [-10, 122], hand: 'hold' },
  legL: { upper: [18, 12], lower: [6, 6], foot: 30 },
  legR: { upper: [-8, 6], lower: [-14, 4], foot: 34 },
};

/** Over the shoulder of one who wants it: somebody on both tiptoes, who has been given it for somebody else. */
export const page03: Painting = ({ hero, things, beside = false }) => {
  // Who cannot stand yet has a cushion.
  const sits = hero.years < 1;
  const placed = (size: number, x: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [x, sits ? 176 : 184],
      {
        pose: HOLDS_ON,
        mood: 'happy',
        face: GENEROUS,
        yaw: 40,
        pitch: 4,
        gaze: [0.8, 0.7],
      },
      light,
    );
  const size = Math.min(46, (122 / (50 - placed(100, 0).figure.head[1])) * 100);
  const child = placed(size, 72);
  const scene =
    sunny() +
    (sits ? at(child.origin[0], 190, 0.72, cushion(light, 1)) : child.shadow) +
    child.art +
    at(...fistOf(child, -1), 0.5, thing(things[0], light), -12) +
    child.hand(-1) +
    at(
      ...BABY,
      babyFromBehind(light, hero.skin, [
        [-62, -66],
        [62, -74],
      ]),
      -7,
    ) +
    lettered(SOUNDS['Ba.'], [186, 82], {
      height: 11,
      turn: 5,
      ink: '#fff4da',
      rim: '#3a2440',
    });
  return {
    ...putAt(beside ? [0, 0, 1] : FARTHER, scene, [child.face, babyFace(...BABY)]),
    quiet: {
      box: { ...SAFE, width: 176, height: 42 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 18 },
    },
    ...(beside && {
      overFold: () => asGround(sunny()) + goodSeat(),
    }),
  };
};

/** The room, and the window laid along its wall by a low sun: words may lie in it. */
const sunny = (): string =>
  room(LATE, FLOOR, { from: -320, to: 260 }) +
  path(
    'M-210 30L-112 24V76L-210 83ZM-104 24L-6 18V69L-104 76ZM2 17L100 11V62L2 69ZM-210 91L-112 84V131L-210 131ZM-104 84L-6 77V131H-104ZM2 77L100 70V131H2Z',
    '#fffdf0',
    'fill-opacity=".6"',
  ) +
  glow(60, 150, 130, 90, '#fff3c0', 0.5) +
  rug(LATE, 30, 198, 236, 42);

/** Who had no need of a translation has the best seat, and what is left of the last one. */
const goodSeat = (): string =>
  at(-140, 216, 0.78, bigChair(light, true)) +
  at(-139, 184, 0.5, sittingCat(light, 'sly', 1)) +
  at(-52, 212, 0.7, pancakes(light, 5));
