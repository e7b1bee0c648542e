// Whose button it was: all that a child has to say to a goose, before there are words.
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { path } from '#bookmaking/drawing/marks.ts';
import { finger, grip } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import { type OwnArm, ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
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

interface EyeToEye {
  readonly child: PlacedHero;
  /** An inch away, and at nobody but the button. */
  readonly points: string;
  /** Flung open beside the head, or, where there is no room for that, on the rail: the palm behind, four fingers over it. */
  readonly other: OwnArm;
  readonly face: Box;
}

/** In the seat, and up out of it: one finger has stopped at `tip`. Where it is `wide`, there is room to be outraged with the other hand. */
export function eyeToEye(hero: Hero, tip: Point, wide: boolean): EyeToEye {
  const small = hero.years < 2;
  const round = hero.hair === 'afro';
  const child = placeHero(
    hero,
    wide ? Math.max(59, sittingHeadSize(hero, 94)) : sittingHeadSize(hero, 68),
    'head',
    wide ? [round ? 27 : 30, 116] : [round ? 30 : 35, 118],
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
      armsByPage: true,
    },
    LAMPS,
  );
  return {
    child,
    points: pointing(hero, child, tip, wide),
    other: wide ? outraged(hero, child) : holding(hero, child),
    face: child.face,
  };
}

/** Where one sees down to the waist, a forearm comes up from there. */
function pointing(hero: Hero, child: PlacedHero, tip: Point, wide: boolean): string {
  const { armL } = child.figure.skeleton;
  const degrees = wide ? -56 : -30;
  const wrist = wristOfFinger(child, tip, degrees);
  const shoulder = child.origin[0] + armL.root[0] * child.scale;
  const elbow: Point = [shoulder + (wrist[0] - shoulder) * 0.4, tip[1] + (wide ? 46 : 22)];
  return ownArm(hero, child, 1, { elbow, wrist, hand: finger, degrees }, LAMPS).art;
}

const holding = (hero: Hero, child: PlacedHero): OwnArm =>
  ownArm(
    hero,
    child,
    -1,
    { elbow: [9, 161], wrist: [27, 155.4], hand: grip, degrees: 62, size: 1.1 },
    LAMPS,
  );

/** Up off the rail, all fingers spread, its inside to us. */
const outraged = (hero: Hero, child: PlacedHero): OwnArm =>
  ownArm(
    hero,
    child,
    -1,
    {
      elbow: [4, 171],
      wrist: [1, 152],
      hand: (skin) => ({ before: '', behind: pressedHand(skin) }),
      degrees: -104,
      flip: true,
      size: 1.2,
    },
    LAMPS,
  );
