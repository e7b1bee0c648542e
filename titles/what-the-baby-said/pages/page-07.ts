import { at, oval, path } from '#bookmaking/drawing/marks.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { howlingFromAbove } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { AT_A_LOSS } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { toppled } from '#titles/what-the-baby-said/cast/offers.ts';
import { ringOfArms } from '#titles/what-the-baby-said/cast/ring-of-arms.ts';
import { NOISE } from '#titles/what-the-baby-said/set/hours.ts';
import { noisyRug, noisyRugPast } from '#titles/what-the-baby-said/set/noisy-rug.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = NOISE;

/** Without words over it one goes nearer: its place and its size. */
const NEARER = [-8, -34, 1.06] as const;

/** The thing straight up, as high as it goes: from up here that is at us. */
const HELD_UP: Pose = {
  lean: -4,
  roll: 6,
  hips: 0,
  nod: -46,
  tilt: -6,
  shrug: 8,
  armL: { upper: [26, 150], lower: [30, 164], hand: 'hold' },
  armR: { upper: [-10, 20], lower: [0, 10] },
  legL: { upper: [8, 8], lower: [0, 6] },
  legR: { upper: [-6, 12], lower: [-14, 8] },
};

/** From the ceiling: in the middle a brick that howls, round it arms with suggestions, and between two of them somebody small who is asked. */
export const page07: Painting = ({ hero, things, beside = false }) => {
  const placed = (size: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [50, (hero.wheelchair ? 196 : 208) - (beside ? 0 : hero.wheelchair ? 8 : 3)],
      {
        pose: HELD_UP,
        mood: 'worried',
        face: AT_A_LOSS,
        yaw: 22,
        pitch: 48,
        gaze: [0.2, -0.3],
      },
      light,
    );
  const child = placed((hero.years < 3 ? 34 : 30) - (beside ? 0 : 5));
  const baby: readonly [number, number, number] = [120, 196, 0.5];
  const scene =
    noisyRug() +
    path(loud(beside), '#ffe08a', 'fill-opacity=".9"') +
    at(...baby, howlingFromAbove(light, hero.skin), 10) +
    ringOfArms(light, beside) +
    oval(child.origin[0], child.origin[1], 17, 6, light.shade, 'fill-opacity=".45"') +
    child.art +
    at(child.handL[0], child.handL[1] - 6, 0.34, thing(things[0], light), -10) +
    child.hand(1) +
    lettered(SOUNDS['WAAAH!'], beside ? [118, 84] : [124, 91], {
      height: beside ? 24 : 15,
      turn: -5,
      ink: '#c41f2c',
      rim: '#fff4c8',
    });
  return {
    art: beside ? at(...NEARER, scene) : scene,
    quiet: {
      box: { ...SAFE, height: 49 },
      ink: 'light',
      largest: { ...LARGE, sapling: 20, explorer: 17 },
    },
    faces: [child.face, babyFace(baby[0] + 12, baby[1] - 128 * baby[2], baby[2])],
    ...(beside && {
      overFold: () =>
        noisyRugPast(NEARER) +
        at(-182, 194, 0.94, toppled(light)) +
        at(...NEARER, ringOfArms(light, true)),
    }),
  };
};

/** From the mouth, and wider with each A, up to the letters. */
const loud = (beside: boolean): string =>
  beside
    ? 'M114 134L52 78L82 72ZM120 134L104 70L138 66ZM128 134L160 66L188 68Z'
    : 'M114 134L84 86L98 84ZM120 134L114 82L132 80ZM128 134L150 80L166 82Z';
