import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { books } from '#database/tables/catalog.ts';
import { bookCorrections } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import { inTransaction } from '#database/transaction.ts';
import { type PhotoStudio, withPhoto } from '#shop/family/book-photo.ts';
import type { BookSource } from './book-source.ts';
import type { Drawable, Maker } from './copy-of.ts';
import { drawBook, titleOf } from './draw-book.ts';
import { changesKey, keepPages, nameOfSide } from './kept-pages.ts';
import { removeChangesLater } from './queue-changes.ts';

/**
 * The worker's part: draws the book of a correction on both sides by today's hand, which is the one that makes it anew, and
 * keeps the pages that differ. It may be done twice. Nothing is done for a correction that is gone.
 */
export async function drawChanges(
  { database, maker, ...photos }: { database: Database; maker: Maker } & PhotoStudio,
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
  const { orderId } = found.correction;
  const draw = async (stored: object) =>
    drawBook(title, orderId, await toDraw(photos, stored), maker);
  const before = await draw(found.correction.before);
  const after = await draw(found.correction.after);
  const changed = before.flatMap((one, place) => {
    const other = after[place]!;
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ name: one.name, one, other }];
  });
  const drawn = changed.flatMap(({ name, one, other }) => [
    { ...one, name: nameOfSide(name, 'before') },
    { ...other, name: nameOfSide(name, 'after') },
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
