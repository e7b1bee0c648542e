import type { Order } from '#contract/orders.ts';
import { linesOf } from '#web/address/lines-of.ts';

/** An address with the books that go there; no lines where nobody knows. */
export type Door = {
  lines: string[];
  books: { id: string; title: string; childName: string | null; quantity: number }[];
};

/** The orders of a payment, sorted by where they go: mostly all to one door. For the loader. */
export function doorsOf(orders: Order[]): Door[] {
  const linesOfOrder = ({ ship_to }: Order) => (ship_to ? linesOf(ship_to) : []);
  const doors = Map.groupBy(orders, (order) => linesOfOrder(order).join('\n'));
  return [...doors.values()].map((together) => ({
    lines: linesOfOrder(together[0]!),
    books: together.map(({ id, book_title: title, child_name: childName, quantity }) => ({
      ...{ id, title, childName, quantity },
    })),
  }));
}
