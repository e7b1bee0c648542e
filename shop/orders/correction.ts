import type { Reader } from '#bookmaking/reader.ts';
import { inscriptionOf } from '#shop/cart/check-inscription.ts';
import { assertDeliverable } from '#shop/family/assert-deliverable.ts';
import { whyNotPrintable } from '#shop/family/why-not-printable.ts';
import { Refused } from '#shop/refused.ts';
import type { Inscription } from '#vocabulary/inscription.ts';
import type { PhotoCrop } from '#vocabulary/photos.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import type { BookSource } from './book-source.ts';

/** What a family corrects of its bought book; what is left out stays. Never title, price or quantity, nor whose child it is. */
export type Correction = Partial<
  Omit<Reader, 'seed' | 'photo'> & Inscription & { photoCrop: PhotoCrop; shipTo: ShipTo }
>;

/**
 * What a book would be drawn and worded from with this correction.
 * @throws NAME_CANNOT_BE_PRINTED, DEDICATION_CANNOT_BE_PRINTED, LOOKS_MISSING, PHOTO_UNKNOWN, ADDRESS_INCOMPLETE, COUNTRY_UNKNOWN
 */
export function corrected(before: BookSource, correction: Correction): BookSource {
  const { dedication, from, shipTo, photoCrop, ...said } = correction;
  const { photo } = before.reader;
  if (photoCrop && !photo) throw new Refused('PHOTO_UNKNOWN');
  const reader = {
    ...before.reader,
    ...said,
    photo: photo && { ...photo, crop: photoCrop ?? photo.crop },
  };
  const details = said.name === undefined ? undefined : whyNotPrintable(reader.name);
  if (details) throw new Refused('NAME_CANNOT_BE_PRINTED', { data: { details } });
  // As of a child: nobody takes away the only looks.
  if (before.reader.description && !reader.description && !photo)
    throw new Refused('LOOKS_MISSING');
  if (shipTo) assertDeliverable(shipTo);
  const written = inscriptionOf({ dedication, from });
  return {
    reader,
    dedication: dedication === undefined ? before.dedication : written.dedication,
    from: from === undefined ? before.from : written.from,
    shipTo: shipTo ?? before.shipTo,
  };
}
