import { and, asc, desc, eq } from 'drizzle-orm';
import type { Reads } from '../../database/connect.ts';
import { favourites } from '../../database/tables/favourites.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Hearted } from './favourite.ts';

export const heartsOf = (db: Reads, userId: string): Promise<Hearted[]> =>
  db
    .select({ type: favourites.type, id: favourites.itemId })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.createdAt), asc(favourites.type), asc(favourites.itemId));

/** A heart that is there already stays as it was: it keeps its place in the list. */
export const insertHearts = (tx: Transaction, userId: string, hearts: readonly Hearted[]) =>
  tx
    .insert(favourites)
    .values(hearts.map(({ type, id }) => ({ userId, type, itemId: id })))
    .onConflictDoNothing();

export const deleteHeart = (tx: Transaction, userId: string, { type, id }: Hearted) =>
  tx
    .delete(favourites)
    .where(
      and(eq(favourites.userId, userId), eq(favourites.type, type), eq(favourites.itemId, id)),
    );
