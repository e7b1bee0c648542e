import type { childPhotos } from '#database/tables/family.ts';

/** An uploaded photo as it is stored. */
export type Photo = typeof childPhotos.$inferSelect;

const PHOTOS = '/api/storage/child_photos/';
/** Longer names would only make long addresses; with the moment of upload 40 letters are plenty. */
const MOST_NAME_LETTERS = 40;

/**
 * The key of a new photo: {userId}/{name}_{timestamp}.jpg, the name in lower case, spaces as
 * underscores, reduced to letters, digits and underscores (specification, section 3; readings:
 * Photos). Letters are the plain Latin ones, because a key becomes a file name and an address:
 * 'Zoë' gives 'zoe', and a name without any such letter 'child'.
 */
export function newPhotoKey(userId: string, childName: string, now: Date): string {
  const name = childName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\s+/g, '_')
    .replace(/[^a-z0-9_]/g, '')
    .slice(0, MOST_NAME_LETTERS);
  const plain = /[a-z0-9]/.test(name) ? name : 'child';
  return `${userId}/${plain}_${now.getTime()}.jpg`;
}

/** The photo's address without a signature: what a child keeps. */
export const photoAddress = (key: string) => `${PHOTOS}${key}`;

/** Where the photo lies in the file store. */
export const photoFile = (key: string) => `child_photos/${key}`;

/**
 * The key in an address of our own, signed or not; undefined for any other address. That the photo
 * exists, and whose it is, has still to be looked up.
 */
export function photoKeyFromAddress(address: string, publicUrl: string): string | undefined {
  if (!URL.canParse(address, publicUrl)) return undefined;
  const { origin, pathname } = new URL(address, publicUrl);
  if (origin !== new URL(publicUrl).origin || !pathname.startsWith(PHOTOS)) return undefined;
  return pathname.slice(PHOTOS.length);
}

/** The key of an address that a child keeps. */
export const keyOfAddress = (address: string) => address.slice(PHOTOS.length);
