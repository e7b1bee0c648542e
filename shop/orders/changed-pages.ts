import type { ComposedPage } from '#bookmaking/compose-page.ts';
import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { Files } from '#shop/files.ts';
import type { Correctable } from '#vocabulary/making.ts';
import type { BookSource } from './book-source.ts';
import { changesKey, nameOfSide, readPage, type Side } from './kept-pages.ts';
import { correctionOf } from './queries.ts';

/** What a correction changes: the one that is proposed, or else the last that was kept. */
export type Changes = {
  isKept: boolean;
  fields: Correctable[];
  /** What the book is made of with it. */
  after: BookSource;
  /** The names of the pages that change, in the order that they are bound in; null until the worker has drawn them. */
  pages: string[] | null;
};

/** @returns undefined if the caller has no such order, or nothing of its book was ever corrected */
export async function changedPages(
  db: Reads,
  caller: Caller,
  orderId: string,
): Promise<Changes | undefined> {
  const found = await correctionOf(db, caller.userId, orderId);
  if (!found) return undefined;
  const { keptAt, fields, pages, after } = found;
  return { isKept: keptAt !== null, fields, pages, after: after as BookSource };
}

/** One of these pages as it was, or as it becomes; undefined where there is none. */
export async function changedPage(
  db: Reads,
  files: Files,
  caller: Caller,
  { orderId, name, side }: { orderId: string; name: string; side: Side },
): Promise<ComposedPage | undefined> {
  const found = await correctionOf(db, caller.userId, orderId);
  if (!found?.pages?.includes(name)) return undefined;
  return readPage(files, changesKey(found.id), nameOfSide(name, side));
}
