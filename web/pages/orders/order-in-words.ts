import type { Order } from '#contract/orders.ts';
import { paymentStatusLabels } from '#vocabulary/payments.ts';

/** An order with the picture of its book, if the book is still on the shelf, and its address in a line, if it has one. */
export type ShownOrder = Order & { cover?: string; goesTo?: string };

const LABELS: Record<string, string> = paymentStatusLabels;

/** 'completed' -> 'Completed'; another text stays as it is, and none is 'Unknown' (specification, section 4). */
export const statusInWords = (status: string): string =>
  (Object.hasOwn(LABELS, status) ? LABELS[status] : status) || 'Unknown';

/** An order's id as it is shown: its first 8 characters (specification, section 9). */
export const shortId = (id: string): string => id.slice(0, 8);

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** ISO 8601 -> 'Nov 18, 2026'. In UTC, so that the server and every browser write the same day. */
export const dateInWords = (moment: string): string => date.format(new Date(moment));
