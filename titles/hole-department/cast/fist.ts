import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** From a wrist to the middle of its fist, in hero units. */
const FIST = 10;

/** Where the middle of a closed hand is, in mm on the sheet: on the axis of what goes through it. Side 1 is the hero's left. */
export function fistOf(child: PlacedHero, side: 1 | -1): Point {
  const { armL, armR, body } = child.figure.skeleton;
  const { bend, end } = side > 0 ? armL : armR;
  const [dx, dy] = [end[0] - bend[0], end[1] - bend[1]];
  const on = (FIST * body.hand) / (Math.hypot(dx, dy) || 1);
  return [
    child.origin[0] + (end[0] + dx * on) * child.scale,
    child.origin[1] + (end[1] + dy * on) * child.scale,
  ];
}
