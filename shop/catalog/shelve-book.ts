import { eq } from 'drizzle-orm';
import { books, bookTags, tags } from '#database/tables/catalog.ts';
import type { Transaction } from '#database/transaction.ts';

export type NewBook = typeof books.$inferInsert & { tags: string[] };

/** Puts a book on the shelf, or brings the one with this id up to date: details, price and tags. */
export async function shelveBook(
  tx: Transaction,
  { tags: names, ...details }: NewBook,
): Promise<void> {
  await tx.insert(books).values(details).onConflictDoUpdate({ target: books.id, set: details });
  await tx.delete(bookTags).where(eq(bookTags.bookId, details.id));
  for (const [position, name] of names.entries()) {
    const [tag] = await tx
      .insert(tags)
      .values({ name })
      .onConflictDoUpdate({ target: tags.name, set: { name } })
      .returning({ id: tags.id });
    await tx.insert(bookTags).values({ bookId: details.id, tagId: tag!.id, position });
  }
}
