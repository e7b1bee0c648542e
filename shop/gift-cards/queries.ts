import { sql } from 'drizzle-orm';
import { giftCardMails, giftCardPayments } from '#database/tables/gift-cards.ts';

/** When the letter that brings the card went out: to whom it is for, or to the buyer. A part of a query of payments. */
export const sentAt = sql<Date | null>`(
  select max(sent_at) from ${giftCardMails} as letter
  where letter.payment_id = ${giftCardPayments.id} and letter.kind =
    case when ${giftCardPayments.recipientEmail} is null then 'receipt' else 'card' end)`.mapWith(
  giftCardMails.sentAt,
);
