import type { Hero } from '#bookmaking/hero/hero.ts';
import { inPyjamas, outOfChair } from '#bookmaking/hero/place-hero.ts';

/** The hero of every page: ready for bed since page 1, so no hat. */
export const hider = (hero: Hero): Hero => inPyjamas(hero);

/** In bed: out of the wheelchair. */
export const inBed = (hero: Hero): Hero => outOfChair(inPyjamas(hero));

/** Asleep, glasses and hearing aids lie beside the bed. */
export const asleep = (hero: Hero): Hero => ({
  ...inBed(hero),
  glasses: 'none',
  hearingAid: undefined,
});
