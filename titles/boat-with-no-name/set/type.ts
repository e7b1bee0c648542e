/** In pt: as large as a telling's words may get where the sky has room for them. */
export const LARGE = { sapling: 22, explorer: 18 } as const;
/** And where they have a page of an opening to themselves. */
export const LARGER = { sapling: 28, explorer: 20 } as const;
