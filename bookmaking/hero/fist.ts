import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { PlacedHero } from './place-hero.ts';
import { FIST } from './reach.ts';

/** The middle of a closed hand, in mm on the sheet: what is held goes through it. Side 1 is the hero's left. */
export function fistOf({ figure, origin, scale }: PlacedHero, side: 1 | -1): Point {
  const { armL, armR, body } = figure.skeleton;
  const { bend, end } = side > 0 ? armL : armR;
  const [dx, dy] = [end[0] - bend[0], end[1] - bend[1]];
  const on = (FIST * body.hand) / (Math.hypot(dx, dy) || 1);
  return [origin[0] + (end[0] + dx * on) * scale, origin[1] + (end[1] + dy * on) * scale];
}
