import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { AT_A_LOSS } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { handedOver, pointing } from '#titles/what-the-baby-said/cast/handed-over.ts';
import { toppled } from '#titles/what-the-baby-said/cast/offers.ts';
import { NOISE } from '#titles/what-the-baby-said/set/hours.ts';
import { noisyRug, noisyRugPast } from '#titles/what-the-baby-said/set/noisy-rug.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = NOISE;

/** Without words over it one goes nearer: its place and its size. */
const NEARER = [-2, -18, 1.04] as const;

/** As far from it as one gets without a step: one straight arm with the last idea, the other behind the back. */
const LAST_IDEA: Pose = {
  lean: -6,
  roll: -13,
  hips: 0,
  nod: -4,
  tilt: -10,
  shrug: 14,
  armL: { upper: [14, 80], lower: [14, 84], hand: 'hold' },
  armR: { upper: [-38, 10], lower: [-64, -70] },
  legL: { upper: [4, 8], lower: [0, 5] },
  legR: { upper: [-2, 7], lower: [-4, 4] },
};

/** Found out: the baby is handed over to the one who speaks Baby, and everybody points. */
export const page07: Painting = ({ hero, things, beside = false }) => {
  const target: Point = [hero.wheelchair ? 71 : 73, beside ? 190 : 195];
  const placed = (size: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      target,
      {
        pose: LAST_IDEA,
        mood: 'worried',
        face: AT_A_LOSS,
        yaw: 12,
        pitch: 10,
        gaze: [0.1, 0],
      },
      light,
    );
  // The tall fit under that finger, the smallest are near.
  const child = placed(Math.max(25, Math.min(42, (102 / (50 - placed(30).figure.head[1])) * 100)));
  const baby: readonly [number, number, number] = [170, beside ? 146 : 153, 0.45];
  const scene =
    noisyRug(target) +
    loud() +
    child.shadow +
    child.art +
    handedOver(light, hero.skin, [baby[0], baby[1]], baby[2]) +
    at(child.handL[0] - 1, child.handL[1] - 4, 0.35, thing(things[0], light), -10) +
    child.hand(1) +
    pointing(light, beside) +
    lettered(SOUNDS['WAAAH!'], beside ? [134, 58] : [138, 81], {
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
    faces: [child.face, babyFace(baby[0] - 8, baby[1] - 130 * baby[2], baby[2])],
    ...(beside && {
      overFold: () =>
        noisyRugPast(NEARER) +
        at(-182, 194, 0.94, toppled(light)) +
        at(...NEARER, pointing(light, true)),
    }),
  };
};

/** Out of the mouth, over whoever is asked. */
const loud = (): string =>
  path(
    'M156 104L8 56L0 84ZM154 106L0 100L0 128ZM154 108L10 146L26 176Z',
    radial(
      [
        [0, '#ffe08a', 1],
        [0.6, '#ffe08a', 0.7],
        [1, '#ffe08a', 0],
      ],
      1,
      0.5,
      1,
    ),
  );
