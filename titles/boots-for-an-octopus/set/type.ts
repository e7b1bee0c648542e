import type { Quiet } from '#bookmaking/title.ts';

/** In pt: as large as a telling's words may get where the picture has room for them. */
export const LARGE: Quiet['largest'] = { seedling: 54, sprout: 30, sapling: 23, explorer: 15 };
