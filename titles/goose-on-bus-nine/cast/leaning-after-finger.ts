// The child of the cover: one arm, and all of the body after it.
import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** A fingertip over the red already, and in words whose it is: all of the body goes after one arm. */
export function leaningAfterFinger(hero: Hero): { kid: PlacedHero; arm: string } {
  // Who is small kneels on the cushion: seated, a coat was an egg with a boot to it.
  const small = hero.years < 3;
  const kid = placeHero(
    // From so near, the chair is this page's.
    outOfChair(hero),
    small ? 50 : sittingHeadSize(hero, 87),
    small ? 'ground' : 'head',
    small ? [50, 203] : [62, hero.hair === 'afro' ? 125 : 121],
    {
      pose: small ? 'kneel' : 'sit',
      mood: 'happy',
      // Not at the button: at whoever else wants it.
      face: { mouth: 'laugh', eyes: 'wide', brow: [-12, -13, -3], askew: 7, cheek: 0.5 },
      yaw: YAW,
      gaze: [1, -0.2],
      pitch: 4,
      tilt: 8,
      turn: 30 - YAW,
      body: { lean: small ? 8 : 15, roll: 6 },
      armsByPage: true,
    },
    LAMPS,
  );
  const { root } = kid.figure.skeleton.armR;
  const [x, y] = [kid.origin[0] + root[0] * kid.scale, kid.origin[1] + root[1] * kid.scale];
  const wrist = wristOfFinger(kid, [107, 162], -6, 1.1);
  const elbow: Point = [(x + wrist[0]) / 2, (y + wrist[1]) / 2 + 3];
  return {
    kid,
    arm: ownArm(hero, kid, -1, { elbow, wrist, hand: finger, degrees: -6, size: 1.1 }, LAMPS).art,
  };
}
const YAW = 56;

/** Of the chair, what is behind who leans out of it: its back, and a grip for whoever may push. */
export const chairBack = (color: Hex): string =>
  line('M24 214L19 162Q18 156 12 156H4', '#3a3b49', 5) +
  line('M14 156H4', '#22202c', 7) +
  line('M27 212L22.4 169', color, 11);

/** The near one, as large as it is from so near, and a guard that keeps clothes off it. */
export const nearWheel = (color: Hex): string =>
  at(
    50,
    222,
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
