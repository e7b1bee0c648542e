import type { Reads } from '#database/connect.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { Child } from './child.ts';
import { childById, childByIdLocked, childrenByIdsHeld, childrenOf } from './queries.ts';
import { mayUseChild } from './who-may.ts';

/** The caller's child. Somebody else's is answered like none at all: undefined. */
export async function findChild(db: Reads, caller: Caller, id: string): Promise<Child | undefined> {
  const child = await childById(db, id);
  return child && mayUseChild(caller, child) ? child : undefined;
}

/** The caller's children, the earliest entry first. */
export function listChildren(db: Reads, caller: Caller): Promise<Child[]> {
  return childrenOf(db, caller.userId);
}

/** The same, and nobody else changes or deletes the child until the transaction ends. */
export async function lockChild(
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<Child | undefined> {
  const child = await childByIdLocked(tx, id);
  return child && mayUseChild(caller, child) ? child : undefined;
}

/**
 * Those of these children that are the caller's, by id. They stay as they are until the transaction ends: what is
 * noted of them is then true, and their photos are not cleared away before it is noted.
 */
export async function holdChildren(
  tx: Transaction,
  caller: Caller,
  ids: string[],
): Promise<Map<string, Child>> {
  if (ids.length === 0) return new Map();
  const found = await childrenByIdsHeld(tx, ids);
  return new Map(
    found.filter((child) => mayUseChild(caller, child)).map((child) => [child.id, child]),
  );
}
