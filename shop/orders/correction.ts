import type { Reader } from '#bookmaking/reader.ts';
import { inscriptionOf } from '#shop/cart/check-inscription.ts';
import { assertDeliverable } from '#shop/family/assert-deliverable.ts';
import type { NotedReader } from '#shop/family/book-photo.ts';
import { assertPrintable } from '#shop/family/check-child-details.ts';
import { Refused } from '#shop/refused.ts';
import type { Inscription } from '#vocabulary/inscription.ts';
import type { PhotoCrop } from '#vocabulary/photos.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import type { BookSource } from './book-source.ts';

/** What a family corrects of its bought book; what is left out stays. Never title, price or quantity, nor whose child it is. */
export type Correction = Partial<
  Omit<Reader, 'seed' | 'photo' | 'companion'> &
    Inscription & {
      companionKind: string;
      companionName: string;
      photoCrop: PhotoCrop;
      shipTo: ShipTo;
    }
>;

/**
 * What a book would be drawn and worded from with this correction.
 * @throws NAME_CANNOT_BE_PRINTED, DEDICATION_CANNOT_BE_PRINTED, LOOKS_MISSING, PHOTO_UNKNOWN, ADDRESS_INCOMPLETE, COUNTRY_UNKNOWN
 */
export function corrected(before: BookSource, correction: Correction): BookSource {
  const { dedication, from, shipTo, photoCrop, companionKind, companionName, ...said } = correction;
  const { photo, companion = { kind: '', name: '' } } = before.reader;
  if (photoCrop && !photo) throw new Refused('PHOTO_UNKNOWN');
  const reader = {
    ...before.reader,
    ...said,
    companion: { kind: companionKind ?? companion.kind, name: companionName ?? companion.name },
    photo: photo && { ...photo, crop: photoCrop ?? photo.crop },
  };
  if (said.name !== undefined) assertPrintable('name', said.name);
  if (companionName) assertPrintable('companion_name', companionName);
  if (said.grownUp) assertPrintable('grown_up', said.grownUp);
  if (said.babyName) assertPrintable('baby_name', said.babyName);
  // As of a child: nobody takes away the only looks.
  if (before.reader.description && !reader.description && !photo)
    throw new Refused('LOOKS_MISSING');
  if (shipTo) assertDeliverable(shipTo);
  const written = inscriptionOf({ dedication, from });
  return {
    reader: withoutEmpty(reader),
    dedication: dedication === undefined ? before.dedication : written.dedication,
    from: from === undefined ? before.from : written.from,
    shipTo: shipTo ?? before.shipTo,
  };
}

/** As `readerOfChild` writes it: absent where nothing is said, so that what is the same draws the same book. */
function withoutEmpty({ companion, grownUp, babyName, ...reader }: NotedReader): NotedReader {
  return {
    ...reader,
    ...((companion?.kind || companion?.name) && { companion }),
    ...(grownUp && { grownUp }),
    ...(babyName && { babyName }),
  };
}
