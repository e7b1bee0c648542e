import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { profiles, users } from '#database/tables/accounts.ts';
import { giftCardPayments, giftCards } from '#database/tables/gift-cards.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { sentAt } from './queries.ts';

/** A page of all cards, the newest first, and how many there are. Amounts are integer cents. */
export async function listAllCards(
  db: Reads,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const cards = await db
    .select({
      card: giftCards,
      sendOn: giftCardPayments.sendOn,
      sentAt,
      buyerName: profiles.name,
      buyerEmail: users.email,
    })
    .from(giftCards)
    .innerJoin(giftCardPayments, eq(giftCardPayments.id, giftCards.paymentId))
    .leftJoin(profiles, eq(profiles.id, giftCardPayments.userId))
    .leftJoin(users, eq(users.id, giftCardPayments.userId))
    .orderBy(desc(giftCards.createdAt), giftCards.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db.select({ rows: count() }).from(giftCards);
  return { cards, total: all!.rows };
}

/** All money of all cards, in integer cents. What is owed is what is left on them; the rest was used. */
export async function cardTotals(
  db: Reads,
): Promise<{ cards: number; issued: number; used: number; owed: number }> {
  const [row] = await db
    .select({
      cards: count(),
      // A sum of integers is a bigint, which the driver hands over as text.
      issued: sql<string>`coalesce(sum(${giftCards.amount}), 0)`,
      owed: sql<string>`coalesce(sum(${giftCards.balance}), 0)`,
    })
    .from(giftCards);
  const [issued, owed] = [Number(row!.issued), Number(row!.owed)];
  return { cards: row!.cards, issued, used: issued - owed, owed };
}

/**
 * Stops a card: nothing can be paid with it any more. What is on it stays owed, until somebody has found out whose it is.
 * @returns false if there is no such card, or it is stopped already
 */
export async function blockCard(
  tx: Transaction,
  caller: Caller,
  { id, why }: { id: string; why: string },
  now: Date,
): Promise<boolean> {
  const blocked = await tx
    .update(giftCards)
    .set({ blockedAt: now })
    .where(and(eq(giftCards.id, id), isNull(giftCards.blockedAt)))
    .returning({ id: giftCards.id });
  if (blocked.length === 0) return false;
  await noteAct(tx, caller, 'gift_card_blocked', { subject: id, why });
  return true;
}
