/** In pt: as large as a telling's words may get where the picture has room for them. */
export const LARGE = { seedling: 54, sprout: 30, sapling: 23, explorer: 18 } as const;
