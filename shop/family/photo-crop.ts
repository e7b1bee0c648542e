import type { PhotoCrop } from '#database/tables/family.ts';

export type { PhotoCrop } from '#database/tables/family.ts';

/** The largest square, from the middle: what is shown as long as nobody has moved it. */
export const MIDDLE: PhotoCrop = { x: 0.5, y: 0.5, zoom: 1 };

/**
 * What the shop asks of whoever handles pictures: a kept photo in, its square as a JPEG of at most 600 px out,
 * always the same bytes for the same photo and crop.
 */
export type CutPhoto = (jpeg: Uint8Array, crop: PhotoCrop) => Promise<Uint8Array>;
