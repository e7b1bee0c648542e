import type { PhotoCrop } from '#vocabulary/photos.ts';

/**
 * What the shop asks of whoever handles pictures: a kept photo in, its square as a JPEG of at most 600 px out,
 * always the same bytes for the same photo and crop.
 */
export type CutPhoto = (jpeg: Uint8Array, crop: PhotoCrop) => Promise<Uint8Array>;
