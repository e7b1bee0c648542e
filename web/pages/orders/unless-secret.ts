import type { Order } from '#contract/orders.ts';
import { isSecret, SURPRISE } from '#vocabulary/surprise.ts';

/**
 * An order as it may stand on a page that somebody else looks at, too: of a book that is a secret today neither title nor cover
 * is even sent, nor what its giver has written.
 */
export const unlessSecret =
  (today: Date) =>
  <Shown extends Order>(order: Shown): Shown =>
    isSecret(order.surprise_until, today)
      ? { ...order, book_title: SURPRISE, reader: null, dedication: null, from: null }
      : order;
