import type { Reader } from '#bookmaking/reader.ts';
import type { Order } from '#contract/orders.ts';
import { linesOf } from '#web/address/lines-of.ts';
import { readerOfOrder } from '#web/book/reader-of-order.ts';

/** A book of a payment, as its buyer is shown it. */
export type PaidBook = {
  /** The order's id. */
  id: string;
  bookId: number;
  /** What its cover is drawn by; undefined for a book that has left the shelf. */
  slug?: string;
  title: string;
  childName: string | null;
  reader?: Reader;
  quantity: number;
  /** How far the book is; null until it is paid. */
  status: Order['book_status'];
};

/** An address with the books that go there; no lines where nobody knows. */
export type Door = {
  lines: string[];
  /** The days on which the books come; undefined where nobody can tell. */
  arrives?: string;
  books: PaidBook[];
};

/**
 * The orders of a payment, sorted by where they go: mostly all to one door. For the loader.
 *
 * @param shelf the books that the shop has
 * @param arrivesAt the days on which an order comes
 */
export function doorsOf(
  orders: Order[],
  shelf: { id: number; slug: string }[],
  arrivesAt: (order: Order) => string | undefined = () => undefined,
): Door[] {
  const linesOfOrder = ({ ship_to }: Order) => (ship_to ? linesOf(ship_to) : []);
  const slugs = new Map(shelf.map(({ id, slug }) => [id, slug]));
  const doors = Map.groupBy(orders, (order) => linesOfOrder(order).join('\n'));
  return [...doors.values()].map((together) => ({
    lines: linesOfOrder(together[0]!),
    arrives: arrivesAt(together[0]!),
    books: together.map((order) => ({
      id: order.id,
      bookId: order.book_id,
      slug: slugs.get(order.book_id),
      title: order.book_title,
      childName: order.child_name,
      reader: order.reader ? readerOfOrder(order.reader) : undefined,
      quantity: order.quantity,
      status: order.book_status,
    })),
  }));
}
