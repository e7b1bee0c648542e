import { and, eq } from 'drizzle-orm';
import { composeCard } from '#bookmaking/binding/card.ts';
import { foldCard } from '#bookmaking/typesetting/fold-card.ts';
import { typesetPages } from '#bookmaking/typesetting/typeset.ts';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { books } from '#database/tables/catalog.ts';
import { orders } from '#database/tables/orders.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Files } from '#shop/files.ts';
import { paperIn } from '#vocabulary/paper.ts';
import { cardKey, removeBookLater } from './book-making.ts';
import { sourceOf } from './book-source.ts';
import { titleOf } from './draw-book.ts';

/**
 * The worker's part: draws the card that goes with a made book, by the same data, for this revision of it. Doing it twice gives
 * the same bytes under the same key; a book that was corrected meanwhile gets its card with its next making.
 */
export async function makeCard(
  { database, files }: { database: Database; files: Files },
  orderId: string,
): Promise<void> {
  const [found] = await database.orm
    .select({ order: orders, slug: books.slug, making: bookMakings, giver: users.name })
    .from(bookMakings)
    .innerJoin(orders, eq(orders.id, bookMakings.orderId))
    .innerJoin(books, eq(books.id, orders.bookId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(bookMakings.orderId, orderId));
  const source = found && sourceOf(found.order);
  if (!source || found.making.status !== 'made') return;
  const { revision } = found.making;
  const reader = { ...source.reader, photo: null };
  const pages = composeCard(titleOf(found.slug), reader, source.from ?? found.giver);
  const paper = paperIn(source.shipTo?.countryCode ?? null);
  await files.put(cardKey(orderId, revision), await foldCard(await typesetPages(pages), paper));
  await inTransaction(database, async (tx) => {
    const noted = await tx
      .update(bookMakings)
      .set({ cardRevision: revision })
      .where(and(eq(bookMakings.orderId, orderId), eq(bookMakings.revision, revision)))
      .returning({ orderId: bookMakings.orderId });
    const [order] = await tx
      .select({ userId: orders.userId, reader: orders.reader })
      .from(orders)
      .where(eq(orders.id, orderId));
    // Corrected, or the account deleted or the child erased, while it was drawn: the file came after its removal.
    if (noted.length === 0 || !order?.userId || !order.reader)
      await removeBookLater(tx, orderId, revision);
  });
}
