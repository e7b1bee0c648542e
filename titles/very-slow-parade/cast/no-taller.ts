import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** Whoever stands far off, whole, with a head of `size` mm: smaller if feet and head were more than `tall` mm apart. */
export function noTaller(
  placed: (size: number) => PlacedHero,
  size: number,
  tall: number,
): PlacedHero {
  const kid = placed(size);
  const high = kid.origin[1] - kid.head[1];
  return high > tall ? placed((size * tall) / high) : kid;
}
