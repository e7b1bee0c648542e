import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import {
  type HeroWish,
  outOfChair,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { FAT_CRAYON } from './children.ts';

export type ProneWish = Pick<HeroWish, 'mood' | 'face' | 'gaze' | 'armL' | 'armR' | 'touchR'>;

/** In profile the outline is the nose: the hook beside it was a pale smear on dark skin. */
const IN_PROFILE = childrenBy({ ...FAT_CRAYON, nose: () => '' });

/**
 * The hero on the tummy, head at the right looking right, legs away to the left. Whoever uses a
 * wheelchair has got down: the page parks the chair. `headSize` in mm; `head` is where its middle is.
 */
export const heroOnTummy = (
  hero: Hero,
  headSize: number,
  head: Point,
  wish: ProneWish,
  light: Light,
): PlacedHero =>
  placeHero(
    { ...outOfChair(hero), hand: IN_PROFILE },
    headSize,
    'head',
    head,
    { pose: 'prone', yaw: 84, pitch: 4, ...wish },
    light,
  );
