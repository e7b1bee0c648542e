import type { Reader } from '#bookmaking/reader.ts';
import type { Order } from '#contract/orders.ts';
import { paymentStatusLabels } from '#vocabulary/payments.ts';

/** An order as it is shown. */
export type ShownOrder = Omit<Order, 'reader'> & {
  /** What its cover is drawn by and for; without a slug the book has left the shelf. */
  slug?: string;
  reader?: Reader;
  /** Everything about its child was erased. */
  isErased: boolean;
  /** Nobody knows anymore whom it was for and where it went. */
  isForgotten: boolean;
  /** Its address in a line, if it has one. */
  goesTo?: string;
  date: string;
  /** When its checking is over, in words. */
  until?: string;
};

const LABELS: Record<string, string> = paymentStatusLabels;

/** 'completed' -> 'Completed'; another text stays as it is, and none is 'Unknown' (specification, section 4). */
export const statusInWords = (status: string): string =>
  (Object.hasOwn(LABELS, status) ? LABELS[status] : status) || 'Unknown';

/** Said of an order from before 0010 in the place of its address. */
export const ADDRESS_NOT_KEPT = 'Placed before we kept the address with each order';
/** And of one that has forgotten it since. */
export const ADDRESS_FORGOTTEN = 'Not kept anymore';

/** An order's id as it is shown: its first 8 characters (specification, section 9). */
export const shortId = (id: string): string => id.slice(0, 8);

/** ISO 8601 -> 'Nov 18, 2026', the day that it was in a time zone. */
export const dateInWords = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(moment));
