import { Refused } from '#shop/refused.ts';

/** An upload that is not taken. `details` is the reason alone, in words for the parent. */
export const photoRefused = (details: string, options?: ErrorOptions) =>
  new Refused('PHOTO_REFUSED', {
    message: `Failed to upload photo: ${details}`,
    data: { details },
    ...options,
  });

/**
 * What the shop asks of whoever handles pictures: the bytes of an upload in, a JPEG out that is
 * upright, at most 1600 px on its longer side and carries no metadata.
 * Throws PHOTO_REFUSED for anything that is not an ordinary photo.
 */
export type ReencodePhoto = (upload: Uint8Array) => Promise<Uint8Array>;
