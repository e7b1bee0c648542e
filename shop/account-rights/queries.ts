import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { sessions, signInAccounts } from '#database/tables/accounts.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { childPhotos, children } from '#database/tables/family.ts';
import { favorites } from '#database/tables/favorites.ts';
import {
  giftCardMails,
  giftCardMovements,
  giftCardPayments,
  giftCards,
} from '#database/tables/gift-cards.ts';
import { bookCorrections, makingEvents, makings } from '#database/tables/makings.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { bookPreviews, previewLinks } from '#database/tables/previews.ts';
import { refunds } from '#database/tables/refunds.ts';
import { reprintOffers, reprints } from '#database/tables/reprints.ts';
import { reviews } from '#database/tables/reviews.ts';
import { codeOfPayment } from '#shop/codes/code-of-payment.ts';

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

/** What the family said of titles, what became of it, and what the shop answered. */
export const reviewsOf = (db: Reads, userId: string) =>
  db.select().from(reviews).where(eq(reviews.userId, userId)).orderBy(asc(reviews.writtenAt));

export const ordersOf = async (db: Reads, userId: string) =>
  (
    await db
      .select({
        order: orders,
        payment: transactions,
        code: codeOfPayment,
        book: bookMakings,
        making: makings,
      })
      .from(orders)
      .innerJoin(transactions, eq(transactions.id, orders.transactionId))
      .leftJoin(bookMakings, eq(bookMakings.orderId, orders.id))
      .leftJoin(makings, eq(makings.orderId, orders.id))
      .where(eq(orders.userId, userId))
      .orderBy(asc(orders.createdAt), asc(orders.id))
  ).map(({ order, payment, code, ...book }) => ({
    ...order,
    payment: { ...payment, code },
    ...book,
  }));

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

/** What was printed once more free of charge, and why. */
export const reprintsOf = async (db: Reads, userId: string) =>
  (
    await db
      .select({ reprint: reprints })
      .from(reprints)
      .innerJoin(orders, eq(orders.id, reprints.orderId))
      .where(eq(orders.userId, userId))
      .orderBy(asc(reprints.madeAt))
  ).map((row) => row.reprint);

/** What was offered to be printed once more at cost. */
export const reprintOffersOf = async (db: Reads, userId: string) =>
  (
    await db
      .select({ offer: reprintOffers })
      .from(reprintOffers)
      .innerJoin(orders, eq(orders.id, reprintOffers.orderId))
      .where(eq(orders.userId, userId))
      .orderBy(asc(reprintOffers.offeredAt))
  ).map((row) => row.offer);

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

/** Gift cards that were bought, or begun to be, with their money, move by move. Without what a card is found by: that is no news. */
export async function giftCardsOf(db: Reads, userId: string) {
  const bought = await db
    .select({ payment: giftCardPayments, cardId: giftCards.id, balance: giftCards.balance })
    .from(giftCardPayments)
    .leftJoin(giftCards, eq(giftCards.paymentId, giftCardPayments.id))
    .where(eq(giftCardPayments.userId, userId))
    .orderBy(asc(giftCardPayments.createdAt));
  const movements = await db
    .select({
      cardId: giftCardMovements.cardId,
      kind: giftCardMovements.kind,
      amount: giftCardMovements.amount,
      at: giftCardMovements.at,
    })
    .from(giftCardMovements)
    .innerJoin(giftCards, eq(giftCards.id, giftCardMovements.cardId))
    .innerJoin(giftCardPayments, eq(giftCardPayments.id, giftCards.paymentId))
    .where(eq(giftCardPayments.userId, userId))
    .orderBy(asc(giftCardMovements.at));
  return bought.map(({ payment, cardId, balance }) => ({
    ...payment,
    balance,
    movements: movements.filter((one) => one.cardId === cardId),
  }));
}

/** Gift cards that somebody has sent to this address, once their letters have come. */
export const giftCardsGotBy = (db: Reads, email: string) =>
  db
    .select({
      amount: giftCardPayments.amount,
      recipient: giftCardPayments.recipient,
      message: giftCardPayments.message,
      from: giftCardPayments.from,
      recipientEmail: giftCardPayments.recipientEmail,
      sentAt: giftCardMails.sentAt,
    })
    .from(giftCardPayments)
    .innerJoin(giftCardMails, eq(giftCardMails.paymentId, giftCardPayments.id))
    .where(
      and(
        eq(giftCardPayments.recipientEmail, email),
        eq(giftCardMails.kind, 'card'),
        isNotNull(giftCardMails.sentAt),
      ),
    )
    .orderBy(asc(giftCardMails.sentAt));
