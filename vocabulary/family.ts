/** The most children that one family may have told of: more than anybody has, and few enough to be listed at once. */
export const LARGEST_FAMILY = 50;

/** Whoever was born before it has outgrown what we sell: an age of 120 is a slip, and no book would know it. */
export const EARLIEST_BIRTH_YEAR = 2000;
