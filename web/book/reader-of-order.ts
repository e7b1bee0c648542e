import type { Reader } from '#bookmaking/reader.ts';
import type { OrderedReader } from '#contract/orders.ts';

/** Whom a bought book is about, as its cover is drawn: no photo is on one. */
export function readerOfOrder({ age_months, traits, ...reader }: OrderedReader): Reader {
  return { ...reader, ageMonths: age_months, traits: traits as Reader['traits'], photo: null };
}
