import type { AdminOrder } from '#contract/admin.ts';
import { linesOf } from '#web/address/lines-of.ts';

/** An order with the lines of its parcel; none where no address was kept. */
export type ShownOrder = AdminOrder & { goesTo: string[] };

export const shownOrder = (order: AdminOrder): ShownOrder => ({
  ...order,
  goesTo: order.ship_to ? linesOf(order.ship_to) : [],
});
