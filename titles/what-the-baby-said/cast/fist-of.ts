import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** From a wrist to the middle of what is held, in hero units of a hand. */
const TO_MIDDLE = 11;

/** The middle of a closed hand, in mm: what it holds goes through there. Side 1 is the hero's left. */
export function fistOf({ figure, scale, origin }: PlacedHero, side: 1 | -1): Point {
  const { body, armL, armR } = figure.skeleton;
  const { bend, end } = side > 0 ? armL : armR;
  const turn = Math.atan2(end[1] - bend[1], end[0] - bend[0]);
  const far = TO_MIDDLE * body.hand;
  return [
    origin[0] + (end[0] + Math.cos(turn) * far) * scale,
    origin[1] + (end[1] + Math.sin(turn) * far) * scale,
  ];
}
