import { bodyAt } from '#bookmaking/hero/body.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';

/**
 * Head size in mm for a hero about `height` mm tall, but with a head no larger than `largest`: a
 * toddler stays smaller than an eight-year-old without getting a head like a pumpkin.
 */
export const standingSize = (hero: Hero, height: number, largest: number): number =>
  Math.min(largest, height / bodyAt(hero.years).heads);
