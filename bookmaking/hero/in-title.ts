import type { Cover } from '#bookmaking/title.ts';
import type { Hero } from './hero.ts';
import { against } from './kept-apart.ts';

/** A hero as one title shows it: in clothes that keep apart from its grounds, drawn by its hand. */
export const inTitle = (
  hero: Hero,
  { grounds, children }: Pick<Cover, 'grounds' | 'children'>,
): Hero => ({
  ...against(hero, grounds),
  hand: children,
  features: children.features?.(hero) ?? hero.features,
});
