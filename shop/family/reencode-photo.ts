/** An upload that is not taken; the message is the reason, in words for the parent. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
}

/**
 * What the shop asks of whoever handles pictures: the bytes of an upload in, a JPEG out that is
 * upright, at most 1600 px on its longer side and carries no metadata.
 * Throws PhotoRefused for anything that is not an ordinary photo.
 */
export type ReencodePhoto = (upload: Uint8Array) => Promise<Uint8Array>;
