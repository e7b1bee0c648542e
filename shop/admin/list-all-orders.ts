import type { Reads } from '#database/connect.ts';
import { childNameOf } from '#shop/orders/order.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import type { BookMakingStatus } from '#vocabulary/printed-books.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { countOrders, type OrderFilter, type OrderRow, ordersPage } from './queries.ts';

/** An order as the back office sees it. Amounts are integer cents. */
export type AdminOrder = {
  id: string;
  bookId: number;
  bookTitle: string;
  bookPrice: number;
  quantity: number;
  totalAmount: number;
  status: PaymentStatus;
  customerName: string | null;
  customerEmail: string | null;
  childId: string | null;
  childName: string | null;
  shipTo: ShipTo | null;
  createdAt: Date;
  making: { status: BookMakingStatus; failure: string | null } | null;
};

function toAdminOrder({ order, customerName, customerEmail, making }: OrderRow): AdminOrder {
  return { ...order, customerName, customerEmail, childName: childNameOf(order.reader), making };
}

/** A page of all orders, newest first, and how many the filter lets through over all pages. */
export async function listAllOrders(
  db: Reads,
  { page, pageSize, ...filter }: OrderFilter & { page: number; pageSize: number },
): Promise<{ orders: AdminOrder[]; total: number }> {
  const rows = await ordersPage(db, filter, pageSize, (page - 1) * pageSize);
  return { orders: rows.map(toAdminOrder), total: await countOrders(db, filter) };
}

/** A file of more lines than this is work for the database's own tools. */
export const MOST_CSV_ROWS = 50_000;

/** All orders that the filter lets through, newest first, at most MOST_CSV_ROWS. */
export async function listForExport(db: Reads, filter: OrderFilter): Promise<AdminOrder[]> {
  return (await ordersPage(db, filter, MOST_CSV_ROWS, 0)).map(toAdminOrder);
}
