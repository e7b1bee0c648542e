// Whose button it was: all that a child has to say to a goose, before there are words.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { path } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { pressedHand } from '#titles/goose-on-bus-nine/cast/pressed-hand.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** Open for what is not there yet to be said, its corners down. */
const AGAPE: Mouth = {
  draw: (lip) =>
    path(
      'M-8.4 8C-11 1 -6 -5.4 .6 -5.4C7 -5.4 10.4 -.6 8.6 6C4 3 -4 4 -8.4 8Z',
      '#5a1a26',
      `stroke="${lip}" stroke-width="1.6"`,
    ),
  at: [1.2, 4],
};

/** Of who is seen whole: flung open beside the head, and one finger at the button, as a body of that age has them. */
const FLUNG: Arm = { upper: [8, 62], lower: [24, 158], hand: 'open' };
const POINTS: Arm = { upper: [30, 40], lower: [80, 40], hand: 'point' };

interface EyeToEye {
  readonly child: PlacedHero;
  /** Over wheels and all else: one finger, an inch away and at nobody but the button, and where there is room to be outraged the other hand. */
  readonly arms: string;
}

/** In the seat, and up out of it: one finger has stopped at `tip`. Who is `whole` is so small that there is a lap to be seen. */
export function eyeToEye(hero: Hero, tip: Point, wide: boolean, whole: boolean): EyeToEye {
  const small = hero.years < 2;
  const round = hero.hair === 'afro';
  const child = placeHero(
    hero,
    whole ? 52 : wide ? 54 : sittingHeadSize(hero, 68),
    'head',
    whole ? [35, 119] : wide ? [38, 114] : [round ? 30 : 35, 118],
    {
      pose: 'sit',
      mood: 'surprised',
      // Of all who might have rung it: one brow up, one down. Two down were a villain's.
      face: {
        mouth: AGAPE,
        lids: { upper: 0.06, lower: 0, slant: 1 },
        brow: [-1, -4, -2],
        askew: small ? 8 : 12,
        flushed: true,
      },
      yaw: 32,
      pitch: -4,
      nod: -12,
      tilt: 6,
      body: { lean: 16, roll: 6, shrug: small ? -14 : 8 },
      gaze: [1, -0.6],
      ...(whole ? { armL: POINTS, touchL: tip, armR: FLUNG } : { armsByPage: true }),
    },
    LAMPS,
  );
  const arms = whole
    ? ''
    : wide
      ? outraged(hero, child) + pointing(hero, child, tip, -56)
      : child.arm(-1) + pointing(hero, child, tip, -30);
  return { child, arms };
}

/** Its elbow where this child's bones have it. */
function pointing(hero: Hero, child: PlacedHero, tip: Point, degrees: number): string {
  const wrist = wristOfFinger(child, tip, degrees);
  const elbow = elbowOf(child, 1, wrist, 1);
  return ownArm(hero, child, 1, { elbow, wrist, hand: finger, degrees }, LAMPS).art;
}

/** Up beside the head from a shoulder, all fingers spread, its inside to us. */
function outraged(hero: Hero, child: PlacedHero): string {
  const { head, scale } = child;
  const wrist: Point = [head[0] - 60 * scale, head[1] + 44 * scale];
  return ownArm(
    hero,
    child,
    -1,
    {
      elbow: elbowOf(child, -1, wrist, -1),
      wrist,
      hand: (skin) => ({ before: '', behind: pressedHand(skin) }),
      degrees: -104,
      flip: true,
      size: 1.2,
    },
    LAMPS,
  ).art;
}
