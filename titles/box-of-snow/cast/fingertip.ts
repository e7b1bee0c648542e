import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** From a wrist to the end of a pointing finger, in units of a hand. */
const LONG = 31;

/** Where the finger of the hero's right hand ends, however far the arm goes. In mm. */
export function fingertip({ figure, scale, handR }: PlacedHero): Point {
  const { armR, body } = figure.skeleton;
  const [dx, dy] = [armR.end[0] - armR.bend[0], armR.end[1] - armR.bend[1]];
  const k = (body.hand * LONG * scale) / (Math.hypot(dx, dy) || 1);
  return [handR[0] + dx * k, handR[1] + dy * k];
}
