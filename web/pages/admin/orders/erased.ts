import type { AdminOrder } from '#contract/admin.ts';

type Kept = Pick<AdminOrder, 'status' | 'stage' | 'user_id' | 'child_name'>;

/** Whether nobody knows any more whom a book was for and where it went. */
export const isForgotten = ({ child_name: name }: Pick<AdminOrder, 'child_name'>): boolean =>
  name === null;

/** Whether its family had everything about the child of a paid book erased; with a deleted account all goes that names anybody. */
export const isErased = (order: Kept): boolean =>
  isForgotten(order) &&
  order.status === 'completed' &&
  order.stage !== 'cancelled' &&
  order.user_id !== null;

/** In the place of what went. */
export const ERASED = 'Erased, as the family asked';
