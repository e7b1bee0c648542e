import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { favourites } from '#database/tables/favorites.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Hearted } from './favorite.ts';

const heartsOfIn = prepared((db) =>
  db
    .select({ type: favourites.type, id: favourites.itemId })
    .from(favourites)
    .where(eq(favourites.userId, sql.placeholder('userId')))
    .orderBy(desc(favourites.createdAt), asc(favourites.type), asc(favourites.itemId))
    .prepare('hearts_of'),
);

export const heartsOf = (db: Reads, userId: string): Promise<Hearted[]> =>
  heartsOfIn(db).execute({ userId });

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
