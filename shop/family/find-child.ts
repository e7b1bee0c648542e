import type { Reads } from '../../database/connect.ts';
import type { Caller } from '../accounts/caller.ts';
import type { Child } from './child.ts';
import { childById, childrenByIds, childrenOf } from './queries.ts';
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

/** Those of these children that are the caller's, by id. */
export async function findChildren(
  db: Reads,
  caller: Caller,
  ids: string[],
): Promise<Map<string, Child>> {
  if (ids.length === 0) return new Map();
  const found = await childrenByIds(db, ids);
  return new Map(
    found.filter((child) => mayUseChild(caller, child)).map((child) => [child.id, child]),
  );
}
