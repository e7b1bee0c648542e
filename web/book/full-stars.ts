import { MOST_STARS } from '#vocabulary/reviews.ts';

/** How many of the five stars are filled: the floored rating (specification, section 9). */
export const fullStars = (rating: number): number =>
  Math.min(MOST_STARS, Math.max(0, Math.floor(rating)));
