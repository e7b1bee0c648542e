/** The inside pages that the landing page shows, by title and position in its preview (1 is the cover). */
export const LEAVES = [
  { slug: 'all-puff-no-whistle', position: 3 },
  { slug: 'hole-department', position: 2 },
  { slug: 'stair-that-counted-feet', position: 2 },
] as const;
