import { luma, mix } from '#bookmaking/drawing/color.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';

/** In the night's pages skin as dark as the room has more of the lamp: a lit cheek, and features that are seen in it. Hair stays as it is. */
export const byLamp = (hero: Hero): Hero =>
  luma(hero.skin) < 0.3 ? { ...hero, skin: mix(hero.skin, '#f0a468', 0.2) } : hero;
