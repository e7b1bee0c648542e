import { asGround, at, line } from '#bookmaking/drawing/marks.ts';
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
import { toppled } from '#titles/what-the-baby-said/cast/offers.ts';
import { pointedAt } from '#titles/what-the-baby-said/cast/pointed-at.ts';
import { NOISE } from '#titles/what-the-baby-said/set/hours.ts';
import { noisyRug, noisyRugPast } from '#titles/what-the-baby-said/set/noisy-rug.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = NOISE;

/** Without words over it one goes nearer: its place and its size. */
const NEARER = [-2, -18, 1.04] as const;
const BABY = [163, 190, 0.48] as const;

/** As far from it as one gets without a step: one straight arm with the last idea. */
const LAST_IDEA: Pose = {
  lean: -20,
  roll: -6,
  hips: 0,
  nod: 4,
  tilt: -6,
  shrug: 10,
  armL: { upper: [84, 26], lower: [88, 24], hand: 'hold' },
  armR: { upper: [-34, 14], lower: [-10, 8], hand: 'open' },
  legL: { upper: [20, 6], lower: [12, 5], foot: -6 },
  legR: { upper: [-10, 7], lower: [-22, 4], foot: 14 },
};

/** Found out: everybody points at the one who speaks Baby, and the baby won't have it. */
export const page07: Painting = ({ hero, things, beside = false }) => {
  const placed = (size: number, x: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [x, 194],
      {
        pose: LAST_IDEA,
        mood: 'worried',
        face: AT_A_LOSS,
        yaw: 50,
        pitch: 8,
        gaze: [0.9, 0.1],
      },
      light,
    );
  const size = Math.max(25, Math.min(44, (108 / (50 - placed(100, 0).figure.head[1])) * 100));
  const child = placed(size, Math.max(52, 88 - placed(size, 0).handL[0]));
  const scene =
    noisyRug() +
    pointedAt(ARMS) +
    loud() +
    child.shadow +
    at(
      ...BABY,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: -0.75, eyes: 'squeezed', gaze: [0, 0], mouth: 'howl', brow: -1, red: 0.9 },
        hands: [
          [-62, -110],
          [66, -116],
        ],
        tilt: -8,
      }),
    ) +
    child.art +
    at(...fistOf(child, 1), 0.4, thing(things[0], light), 10, -0.4) +
    child.hand(1) +
    lettered(SOUNDS['WAAAH!'], beside ? [140, 62] : [138, 81], {
      height: beside ? 18 : 11,
      turn: -5,
      ink: '#c41f2c',
      rim: '#fff4c8',
    });
  return {
    art: beside ? at(...NEARER, scene) : scene,
    quiet: {
      box: { ...SAFE, height: 48 },
      ink: 'light',
      largest: { ...LARGE, sapling: 20, explorer: 17 },
    },
    faces: [child.face, babyFace(BABY[0] - 8, BABY[1] - 130 * BABY[2], BABY[2])],
    ...(beside && {
      overFold: () =>
        noisyRugPast(NEARER) +
        asGround(at(...NEARER, pointedAt(ARMS))) +
        at(-182, 194, 0.94, toppled(light)),
    }),
  };
};

/** From the left, whoever stands there: at the one in the middle. */
const ARMS = [
  [4, 92, 22],
  [6, 142, -3],
  [8, 190, -24],
] as const;

/** Out of the mouth, over whoever is asked: it comes in waves, and each is larger. */
const loud = (): string =>
  WAVES.map(([x, half, wide]) =>
    line(
      `M${x + half * 0.34} ${136 - half}Q${x - half * 0.3} 136 ${x + half * 0.34} ${136 + half}`,
      '#ffd75a',
      wide,
      'stroke-opacity=".9"',
    ),
  ).join('');
const WAVES = [
  [124, 22, 3],
  [106, 36, 4],
  [85, 52, 5],
] as const;
