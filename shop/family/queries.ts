import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { profiles } from '#database/tables/accounts.ts';
import { addresses, childPhotos, children } from '#database/tables/family.ts';
import type { Transaction } from '#database/transaction.ts';

export const childById = async (db: Reads, id: string) =>
  (await db.select().from(children).where(eq(children.id, id)))[0];

/** Nobody else changes or deletes it until the transaction ends. */
export const childByIdLocked = async (tx: Transaction, id: string) =>
  (await tx.select().from(children).where(eq(children.id, id)).for('update'))[0];

/** The same of those who are a parent's; in one order for everybody, as below. */
export const childrenOfLocked = (tx: Transaction, parentId: string, ids: string[]) =>
  tx
    .select({ id: children.id })
    .from(children)
    .where(and(eq(children.parentId, parentId), inArray(children.id, ids)))
    .orderBy(asc(children.id))
    .for('update');

const childrenByIdsHeldIn = prepared((tx) =>
  tx
    .select()
    .from(children)
    .where(sql`${children.id} = any(${sql.placeholder('ids')}::uuid[])`)
    // In one order for everybody: two who lock the same two children must not wait for each other.
    .orderBy(asc(children.id))
    .for('share')
    .prepare('children_by_ids_held'),
);

/** Nobody changes or deletes them until the transaction ends; others may hold them too. */
export const childrenByIdsHeld = (tx: Transaction, ids: string[]) =>
  childrenByIdsHeldIn(tx).execute({ ids });

const childrenOfIn = prepared((db) =>
  db
    .select()
    .from(children)
    .where(eq(children.parentId, sql.placeholder('parentId')))
    .orderBy(asc(children.createdAt), asc(children.id))
    .prepare('children_of'),
);

export const childrenOf = (db: Reads, parentId: string) => childrenOfIn(db).execute({ parentId });

/**
 * Whoever else counts this family's children waits until the transaction ends. Taken after the child, as a checkout
 * does, so that the two never wait for each other.
 */
export const holdFamily = (tx: Transaction, parentId: string) =>
  tx.select().from(profiles).where(eq(profiles.id, parentId)).for('update');

export const countChildren = async (tx: Transaction, parentId: string) => {
  const [row] = await tx
    .select({ children: count() })
    .from(children)
    .where(eq(children.parentId, parentId));
  return row!.children;
};

export const photoByKey = async (db: Reads, key: string) =>
  (await db.select().from(childPhotos).where(eq(childPhotos.key, key)))[0];

const addressOfIn = prepared((db) =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, sql.placeholder('userId')))
    .prepare('address_of'),
);

export const addressOf = async (db: Reads, userId: string) =>
  (await addressOfIn(db).execute({ userId }))[0];
