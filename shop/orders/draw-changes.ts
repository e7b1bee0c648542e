import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { books } from '#database/tables/catalog.ts';
import { bookCorrections } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import { inTransaction } from '#database/transaction.ts';
import { type PhotoStudio, withPhoto } from '#shop/family/book-photo.ts';
import type { BookSource } from './book-source.ts';
import { boundNames, type Drawable, drawPage, titleOf } from './draw-book.ts';
import { changesKey, keepPages, nameOfSide } from './kept-pages.ts';
import { removeChangesLater } from './queue-changes.ts';

/**
 * The worker's part: draws the book of a correction on both sides by today's hand, which is the one that makes it anew, and
 * keeps the pages that differ. It may be done twice. Nothing is done for a correction that is gone.
 */
export async function drawChanges(
  { database, ...photos }: { database: Database } & PhotoStudio,
  correctionId: string,
): Promise<void> {
  const [found] = await database.orm
    .select({ correction: bookCorrections, slug: books.slug })
    .from(bookCorrections)
    .innerJoin(orders, eq(orders.id, bookCorrections.orderId))
    .innerJoin(books, eq(books.id, orders.bookId))
    .where(eq(bookCorrections.id, correctionId));
  if (!found || found.correction.pages) return;
  const title = titleOf(found.slug);
  const before = await toDraw(photos, found.correction.before);
  const after = await toDraw(photos, found.correction.after);
  const changed = boundNames.flatMap((name) => {
    const [one, other] = [drawPage(title, before, name), drawPage(title, after, name)];
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ name, one, other }];
  });
  const drawn = changed.flatMap(({ name, one, other }) => [
    { name: nameOfSide(name, 'before'), page: one },
    { name: nameOfSide(name, 'after'), page: other },
  ]);
  await keepPages(photos.files, changesKey(correctionId), drawn);
  await inTransaction(database, async (tx) => {
    const noted = await tx
      .update(bookCorrections)
      .set({ pages: changed.map(({ name }) => name) })
      .where(eq(bookCorrections.id, correctionId))
      .returning({ id: bookCorrections.id });
    // Taken back, or the account deleted, while it was drawn: the file came after its removal.
    if (noted.length === 0) await removeChangesLater(tx, correctionId);
  });
}

async function toDraw(photos: PhotoStudio, stored: object): Promise<Drawable> {
  const { reader, dedication, from } = stored as BookSource;
  return { reader: await withPhoto(photos, reader), dedication, from };
}
