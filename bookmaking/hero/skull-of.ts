import { lerp, radians } from '#bookmaking/drawing/geometry.ts';
import { youngAt } from './body.ts';
import type { Features } from './features.ts';
import type { Hero } from './hero.ts';
import { relief } from './relief.ts';
import { type Build, type Skull, skull } from './skull.ts';

/** Illustrators under-turn heads: a body at 40 degrees reads best with a face at 33. */
const drawn = (degrees: number): number => degrees - 9 * Math.sin(radians(2 * degrees));

/** From here on a head is in profile. */
const PROFILE = 64;

/**
 * A face is seen with both eyes or with one. In between the far eye lies on the outline, and the nose on it: of ten jurors
 * each named that. So a head turns up to three quarters, and beyond that at once into profile. Those of the very young
 * turn less: their small low face slides off a large round head.
 */
function turned(asked: number, young: number): number {
  const degrees = Math.abs(asked);
  if (degrees >= 90) return drawn(asked);
  const by =
    degrees < PROFILE
      ? (34 - 15 * young) * Math.sin(radians((90 * degrees) / PROFILE))
      : lerp(70 + 6 * young, 90, (degrees - PROFILE) / (90 - PROFILE));
  return Math.sign(asked) * by;
}

const ownBuild = (f: Features, puff: number): Build => ({
  chub: f.chub,
  width: f.width,
  chin: f.chin,
  jaw: f.jaw,
  flesh: (longitude, latitude) => relief(longitude, latitude, f.chub, puff, f),
});

/** The ball of a hero's head for a view: everything that draws on a head starts from it. `puff` is air in the cheeks, 0 to 1. */
export const skullOf = (hero: Hero, yaw: number, pitch: number, puff = 0): Skull =>
  skull(turned(yaw, youngAt(hero.years)), drawn(pitch), ownBuild(hero.features, puff));
