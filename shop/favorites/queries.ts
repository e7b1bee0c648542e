import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { favorites } from '#database/tables/favorites.ts';
import type { Transaction } from '#database/transaction.ts';
import type { FavoriteKey } from './favorite.ts';

const favoriteKeysIn = prepared((db) =>
  db
    .select({ type: favorites.type, id: favorites.itemId })
    .from(favorites)
    .where(eq(favorites.userId, sql.placeholder('userId')))
    .orderBy(desc(favorites.createdAt), asc(favorites.type), asc(favorites.itemId))
    .prepare('hearts_of'),
);

export const favoriteKeysOf = (db: Reads, userId: string): Promise<FavoriteKey[]> =>
  favoriteKeysIn(db).execute({ userId });

/** A heart that is there already stays as it was: it keeps its place in the list. */
export const insertFavorites = (tx: Transaction, userId: string, hearts: readonly FavoriteKey[]) =>
  tx
    .insert(favorites)
    .values(hearts.map(({ type, id }) => ({ userId, type, itemId: id })))
    .onConflictDoNothing();

export const deleteFavorite = (tx: Transaction, userId: string, { type, id }: FavoriteKey) =>
  tx
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.type, type), eq(favorites.itemId, id)));
