import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Box, between, degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';

/** The hero on the back under a quilt, seen from the ceiling, in layers: the quilt lies over the body, and over that one arm with a finger out to somebody. */
export interface HeroFromAbove {
  readonly body: string;
  readonly arm: string;
  readonly face: Box;
}

/** `head` is where the head is, `tip` where the tip of that finger lies, in mm. */
export function heroFromAbove(
  hero: Hero,
  size: number,
  head: Point,
  tip: Point,
  light: Light,
): HeroFromAbove {
  const lies = outOfChair(hero);
  const child = placeHero(
    lies,
    size,
    'head',
    head,
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: SOFT_SMILE },
      yaw: 24,
      turn: 8,
      pitch: 2,
      tilt: 9,
      nod: 0,
      gaze: [0.95, 0.3],
      armsByPage: true,
      legsByPage: true,
      body: { roll: 0, hips: 0, shrug: 2 },
    },
    light,
  );
  const [sx, sy] = shoulderOf(child.figure.skeleton, 1);
  const shoulder: Point = [child.origin[0] + sx * child.scale, child.origin[1] + sy * child.scale];
  const degrees = degreesOf(Math.atan2(tip[1] - shoulder[1], tip[0] - shoulder[0]));
  const wrist = wristOfFinger(child, tip, degrees);
  const elbow = between(shoulder, wrist, 0.54);
  const out = ownArm(lies, child, 1, { elbow, wrist, hand: finger, degrees }, light);
  return {
    body: child.onWall(2.6) + child.art,
    arm: out.art,
    face: child.face,
  };
}

/** The wheelchair where somebody got down from it, from above: 100 wide about (0, 0), its footplate toward +y. */
export function parkedFromAbove(hero: Hero, light: Light): string {
  if (!hero.wheelchair) return '';
  const t = tone(light, hero.wheelchair);
  const dark = tone(light, '#3a3b49');
  const steel = tone(light, '#c9ccd6');
  const wheel = (x: number): string =>
    path(roundedBox(x - 6, -44, 12, 84, 6), dark.base) +
    line(`M${x + Math.sign(x) * 8} -34V30`, steel.base, 3) +
    oval(x, -2, 3, 9, t.base);
  return (
    path(roundedBox(-48, -40, 108, 116, 16), light.shade, 'fill-opacity=".4"') +
    line('M-24 44V60M24 44V60', steel.base, 5) +
    path(roundedBox(-26, 58, 52, 16, 5), dark.base) +
    line('M-26 50l-4 8M26 50l4 8', dark.base, 8) +
    wheel(-46) +
    wheel(46) +
    path(roundedBox(-34, -34, 68, 82, 8), t.shade) +
    path(roundedBox(-28, -24, 56, 68, 8), dark.base) +
    path(roundedBox(-24, -20, 48, 28, 8), dark.lite, 'fill-opacity=".5"') +
    path(roundedBox(-38, -44, 76, 16, 7), t.base) +
    line('M-32 -44V-58M32 -44V-58', dark.base, 8)
  );
}
