import { clamp, radians } from '#bookmaking/drawing/geometry.ts';
import type { Hero } from './hero.ts';
import { childsBuild, type Skull, skull } from './skull.ts';

/** Illustrators under-turn heads: a body at 40 degrees reads best with a face at 33. */
const drawn = (degrees: number): number => degrees - 9 * Math.sin(radians(2 * degrees));

/** The ball of a hero's head for a view: everything that draws on a head starts from it. `puff` is air in the cheeks, 0 to 1. */
export const skullOf = (hero: Hero, yaw: number, pitch: number, puff = 0): Skull =>
  skull(drawn(yaw), drawn(pitch), childsBuild(1 - clamp((hero.years - 3) / 6, 0, 1), puff));
