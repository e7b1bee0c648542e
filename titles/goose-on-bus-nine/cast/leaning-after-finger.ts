// The child of the cover: one arm, and all of the body after it.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Face } from '#bookmaking/hero/moods.ts';
import { SMIRK } from '#bookmaking/hero/more-mouths.ts';
import { INSIDE, type Mouth, TEETH } from '#bookmaking/hero/mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** Where the fingertip is: over the red already. */
const TIP: Point = [107, 161];
const YAW = 56;

/** A grin to one side, teeth and all. */
const IMPISH: Mouth = {
  draw: (lip) =>
    path('M-12 2.4Q2 6 15 -6C15 5 9 12 2 11.4C-5 11 -9 7 -12 2.4Z', INSIDE) +
    path('M-8.4 3.6Q3 5.6 13.6 -3.4C13 1 8 6 2 6.4C-3 6.6 -6 5.6 -8.4 3.6Z', TEETH) +
    line('M12.4 -8q4 .6 4.4 4.6', lip, 2),
  at: [3, 11],
};

/** Not at the button: at whoever else wants it. Who is small laughs, then one is up to something, and then one knows. */
const faceAt = (years: number): Partial<Face> =>
  years < 3
    ? { mouth: 'laugh', eyes: 'wide', brow: [-12, -13, -3], askew: 7, cheek: 0.5 }
    : {
        mouth: years < 8 ? IMPISH : SMIRK,
        lids: { upper: 0.08, lower: 0.3, slant: 2 },
        brow: [-5, -10, -6],
        askew: years < 8 ? 7 : 13,
        cheek: 1,
      };

/** All of the body goes after one arm, and in words it is said whose that is. */
export function leaningAfterFinger(hero: Hero): { kid: PlacedHero; arm: string } {
  // Who is small kneels on the cushion: seated, a coat was an egg with a boot to it.
  const small = hero.years < 3;
  const kid = placeHero(
    // From so near, the chair is this page's.
    outOfChair(hero),
    small ? 50 : sittingHeadSize(hero, hero.wheelchair ? 93 : 87),
    small ? 'ground' : 'head',
    small ? [44, 203] : hero.wheelchair ? [66, 118] : [62, hero.hair === 'afro' ? 125 : 121],
    {
      pose: small ? 'kneel' : 'sit',
      mood: 'happy',
      face: faceAt(hero.years),
      yaw: YAW,
      gaze: [1, -0.3],
      pitch: 4,
      tilt: 8,
      turn: 30 - YAW,
      body: { lean: small ? 20 : 26, roll: 6 },
      armsByPage: true,
    },
    LAMPS,
  );
  const [x, y] = shoulderOf(kid.figure.skeleton, -1).map(
    (at, i) => (kid.origin[i as 0 | 1] ?? 0) + at * kid.scale,
  ) as [number, number];
  // From there to the tip it is one line.
  const degrees = degreesOf(Math.atan2(TIP[1] - y, TIP[0] - x));
  const wrist = wristOfFinger(kid, TIP, degrees, 1.1);
  const elbow: Point = [(x + wrist[0]) / 2, (y + wrist[1]) / 2 + 1.2];
  return {
    kid,
    arm: ownArm(hero, kid, -1, { elbow, wrist, hand: finger, degrees, size: 1.1 }, LAMPS).art,
  };
}

/** Of the chair, what is behind who leans out of it: its back, and a grip for whoever may push. */
export const chairBack = (color: Hex): string =>
  line('M28 214L23 158Q22 152 17 152H9', '#3a3b49', 5) +
  line('M17 152H9', '#22202c', 7) +
  line('M29 212L23.4 165', color, 13);

/** The near one, as large as it is from so near, and a guard that keeps clothes off it. */
export const nearWheel = (color: Hex): string =>
  at(
    46,
    229,
    1,
    path('M-24 -6V-24Q-24 -30 -18 -30Q2 -30 22 -16L30 -6Z', color) +
      path(
        'M-19 0A19 19 0 0 1 19 0',
        'none',
        'stroke="#e4e6ec" stroke-width="36" stroke-dasharray=".9 6.6"',
      ) +
      line('M-41 0A41 41 0 0 1 41 0', '#3a3b49', 6) +
      line('M-35.4 0A35.4 35.4 0 0 1 35.4 0', '#c9ccd6', 2.4),
  );
