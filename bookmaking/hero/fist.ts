import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { PlacedHero } from './place-hero.ts';

/** How far beyond a wrist the middle of a fist is, and a fingertip, in units of a hand. */
export const FIST = 10;
const TIP = 30;

/** The middle of a closed hand, in mm on the sheet: what is held goes through it. Side 1 is the hero's left. */
export function fistOf({ figure, origin, scale }: PlacedHero, side: 1 | -1): Point {
  const { armL, armR, body } = figure.skeleton;
  const { bend, end } = side > 0 ? armL : armR;
  const [dx, dy] = [end[0] - bend[0], end[1] - bend[1]];
  const on = (FIST * body.hand) / (Math.hypot(dx, dy) || 1);
  return [origin[0] + (end[0] + dx * on) * scale, origin[1] + (end[1] + dy * on) * scale];
}

/** Where a fingertip has to be (`touchL`, `touchR`) for the middle of a fist to lie on `on`, both in mm on the sheet. */
export function fingertipFor(
  { figure, origin, scale }: PlacedHero,
  side: 1 | -1,
  on: Point,
): Point {
  const { armL, armR, body } = figure.skeleton;
  const { root } = side > 0 ? armL : armR;
  const [dx, dy] = [on[0] - origin[0] - root[0] * scale, on[1] - origin[1] - root[1] * scale];
  const k = ((TIP - FIST) * body.hand * scale) / (Math.hypot(dx, dy) || 1);
  return [on[0] + dx * k, on[1] + dy * k];
}
