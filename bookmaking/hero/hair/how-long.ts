import type { HairLength } from '#bookmaking/hero/traits.ts';

/** Where falling hair ends, in head units below the middle of the head. */
const ENDS: Record<HairLength, number> = {
  short: 34,
  chin: 52,
  shoulder: 82,
  long: 112,
  waist: 172,
};

/** Where hair of a said length ends; `own` is where its kind does. */
export const endOf = (length: HairLength | undefined, own: number): number =>
  length ? ENDS[length] : own;

const GROWTH: Record<HairLength, number> = {
  short: 0.42,
  chin: 0.66,
  shoulder: 1,
  long: 1.4,
  waist: 2.2,
};

/** How many times the length of a kind that by itself reaches the shoulders. */
export const grown = (length: HairLength | undefined): number => (length ? GROWTH[length] : 1);
