import type { PaymentStatus } from '#vocabulary/payments.ts';
import { adminPath } from '#web/pages/admin/admin-path.ts';
import { readWords } from '#web/pages/admin/read-words.ts';

/** The states that an order can be looked for by, in the order of the tiles. */
export const STATUSES: PaymentStatus[] = ['completed', 'pending', 'failed', 'expired'];

export type OrderFilter = {
  q: string;
  status?: PaymentStatus;
  /** The id of the family whose orders they are. */
  user?: string;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** All orders of one family. */
export const ordersOfFamily = (user: string): string => adminPath('/admin/orders', { user });

/** What the address looks for. A state that no order can have is left out. */
export function readFilter(search: URLSearchParams): OrderFilter {
  const status = STATUSES.find((known) => known === search.get('status'));
  // An id that was copied from the list still has its three dots.
  const q = readWords(search).replace(/\.\.\.$/, '');
  const user = search.get('user') ?? '';
  return { q, ...(status && { status }), ...(UUID.test(user) && { user }) };
}

export const isFiltered = ({ q, status, user }: OrderFilter): boolean =>
  q !== '' || status !== undefined || user !== undefined;

/** The file with all orders that the filter lets through. */
export function csvPath({ user, ...filter }: OrderFilter): string {
  const path = adminPath('/api/admin/orders/csv', filter);
  return user ? `${path}${path.includes('?') ? '&' : '?'}user_id=${user}` : path;
}
