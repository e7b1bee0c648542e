import { clamp, radians } from '#bookmaking/drawing/geometry.ts';
import type { Features } from './features.ts';
import type { Hero } from './hero.ts';
import { relief } from './relief.ts';
import { type Build, type Skull, skull } from './skull.ts';

/** Illustrators under-turn heads: a body at 40 degrees reads best with a face at 33. */
const drawn = (degrees: number): number => degrees - 9 * Math.sin(radians(2 * degrees));

const ownBuild = (f: Features, puff: number): Build => ({
  chub: f.chub,
  width: f.width,
  chin: f.chin,
  jaw: f.jaw,
  flesh: (longitude, latitude) => relief(longitude, latitude, f.chub, puff, f),
});

/** The ball of a hero's head for a view: everything that draws on a head starts from it. `puff` is air in the cheeks, 0 to 1. */
export const skullOf = (hero: Hero, yaw: number, pitch: number, puff = 0): Skull =>
  skull(drawn(yaw), drawn(pitch), ownBuild(pushed(hero), puff));

/** A hand may go further than life: what is wide gets wider, what is long longer. */
function pushed({ features, hand, years }: Hero): Features {
  if (!hand) return features;
  // Round cheeks under a large forehead: at one a child is no small four-year-old.
  const young = clamp((3 - years) / 2, 0, 1);
  // A hand that builds every head its way has its own middle.
  const far = hand.features ? 0.05 : 0;
  const from = (usual: number, own: number): number => usual + (own - usual) * hand.likeness;
  return {
    ...features,
    width: clamp(from(1, features.width) + 0.03 * young, 0.93 - far, 1.07 + far),
    chin: clamp(from(1, features.chin) - 0.03 * young, 0.92 - far, 1.1 + far),
    jaw: Math.max(2, from(2.25, features.jaw) + 0.3 * young),
    noseOut: from(1, features.noseOut),
  };
}
