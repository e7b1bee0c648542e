import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { giftCardMovements, giftCards } from '#database/tables/gift-cards.ts';
import { transactions } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import { Refused } from '#shop/refused.ts';
import { paidByCard } from '#vocabulary/gift-cards.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { cardWithCode } from './find-card.ts';
import type { GiftCard } from './gift-card.ts';
import { moveMoney } from './move-money.ts';

/**
 * The card that somebody wants to pay with, if what was typed is one.
 * @returns undefined for what is no card's code: it may be a discount's
 * @throws GIFT_CARD_BLOCKED
 */
export async function findUsableCard(db: Reads, typed: string): Promise<GiftCard | undefined> {
  const card = await cardWithCode(db, typed);
  if (card?.blockedAt) throw new Refused('GIFT_CARD_BLOCKED');
  return card;
}

/** The card that a payment was to be paid with, if anything can still be paid with it; undefined for none. */
export async function findCardOfPayment(
  db: Reads,
  transactionId: string,
): Promise<GiftCard | undefined> {
  const [use] = await usesOf(db, transactionId);
  if (!use) return undefined;
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, use.cardId));
  return card && !card.blockedAt && card.balance > 0 ? card : undefined;
}

/**
 * Reserves what a card pays of an amount, in the transaction that writes the pending payment. The card's row decides between
 * those who spend at once: each finds what the one before has left.
 * @returns integer cents, more than 0
 * @throws GIFT_CARD_EMPTY; GIFT_CARD_BLOCKED
 */
export async function holdCard(
  tx: Transaction,
  cardId: string,
  toPay: number,
): Promise<{ pays: number; reserve: (transactionId: string) => Promise<void> }> {
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.id, cardId)).for('update');
  if (!card || card.blockedAt) throw new Refused('GIFT_CARD_BLOCKED');
  const pays = paidByCard(card.balance, toPay);
  if (pays === 0) throw new Refused('GIFT_CARD_EMPTY');
  return {
    pays,
    reserve: async (transactionId) =>
      void (await moveMoney(tx, cardId, { kind: 'used', amount: -pays, transactionId })),
  };
}

/** The cards that a payment took money from, each with what it still holds of it: integer cents. Normally one, or none. */
export async function usesOf(
  db: Reads,
  transactionId: string,
): Promise<{ cardId: string; ending: string; used: number }[]> {
  const rows = await db
    .select({
      cardId: giftCardMovements.cardId,
      ending: sql<string>`max(${giftCards.codeEnding})`,
      used: sql<string>`-sum(${giftCardMovements.amount})`,
    })
    .from(giftCardMovements)
    .innerJoin(giftCards, eq(giftCards.id, giftCardMovements.cardId))
    .where(eq(giftCardMovements.transactionId, transactionId))
    .groupBy(giftCardMovements.cardId);
  return rows.map(({ used, ...row }) => ({ ...row, used: Number(used) }));
}

/**
 * Keeps what a payment has taken from a card, or gives it back, in the transaction that ends the payment. If money comes after all
 * for one that had ended, the card pays its part again as far as it can, and one that was stopped meanwhile pays nothing; the rest
 * is the shop's loss, and no book waits for it.
 */
export async function settleCardUse(
  tx: Transaction,
  payment: Pick<typeof transactions.$inferSelect, 'id' | 'paidByCard'>,
  outcome: PaymentStatus,
): Promise<void> {
  if (payment.paidByCard === 0 || outcome === 'pending') return;
  const transactionId = payment.id;
  for (const { cardId, used } of await usesOf(tx, transactionId)) {
    if (outcome !== 'completed' && used > 0) {
      await moveMoney(tx, cardId, { kind: 'given_back', amount: used, transactionId });
    }
    if (outcome === 'completed' && used === 0) {
      const [card] = await tx
        .select()
        .from(giftCards)
        .where(eq(giftCards.id, cardId))
        .for('update');
      const amount = Math.min(card && !card.blockedAt ? card.balance : 0, payment.paidByCard);
      if (amount > 0) await moveMoney(tx, cardId, { kind: 'used', amount: -amount, transactionId });
    }
  }
}

/**
 * Gives back what cards hold for payments that have ended, as the version before cards leaves it while both run. At most `most` at
 * once.
 */
export async function settleForgottenCards(tx: Transaction, most: number): Promise<void> {
  const forgotten = await tx
    .select({ payment: transactions })
    .from(giftCardMovements)
    .innerJoin(transactions, eq(transactions.id, giftCardMovements.transactionId))
    .where(inArray(transactions.status, ['failed', 'expired']))
    .groupBy(transactions.id)
    .having(lt(sql`sum(${giftCardMovements.amount})`, 0))
    .limit(most);
  for (const { payment } of forgotten) await settleCardUse(tx, payment, payment.status);
}

/** The last four letters of the card that pays a part of a payment; null for none. A part of a query of payments. */
export const cardOfPayment = sql<string | null>`(select max(${giftCards.codeEnding})
  from ${giftCardMovements} join ${giftCards} on ${giftCards.id} = ${giftCardMovements.cardId}
  where ${giftCardMovements.transactionId} = ${transactions.id})`;

/**
 * Gives back to its card what it paid of an order, as far as it has not come back yet. The caller holds the order.
 * @returns how much went back, in integer cents
 */
export async function giveBackToCard(
  tx: Transaction,
  order: { id: string; transactionId: string; paidByCard: number },
): Promise<number> {
  if (order.paidByCard === 0) return 0;
  // Held first, in a statement of its own: another book of the payment may be canceled at the same moment.
  const ofPayment = eq(giftCardMovements.transactionId, order.transactionId);
  const card = tx.select({ id: giftCardMovements.cardId }).from(giftCardMovements).where(ofPayment);
  await tx.select().from(giftCards).where(inArray(giftCards.id, card)).for('update');
  const [use] = await usesOf(tx, order.transactionId);
  const left = order.paidByCard - (await cameBack(tx, order.id));
  const amount = Math.min(left, use?.used ?? 0);
  if (!use || amount <= 0) return 0;
  const { id: orderId, transactionId } = order;
  await moveMoney(tx, use.cardId, { kind: 'given_back', amount, transactionId, orderId });
  return amount;
}

/** What has come back to a card of an order, in integer cents. */
export async function cameBack(db: Reads, orderId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${giftCardMovements.amount}), 0)` })
    .from(giftCardMovements)
    .where(eq(giftCardMovements.orderId, orderId));
  return Number(row!.cents);
}
