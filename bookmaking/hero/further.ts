import { clamp } from '#bookmaking/drawing/geometry.ts';
import type { Features } from './features.ts';

/**
 * A hand may go further than life: what is wide gets wider, what is long longer.
 * @param likeness how much further a head is from the usual one; 1 is as in life
 * @param bounds how far from the usual width and chin any head may be, beyond what a hand without a build of its own does
 */
export function further(features: Features, likeness: number, bounds = 0): Features {
  const from = (usual: number, own: number): number => usual + (own - usual) * likeness;
  return {
    ...features,
    width: clamp(from(1, features.width), 0.93 - bounds, 1.07 + bounds),
    chin: clamp(from(1, features.chin), 0.92 - bounds, 1.1 + bounds),
    jaw: Math.max(2, from(2.25, features.jaw)),
    noseOut: from(1, features.noseOut),
  };
}
