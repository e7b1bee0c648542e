import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { orderById } from './queries.ts';
import { mayPayFor } from './who-may.ts';

/** The caller's order if it failed or expired; undefined for any other. */
export async function findUnpaidOrder(db: Reads, caller: Caller, id: string) {
  const order = await orderById(db, id);
  if (!order || !mayPayFor(caller, order)) return undefined;
  return order.status === 'failed' || order.status === 'expired' ? order : undefined;
}
