import { bodyAt } from './body.ts';
import type { Hero } from './hero.ts';

/** Head size that lets the hero stand no taller than `height`; at most `most`. All in mm. */
export const headToStand = (hero: Hero, height: number, most: number): number =>
  Math.min(most, height / (bodyAt(hero.years).heads + 0.15));

/** Head size that lets the hero sit no taller than `height` over the seat; at most `most`. In mm. */
export function headToSit(hero: Hero, height: number, most: number): number {
  const { torso, neck } = bodyAt(hero.years);
  return Math.min(most, (100 * height) / (torso * 0.94 + neck + 43 + 62));
}
