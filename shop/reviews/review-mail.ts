import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { books } from '#database/tables/catalog.ts';
import { makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import { refunds } from '#database/tables/refunds.ts';
import { reviewRequests, reviews } from '#database/tables/reviews.ts';
import type { Transaction } from '#database/transaction.ts';
import type { NotedReader } from '#shop/family/book-photo.ts';
import { readerOf } from '#shop/orders/order.ts';

/** What a letter asks for. */
export type ReviewNews = {
  /** Names the mail for ever: a second copy of it bears the same Message-ID. */
  mailId: string;
  to: string;
  name: string;
  books: { orderId: string; title: string; slug: string; childName: string; reader: NotedReader }[];
};

/**
 * What a letter that is still to be sent asks for; undefined if it went out, or nothing is left of it: its reader is gone, has
 * told us meanwhile, or has got money back.
 */
export async function findUnsentReviewNews(
  db: Reads,
  mailId: string,
): Promise<ReviewNews | undefined> {
  const rows = await db
    .select({ order: orders, slug: books.slug, user: users })
    .from(reviewRequests)
    .innerJoin(users, eq(users.id, reviewRequests.userId))
    .innerJoin(orders, eq(orders.id, reviewRequests.orderId))
    .innerJoin(books, eq(books.id, reviewRequests.bookId))
    .innerJoin(makings, eq(makings.orderId, orders.id))
    .where(
      and(
        eq(reviewRequests.mailId, mailId),
        isNull(reviewRequests.sentAt),
        eq(makings.stage, 'delivered'),
        sql`not exists (select 1 from ${refunds} where ${refunds.orderId} = ${orders.id}
          and ${refunds.state} <> 'failed')`,
        sql`not exists (select 1 from ${reviews} where ${reviews.userId} = ${reviewRequests.userId}
          and ${reviews.bookId} = ${reviewRequests.bookId})`,
      ),
    )
    .orderBy(asc(orders.bookId));
  const asked = rows.flatMap(({ order: { id, bookTitle, reader: stored }, slug }) => {
    const reader = readerOf(stored);
    return reader ? [{ orderId: id, title: bookTitle, slug, childName: reader.name, reader }] : [];
  });
  const [first] = rows;
  if (!first || asked.length === 0) return undefined;
  return { mailId, to: first.user.email, name: first.user.name, books: asked };
}

/** Notes that a letter has gone out, or that there is nothing to ask for any more. */
export async function noteReviewMailSent(
  tx: Transaction,
  mailId: string,
  now: Date,
): Promise<void> {
  await tx.update(reviewRequests).set({ sentAt: now }).where(eq(reviewRequests.mailId, mailId));
}
