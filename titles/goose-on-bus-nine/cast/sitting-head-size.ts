import type { Light } from '#bookmaking/drawing/light.ts';
import { figureOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';

/**
 * A head size that lets every age sit between `headY` and `seatY`: half of a small child's missing
 * trunk is made up by drawing it larger, half by letting the cushion stand higher.
 */
export function sittingHeadSize(hero: Hero, distance: number): number {
  const sitting = figureOf(hero, { pose: 'sit', mood: 'happy', yaw: 0 }, FLAT);
  const units = sitting.pelvis[1] - sitting.head[1];
  return (100 * distance) / Math.sqrt(units * 160);
}

const FLAT: Light = {
  direction: [0, -1],
  key: '#ffffff',
  shade: '#000000',
  shadeAmount: 0,
  rim: '#ffffff',
  rimAmount: 0,
  cast: '#ffffff',
  castAmount: 0,
  shadowLength: 0,
  shadowAlpha: 0,
  haze: '#ffffff',
};
