import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { Files } from '#shop/files.ts';
import { bookKey } from './book-making.ts';
import { makingOf } from './queries.ts';
import { mayOpenBook } from './who-may.ts';

/** The print-ready PDF of an order; undefined if it is not made yet or the caller may not open it. */
export async function openBook(
  db: Reads,
  files: Files,
  caller: Caller,
  orderId: string,
): Promise<Uint8Array | undefined> {
  const order = await makingOf(db, orderId);
  if (order?.status !== 'made' || !mayOpenBook(caller, order)) return undefined;
  return files.read(bookKey(orderId));
}
