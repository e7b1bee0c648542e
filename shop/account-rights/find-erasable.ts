import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findChild } from '#shop/family/find-child.ts';
import { nameInOrders, type OrderToErase, ordersToErase } from './erasure.ts';
import { namedElsewhere } from './named-elsewhere.ts';

/** What would go with a child, and what would stay until when. */
export type Erasable = {
  name: string;
  /** False for a child that was deleted before. */
  isThere: boolean;
  orders: OrderToErase[];
  /** In how many places of somebody else's the name stands, which stay. */
  namedElsewhere: number;
};

/** What erasing a child would do, also one that was deleted before; undefined if the caller has no such child. */
export async function findErasable(
  db: Reads,
  caller: Caller,
  childId: string,
  now: Date,
): Promise<Erasable | undefined> {
  const child = await findChild(db, caller, childId);
  const name = child?.name ?? (await nameInOrders(db, caller, childId));
  if (name === undefined) return undefined;
  return {
    name,
    isThere: child !== undefined,
    orders: await ordersToErase(db, caller, childId, now),
    namedElsewhere: await namedElsewhere(db, caller, { id: childId, name }),
  };
}
