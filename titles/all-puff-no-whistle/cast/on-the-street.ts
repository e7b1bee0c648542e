import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';

/**
 * Head size in mm for a hero among grown-ups who is about `height` mm tall, sitting or standing: by
 * the measure for standing alone, a hero in a wheelchair came out as the smallest thing in the street.
 */
export const headOnStreet = (hero: Hero, height: number, most: number): number =>
  headToStand(hero, hero.wheelchair ? height * 1.18 : height, most);
