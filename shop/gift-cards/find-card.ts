import { and, desc, eq } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { giftCardPayments, giftCards } from '#database/tables/gift-cards.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { Refused } from '#shop/refused.ts';
import { readCardCode } from '#vocabulary/gift-cards.ts';
import { digestOf } from './code.ts';
import type { CardPayment, GiftCard } from './gift-card.ts';
import { sentAt } from './queries.ts';

/** The card with the code that somebody has typed, whosever it is: who has the code has the card. Undefined for none. */
export async function cardWithCode(db: Reads, typed: string): Promise<GiftCard | undefined> {
  const code = readCardCode(typed);
  if (!code) return undefined;
  const [card] = await db
    .select()
    .from(giftCards)
    .where(eq(giftCards.codeDigest, await digestOf(code)));
  return card;
}

/**
 * The same, for who says that it is a card's.
 * @throws GIFT_CARD_UNKNOWN
 */
export async function findCard(db: Reads, typed: string): Promise<GiftCard> {
  const card = await cardWithCode(db, typed);
  if (!card) throw new Refused('GIFT_CARD_UNKNOWN');
  return card;
}

/** What the caller has bought, or begun to, the newest first. */
export async function listBoughtCards(
  db: Reads,
  caller: Caller,
  sessionId?: string,
): Promise<{ payment: CardPayment; card: GiftCard | null; sentAt: Date | null }[]> {
  return db
    .select({ payment: giftCardPayments, card: giftCards, sentAt })
    .from(giftCardPayments)
    .leftJoin(giftCards, eq(giftCards.paymentId, giftCardPayments.id))
    .where(
      and(
        eq(giftCardPayments.userId, caller.userId),
        sessionId ? eq(giftCardPayments.stripeSessionId, sessionId) : undefined,
      ),
    )
    .orderBy(desc(giftCardPayments.createdAt), giftCardPayments.id)
    .limit(MOST_AT_ONCE);
}

const MOST_AT_ONCE = 100;
