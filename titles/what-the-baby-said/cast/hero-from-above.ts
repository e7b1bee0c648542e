import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Box, between, degreesOf, type Point, rotated } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { finger, flat } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';

/** How far the hero lies turned on the rug: crown to the right, the feet beyond the fold. */
const TURN = 60;
/** Lying, nobody's legs are shorter than this age's. */
const LEGS_OF = 3;

/** The hero on the back, seen from the ceiling, one arm away, one finger out to somebody; `head` is where the head is. */
export function heroFromAbove(
  hero: Hero,
  size: number,
  head: Point,
  /** Where the tip of that finger lies. */
  tip: Point,
  light: Light,
): { readonly art: string; readonly face: Box } {
  const there = turned(light, TURN);
  const lies = outOfChair({ ...hero, years: Math.max(hero.years, LEGS_OF) });
  const child = placeHero(
    lies,
    size,
    'head',
    [0, 0],
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: SOFT_SMILE },
      yaw: 12,
      tilt: 6,
      nod: -2,
      gaze: [1, 0.35],
      armsByPage: true,
      body: { roll: -6, shrug: 3 },
    },
    there,
  );
  const end = rotated([tip[0] - head[0], tip[1] - head[1]], -TURN);
  const u = child.scale;
  const shoulder: Point = [30 * u, 66 * u];
  const degrees = degreesOf(Math.atan2(end[1] - shoulder[1], end[0] - shoulder[0]));
  const wrist = wristOfFinger(child, end, degrees);
  const out = ownArm(
    lies,
    child,
    1,
    { elbow: between(shoulder, wrist, 0.54), wrist, hand: finger, degrees },
    there,
  );
  // The other arm lies where it fell.
  const fallen = ownArm(
    lies,
    child,
    -1,
    { elbow: [-64 * u, 104 * u], wrist: [-80 * u, 146 * u], hand: flat },
    there,
  );
  const put = (art: string): string => at(head[0], head[1], 1, art, TURN);
  return {
    art: put(child.onWall(2.6) + fallen.art + child.art + out.art),
    face: { x: head[0] - size / 2, y: head[1] - size / 2, width: size, height: size },
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
