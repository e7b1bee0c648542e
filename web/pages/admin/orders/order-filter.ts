import type { PaymentStatus } from '#vocabulary/payments.ts';
import { adminPath } from '#web/pages/admin/admin-path.ts';
import { readWords } from '#web/pages/admin/read-words.ts';

/** The states that an order can be looked for by, in the order of the tiles. */
export const STATUSES: PaymentStatus[] = ['completed', 'pending', 'failed', 'expired'];

export type OrderFilter = { q: string; status?: PaymentStatus };

/** What the address looks for. A state that no order can have is left out. */
export function readFilter(search: URLSearchParams): OrderFilter {
  const status = STATUSES.find((known) => known === search.get('status'));
  // An id that was copied from the list still has its three dots.
  const q = readWords(search).replace(/\.\.\.$/, '');
  return { q, ...(status && { status }) };
}

export const isFiltered = ({ q, status }: OrderFilter): boolean => q !== '' || status !== undefined;

/** The file with all orders that the filter lets through. */
export const csvPath = (filter: OrderFilter): string => adminPath('/api/admin/orders/csv', filter);
