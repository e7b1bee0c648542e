import type { Reads } from '#database/connect.ts';
import { toDollars } from '#shop/money.ts';
import { paidFor } from '#shop/orders/paid.ts';
import { type AdminOrder, allOrders } from './list-all-orders.ts';
import type { OrderFilter } from './queries.ts';

const columns: [head: string, cell: (order: AdminOrder) => string | number | null | undefined][] = [
  ['Order ID', (order) => order.id],
  ['Book ID', (order) => order.bookId],
  ['Book', (order) => order.bookTitle],
  ['Price', (order) => toDollars(order.bookPrice).toFixed(2)],
  ['Quantity', (order) => order.quantity],
  ['Total', (order) => toDollars(order.totalAmount).toFixed(2)],
  ['Status', (order) => order.status],
  ['Customer', (order) => order.customerName],
  ['Child', (order) => order.childName],
  ['Created', (order) => order.createdAt.toISOString()],
  ['E-mail', (order) => order.customerEmail],
  ['Recipient', (order) => order.shipTo?.recipient],
  ['Address Line 1', (order) => order.shipTo?.addressLine1],
  ['Address Line 2', (order) => order.shipTo?.addressLine2],
  ['City', (order) => order.shipTo?.city],
  ['State', (order) => order.shipTo?.state],
  ['Postal Code', (order) => order.shipTo?.postalCode],
  ['Country Code', (order) => order.shipTo?.countryCode],
  ['Phone', (order) => order.shipTo?.phoneNumber],
  ['Refunded', (order) => toDollars(order.refundedAmount).toFixed(2)],
  ['Discount', (order) => toDollars(order.discount).toFixed(2)],
  ['Net', (order) => toDollars(netOf(order)).toFixed(2)],
  ['Reprint Of', (order) => order.reprintOf],
];

/** What stayed of an order: nothing of one that nobody has paid. */
const netOf = (order: AdminOrder): number =>
  order.status === 'completed' ? paidFor(order) - order.refundedAmount : 0;

/** Without it Excel takes the file for one of its own country's letters, and shows 'Zoë' as 'ZoÃ«'. */
const BYTE_ORDER_MARK = '\uFEFF';

/** All orders that the filter lets through as a CSV document with a head line (RFC 4180), part by part. */
export async function* ordersAsCsv(db: Reads, filter: OrderFilter): AsyncGenerator<string, void> {
  let part = BYTE_ORDER_MARK + line(columns.map(([head]) => head));
  for await (const orders of allOrders(db, filter)) {
    for (const order of orders) part += line(columns.map(([, cell]) => cell(order)));
    yield part;
    part = '';
  }
}

const line = (cells: (string | number | null | undefined)[]): string =>
  `${cells.map((cell) => field(String(cell ?? ''))).join(',')}\r\n`;

/**
 * The signs that begin a formula, in their full width too, which spreadsheets for Chinese and Japanese read alike; also
 * behind what cannot be seen and may be dropped when the file is read.
 */
const FORMULA = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠]|^[\t\r]/u;

/**
 * A name that begins like a formula would be run by a spreadsheet when the file is opened; an
 * apostrophe before it makes it text.
 */
function field(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
