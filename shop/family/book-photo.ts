import type { Reader } from '#bookmaking/reader.ts';
import type { Files } from '#shop/files.ts';
import { MIDDLE, type PhotoCrop } from '#vocabulary/photos.ts';
import type { Child } from './child.ts';
import { keyOfAddress, photoFile } from './photo.ts';
import type { CutPhoto } from './photo-crop.ts';

/** Which photo a book carries, and which square of it. */
export type BookPhoto = { key: string; crop: PhotoCrop };

/** A reader as it is kept with an order: the photo is named, and cut when the book is made. */
export type NotedReader = Omit<Reader, 'photo'> & { photo: BookPhoto | null };

/** What reads and cuts photos. */
export type PhotoStudio = { files: Files; cutPhoto: CutPhoto };

/** The child's photo as its books carry it; null without one. */
export const bookPhotoOf = ({ photoUrl, photoCrop }: Child): BookPhoto | null =>
  photoUrl === null ? null : { key: keyOfAddress(photoUrl), crop: photoCrop ?? MIDDLE };

/**
 * The reader with the photo itself, for the moment in which a book is drawn. A photo whose file is gone leaves its place
 * empty: good enough for a preview, while a paid book waits (shop/orders/make-book.ts).
 */
export async function withPhoto(
  { files, cutPhoto }: PhotoStudio,
  { photo, ...reader }: NotedReader,
): Promise<Reader> {
  const kept = photo && (await files.read(photoFile(photo.key)));
  if (!kept) return { ...reader, photo: null };
  const square = await cutPhoto(kept, photo.crop);
  const base64 = Buffer.from(square).toString('base64');
  return { ...reader, photo: `data:image/jpeg;base64,${base64}` };
}
