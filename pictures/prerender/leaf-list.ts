/** The inside pages that the landing page shows, by title and position in its preview (1 is the cover). */
export const LEAVES = [
  { slug: 'boots-for-an-octopus', position: 3 },
  { slug: 'stair-that-counted-feet', position: 2 },
] as const;
