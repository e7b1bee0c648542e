import { and, eq, isNull } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { addresses } from '#database/tables/family.ts';
import { giftCardMails, giftCardPayments, giftCards } from '#database/tables/gift-cards.ts';
import type { Transaction } from '#database/transaction.ts';
import type { CardMailKind } from '#vocabulary/gift-cards.ts';
import { codeOf, digestOf } from './code.ts';

/** What a letter about a card tells. Amounts are integer cents. */
export type CardNews = {
  /** Names the mail for ever: a second copy of it bears the same Message-ID. */
  mailId: string;
  kind: CardMailKind;
  to: string;
  /** Of whom it goes to; empty where nobody has said. */
  name: string;
  amount: number;
  recipient: string;
  message: string | null;
  from: string | null;
  recipientEmail: string | null;
  sendOn: string | null;
  /** Where the buyer lives, as far as we know: it tells the paper of the printer there. */
  countryCode: string | null;
  /** The card that comes with it; undefined where it only tells of one. */
  cardId: string | undefined;
};

/**
 * The news of a letter that is still to be sent; undefined if it went out, its reader has left, or it would bring a card that has
 * been stopped before its day.
 */
export async function findUnsentCardNews(db: Reads, mailId: string): Promise<CardNews | undefined> {
  const [found] = await db
    .select({
      mail: giftCardMails,
      payment: giftCardPayments,
      cardId: giftCards.id,
      stoppedAt: giftCards.blockedAt,
      buyer: { email: users.email, name: users.name },
      countryCode: addresses.countryCode,
    })
    .from(giftCardMails)
    .innerJoin(giftCardPayments, eq(giftCardPayments.id, giftCardMails.paymentId))
    .leftJoin(giftCards, eq(giftCards.paymentId, giftCardPayments.id))
    .leftJoin(users, eq(users.id, giftCardPayments.userId))
    .leftJoin(addresses, eq(addresses.userId, giftCardPayments.userId))
    .where(and(eq(giftCardMails.id, mailId), isNull(giftCardMails.sentAt)));
  if (!found) return undefined;
  const { mail, payment, buyer } = found;
  const { kind } = mail;
  const toRecipient = kind === 'card';
  const to = toRecipient ? payment.recipientEmail : buyer?.email;
  if (!to || (toRecipient && found.stoppedAt)) return undefined;
  const brings = toRecipient || (kind === 'receipt' && !payment.recipientEmail);
  return {
    mailId,
    kind,
    to,
    name: (toRecipient ? payment.recipient : buyer?.name) ?? '',
    amount: payment.amount,
    recipient: payment.recipient ?? '',
    message: payment.message,
    from: payment.from ?? (buyer?.name || null),
    recipientEmail: payment.recipientEmail,
    sendOn: payment.sendOn,
    countryCode: found.countryCode,
    cardId: brings && !found.stoppedAt ? (found.cardId ?? undefined) : undefined,
  };
}

/**
 * The code of a card, for the letter that brings it. From now on the card can be found by it.
 * @returns undefined if the secret has changed since an earlier letter: that one's code is good, and another must not be told
 */
export async function codeForLetter(
  tx: Transaction,
  secret: string,
  cardId: string,
): Promise<string | undefined> {
  const code = codeOf(secret, cardId);
  const codeDigest = await digestOf(code);
  await tx
    .update(giftCards)
    .set({ codeDigest, codeEnding: code.slice(-4) })
    .where(and(eq(giftCards.id, cardId), isNull(giftCards.codeDigest)));
  const [card] = await tx
    .select({ codeDigest: giftCards.codeDigest })
    .from(giftCards)
    .where(eq(giftCards.id, cardId));
  return card?.codeDigest === codeDigest ? code : undefined;
}

/** Notes that a letter has gone out, or that nobody is to have it any more. What a buyer who has left had written is needed no more. */
export async function noteCardMailSent(tx: Transaction, mailId: string, now: Date): Promise<void> {
  const [mail] = await tx
    .update(giftCardMails)
    .set({ sentAt: now })
    .where(and(eq(giftCardMails.id, mailId), isNull(giftCardMails.sentAt)))
    .returning({ paymentId: giftCardMails.paymentId });
  if (!mail) return;
  await tx
    .update(giftCardPayments)
    .set(WITHOUT_WORDS)
    .where(and(eq(giftCardPayments.id, mail.paymentId), isNull(giftCardPayments.userId)));
}

/** A card's payment without anybody in it. */
export const WITHOUT_WORDS = { recipient: null, message: null, from: null, recipientEmail: null };
