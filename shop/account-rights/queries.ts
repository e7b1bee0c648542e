import { asc, eq } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { sessions, signInAccounts } from '#database/tables/accounts.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { childPhotos, children } from '#database/tables/family.ts';
import { favorites } from '#database/tables/favorites.ts';
import { bookCorrections, makingEvents, makings } from '#database/tables/makings.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { bookPreviews, previewLinks } from '#database/tables/previews.ts';
import { refunds } from '#database/tables/refunds.ts';

/** Without the tokens: they open doors, and are no news to the family. */
export const signInsOf = (db: Reads, userId: string) =>
  db
    .select({
      provider: signInAccounts.providerId,
      accountId: signInAccounts.accountId,
      scope: signInAccounts.scope,
      createdAt: signInAccounts.createdAt,
    })
    .from(signInAccounts)
    .where(eq(signInAccounts.userId, userId));

export const sessionsOf = (db: Reads, userId: string) =>
  db
    .select({
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId));

export const photosOf = (db: Reads, userId: string) =>
  db.select().from(childPhotos).where(eq(childPhotos.userId, userId)).orderBy(asc(childPhotos.key));

export const previewsOf = async (db: Reads, userId: string) =>
  (
    await db
      .select({ preview: bookPreviews })
      .from(bookPreviews)
      .innerJoin(children, eq(children.id, bookPreviews.childId))
      .where(eq(children.parentId, userId))
      .orderBy(asc(bookPreviews.requestedAt))
  ).map((row) => row.preview);

/** Without what opens them, and without their pictures: those are of a preview that stands here too. */
export const previewLinksOf = (db: Reads, userId: string) =>
  db
    .select({
      previewRequestId: previewLinks.previewRequestId,
      createdAt: previewLinks.createdAt,
      expiresAt: previewLinks.expiresAt,
    })
    .from(previewLinks)
    .innerJoin(bookPreviews, eq(bookPreviews.id, previewLinks.previewId))
    .innerJoin(children, eq(children.id, bookPreviews.childId))
    .where(eq(children.parentId, userId))
    .orderBy(asc(previewLinks.createdAt));

export const favoritesOf = (db: Reads, userId: string) =>
  db.select().from(favorites).where(eq(favorites.userId, userId)).orderBy(asc(favorites.createdAt));

export const ordersOf = async (db: Reads, userId: string) =>
  (
    await db
      .select({ order: orders, payment: transactions, book: bookMakings, making: makings })
      .from(orders)
      .innerJoin(transactions, eq(transactions.id, orders.transactionId))
      .leftJoin(bookMakings, eq(bookMakings.orderId, orders.id))
      .leftJoin(makings, eq(makings.orderId, orders.id))
      .where(eq(orders.userId, userId))
      .orderBy(asc(orders.createdAt), asc(orders.id))
  ).map(({ order, payment, book, making }) => ({ ...order, payment, book, making }));

/** What was corrected of bought books, kept or only proposed, before and after. */
export const correctionsOf = async (db: Reads, userId: string) =>
  (
    await db
      .select({ correction: bookCorrections })
      .from(bookCorrections)
      .innerJoin(orders, eq(orders.id, bookCorrections.orderId))
      .where(eq(orders.userId, userId))
      .orderBy(asc(bookCorrections.proposedAt))
  ).map((row) => row.correction);

/** What was given back, or tried to be. Amounts are integer cents. */
export const refundsOf = async (db: Reads, userId: string) =>
  (
    await db
      .select({ refund: refunds })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(eq(orders.userId, userId))
      .orderBy(asc(refunds.createdAt))
  ).map((row) => row.refund);

/** What has happened to bought books. */
export const makingEventsOf = async (db: Reads, userId: string) =>
  (
    await db
      .select({ event: makingEvents })
      .from(makingEvents)
      .innerJoin(orders, eq(orders.id, makingEvents.orderId))
      .where(eq(orders.userId, userId))
      .orderBy(asc(makingEvents.at), asc(makingEvents.number))
  ).map((row) => row.event);
