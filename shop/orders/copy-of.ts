import type { Copy, Imprint } from '#bookmaking/binding/copy.ts';
import type { Reader } from '#bookmaking/reader.ts';
import type { Inscription } from '#vocabulary/inscription.ts';

/** Who makes the books, as they say it themselves: a setting of the shop. */
export type Maker = Omit<Imprint, 'copyNumber'>;

/** Whom a book is drawn for, and what its giver writes into it. */
export type Drawable = Inscription & { reader: Reader };

/** The one copy that an order is for. Its number is the order's, as My Orders shows it, so that whoever has the book can be found. */
export const copyOf = (
  orderId: string,
  { reader, dedication, from }: Drawable,
  maker: Maker,
): Copy => ({
  reader,
  inscription: dedication || from ? { dedication, from } : null,
  imprint: { ...maker, copyNumber: `WL-${orderId.slice(0, 8).toUpperCase()}` },
});
