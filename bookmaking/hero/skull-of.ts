import { radians } from '#bookmaking/drawing/geometry.ts';
import { youngAt } from './body.ts';
import type { Features } from './features.ts';
import type { Hero } from './hero.ts';
import { relief } from './relief.ts';
import { type Build, type Skull, skull } from './skull.ts';

/** Illustrators under-turn heads: a body at 40 degrees reads best with a face at 33. */
const drawn = (degrees: number, by = 9): number => degrees - by * Math.sin(radians(2 * degrees));

const ownBuild = (f: Features, puff: number): Build => ({
  chub: f.chub,
  width: f.width,
  chin: f.chin,
  jaw: f.jaw,
  flesh: (longitude, latitude) => relief(longitude, latitude, f.chub, puff, f),
});

/** The ball of a hero's head for a view: everything that draws on a head starts from it. `puff` is air in the cheeks, 0 to 1. */
export const skullOf = (hero: Hero, yaw: number, pitch: number, puff = 0): Skull =>
  // A small low face slides off a large round head: those of the very young turn half as far. With 9 at 60 degrees nose and far eye lay on one another at the rim.
  skull(drawn(yaw, 9 + 15 * youngAt(hero.years)), drawn(pitch), ownBuild(hero.features, puff));
