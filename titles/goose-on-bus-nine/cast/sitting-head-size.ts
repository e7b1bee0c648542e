import { stanceOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';

/**
 * A head size that lets every age sit between `headY` and `seatY`: half of a small child's missing
 * trunk is made up by drawing it larger, half by letting the cushion stand higher.
 */
export function sittingHeadSize(hero: Hero, distance: number): number {
  const [{ pelvis, head }] = stanceOf(hero, { pose: 'sit', mood: 'happy', yaw: 0 });
  const units = pelvis[1] - head[1];
  return (100 * distance) / Math.sqrt(units * 160);
}
