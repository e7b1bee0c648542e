import type { Hero } from '#bookmaking/hero/hero.ts';

const ABOVE: Partial<Record<Hero['hair'], number>> = {
  bun: 0.86,
  afro: 0.82,
  curly: 0.78,
  puffs: 0.92,
};

/** How far over the middle of a head its hair goes, in heads. */
export const hairAbove = ({ hair }: Hero): number => ABOVE[hair] ?? 0.64;
