import type { Copy, Imprint } from '#bookmaking/binding/copy.ts';
import type { Reader } from '#bookmaking/reader.ts';

/** Who makes the books, as they say it themselves: a setting of the shop. */
export type Maker = Omit<Imprint, 'copyNumber'>;

/** The one copy that an order is for. Its number is the order's, as My Orders shows it, so that whoever has the book can be found. */
export const copyOf = (orderId: string, reader: Reader, maker: Maker): Copy => ({
  reader,
  inscription: null,
  imprint: { ...maker, copyNumber: `WL-${orderId.slice(0, 8).toUpperCase()}` },
});
