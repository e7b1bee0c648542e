import type { orders } from '#database/tables/orders.ts';
import type { NotedReader } from '#shop/family/book-photo.ts';
import type { Inscription } from '#vocabulary/inscription.ts';
import type { Correctable } from '#vocabulary/making.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { readerOf } from './order.ts';

/** All that a bought book is drawn and worded from, and where it goes: what can be corrected, and some that cannot. */
export type BookSource = Inscription & { reader: NotedReader; shipTo: ShipTo | null };

/** What an order says of its book; undefined once the account is deleted. */
export function sourceOf(
  order: Pick<typeof orders.$inferSelect, 'reader' | 'dedication' | 'from' | 'shipTo'>,
): BookSource | undefined {
  const reader = readerOf(order.reader);
  const { dedication, from, shipTo } = order;
  return reader ? { reader, dedication, from, shipTo } : undefined;
}

const partsOf = ({
  reader,
  dedication,
  from,
  shipTo,
}: BookSource): Record<Correctable, unknown> => ({
  name: reader.name,
  pronoun: reader.pronoun,
  age_months: reader.ageMonths,
  level: reader.level,
  interests: reader.interests,
  companion_kind: reader.companion?.kind ?? '',
  companion_name: reader.companion?.name ?? '',
  grown_up: reader.grownUp ?? '',
  baby_name: reader.babyName ?? '',
  description: reader.description,
  traits: sorted(reader.traits),
  photo_crop: reader.photo && sorted(reader.photo.crop),
  dedication,
  from,
  ship_to: shipTo && sorted(shipTo),
});

/** What differs between two, by the names of the API. */
export function changedIn(one: BookSource, other: BookSource): Correctable[] {
  const [before, after] = [partsOf(one), partsOf(other)];
  const names = Object.keys(before) as Correctable[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** The database gives the fields of jsonb back in an order of its own. */
const sorted = (fields: object) => Object.entries(fields).sort();
