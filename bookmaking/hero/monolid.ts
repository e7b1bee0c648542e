import type { Lids } from './lids.ts';

/**
 * An upper lid without a crease: it lies a little lower and flatter over the eye, and covers its inner corner, so that the
 * line of the eye rises from the nose to the temple. As little of it as can be seen: more would be a caricature.
 */
export const monolid = ({ upper, lower, slant }: Lids): Lids => ({
  upper: Math.max(upper, 0.05) + 0.1,
  lower: lower + 0.05,
  slant: slant + 3.4,
});
