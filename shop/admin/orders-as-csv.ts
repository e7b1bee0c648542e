import { toDollars } from '#shop/money.ts';
import type { AdminOrder } from './list-all-orders.ts';

const columns: [head: string, cell: (order: AdminOrder) => string | number | null][] = [
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
];

/** Orders as a CSV document with a head line (RFC 4180). */
export function ordersAsCsv(orders: AdminOrder[]): string {
  const lines = [
    columns.map(([head]) => head),
    ...orders.map((order) => columns.map(([, cell]) => cell(order))),
  ];
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

/**
 * A name that begins like a formula would be run by a spreadsheet when the file is opened; an
 * apostrophe before it makes it text.
 */
function field(value: string | number | null): string {
  const text = String(value ?? '');
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
