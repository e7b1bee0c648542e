import type { ChildHand } from './child-hand.ts';
import type { Hero } from './hero.ts';

/** Whoever draws a child gave it a hand first (`asUsual`, `inTitle`): what is drawn live brings no other along. */
export function handOf({ hand }: Hero): ChildHand<Hero> {
  if (!hand) throw Error('no hand');
  return hand;
}
