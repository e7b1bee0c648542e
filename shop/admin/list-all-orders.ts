import type { Reads } from '#database/connect.ts';
import { childNameOf, type Making } from '#shop/orders/order.ts';
import type { MakingStage } from '#vocabulary/making.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import {
  countOrders,
  type OrderFilter,
  type OrderRow,
  orderFilter,
  ordersAfter,
  ordersPage,
} from './queries.ts';

/** An order as the back office sees it. Amounts are integer cents. */
export type AdminOrder = {
  id: string;
  bookId: number;
  bookTitle: string;
  bookPrice: number;
  quantity: number;
  totalAmount: number;
  /** Its share of what a code took off. */
  discount: number;
  /** Its share of what a gift card pays. */
  paidByCard: number;
  /** What goes back of it, or has. */
  refundedAmount: number;
  status: PaymentStatus;
  userId: string | null;
  customerName: string | null;
  customerEmail: string | null;
  childId: string | null;
  /** The order whose book it is, printed once more at cost. */
  reprintOf: string | null;
  childName: string | null;
  shipTo: ShipTo | null;
  createdAt: Date;
  making: Making;
  stage: MakingStage | null;
};

/** An order as the database gives it, as what the back office makes of it. */
export function toAdminOrder({ order, ...row }: OrderRow): AdminOrder {
  return { ...order, ...row, childName: childNameOf(order.reader) };
}

/** A page of all orders, newest first, and how many the filter lets through over all pages. */
export async function listAllOrders(
  db: Reads,
  { page, pageSize, ...filter }: OrderFilter & { page: number; pageSize: number },
): Promise<{ orders: AdminOrder[]; total: number }> {
  const wanted = await orderFilter(db, filter);
  const rows = await ordersPage(db, wanted, pageSize, (page - 1) * pageSize);
  return { orders: rows.map(toAdminOrder), total: await countOrders(db, wanted) };
}

/** So many are read at once; a thousand orders with their readers are about a megabyte. */
const BATCH = 1000;

/** All orders that the filter lets through, newest first, batch by batch: there may be more than fit into memory. */
export async function* allOrders(
  db: Reads,
  filter: OrderFilter,
  batch = BATCH,
): AsyncGenerator<AdminOrder[], void> {
  const wanted = await orderFilter(db, filter);
  let last: string | undefined;
  for (;;) {
    // After the last one, not after so many: an order that comes meanwhile would put one into the file twice.
    const rows = await ordersAfter(db, wanted, last, batch);
    yield rows.map(toAdminOrder);
    if (rows.length < batch) return;
    last = rows.at(-1)!.order.id;
  }
}
