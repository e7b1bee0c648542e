import type { Reader } from '#bookmaking/reader.ts';
import type { OrderedReader } from '#contract/orders.ts';
import { theirOwn } from './reader-of-child.ts';

/** Whom a bought book is about, as its cover is drawn: no photo is on one. */
export function readerOfOrder({
  age_months,
  traits,
  companion_kind,
  companion_name,
  grown_up,
  baby_name,
  ...reader
}: OrderedReader): Reader {
  return {
    ...reader,
    ageMonths: age_months,
    traits: traits as Reader['traits'],
    photo: null,
    ...theirOwn({ companion_kind, companion_name, grown_up, baby_name }),
  };
}
