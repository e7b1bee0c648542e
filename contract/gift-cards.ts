/** Gift cards: bought, looked at, and in the back office. They are no orders (decision 139). */
import { z } from 'zod';
import { GIFT_CARD_DOLLARS } from '#vocabulary/gift-cards.ts';
import { paymentStatuses } from '#vocabulary/payments.ts';
import {
  GIFT_CARD_AMOUNT,
  GIFT_CARD_FOR_WHOM,
  GIFT_CARD_MESSAGE_TOO_LONG,
  GIFT_CARD_MESSAGE_TOO_TALL,
  GIFT_CARD_NAME_TOO_LONG,
  GIFT_CARD_UNKNOWN,
  SEND_ON_IMPOSSIBLE,
} from '#vocabulary/sentences/gift-cards.ts';
import { LETTERS_NOT_OURS } from '#vocabulary/sentences/inscription.ts';
import { WHY_IS_MISSING } from '#vocabulary/sentences/refunds.ts';
import {
  LONGEST_DEDICATION,
  LONGEST_FROM,
  MOST_DEDICATION_LINES,
} from '#vocabulary/text-lengths.ts';
import { MANY_CHECKOUTS, paymentPage, paymentPageRefusals } from './checkout.ts';
import { adminCall, notFound, signedInCall, tooMany } from './named-failures.ts';
import { email } from './sign-in.ts';
import { countedList, dollars, moment, page, typed, typedLines, uuid } from './wire-values.ts';

/** Cards on a page of the back office. */
export const GIFT_CARDS_PAGE_SIZE = 20;
export const MANY_CARD_TRIES = "That's a lot of gift cards at once.";

const { least, most } = GIFT_CARD_DOLLARS;
const name = typed(LONGEST_FROM, GIFT_CARD_NAME_TOO_LONG).trim();
const lines = (text: string) => text.trim().split(/\r\n|[\r\n]/).length;

export const newGiftCard = z.strictObject({
  amount: z
    .number(GIFT_CARD_AMOUNT)
    .int(GIFT_CARD_AMOUNT)
    .min(least, GIFT_CARD_AMOUNT)
    .max(most, GIFT_CARD_AMOUNT),
  /** For whom it is, as it stands on the card. */
  recipient: name.min(1, GIFT_CARD_FOR_WHOM),
  message: typedLines(LONGEST_DEDICATION, GIFT_CARD_MESSAGE_TOO_LONG)
    .refine((text) => lines(text) <= MOST_DEDICATION_LINES, GIFT_CARD_MESSAGE_TOO_TALL)
    .nullable()
    .optional(),
  from: name.nullable().optional(),
  /** Where the card is sent; without it the buyer gets it, to hand it over. */
  recipient_email: email.nullable().optional(),
  /** A day of the coming year on which it is sent; without it, at once. */
  send_on: z.iso.date(SEND_ON_IMPOSSIBLE).nullable().optional(),
});

/** A card as its buyer sees it: never its code, which is in the letter alone. */
export const boughtGiftCard = z.object({
  id: uuid,
  status: z.enum(paymentStatuses),
  /** Pending, and the payment page was filled in: the bank is working on it. */
  is_on_its_way: z.boolean(),
  amount: dollars,
  /** Null once they are forgotten. */
  recipient: z.string().nullable(),
  message: z.string().nullable(),
  from: z.string().nullable(),
  recipient_email: z.string().nullable(),
  send_on: z.iso.date().nullable(),
  /** When the letter that brings it went out; null while it is still to go. */
  sent_at: moment.nullable(),
  /** What is left on it; null until it is paid. */
  balance: dollars.nullable(),
  created_at: moment,
});
export type BoughtGiftCard = z.infer<typeof boughtGiftCard>;

export const giftCardBalance = z.object({
  /** The last four letters of its code. */
  ending: z.string(),
  amount: dollars,
  balance: dollars,
  /** Somebody of the shop has stopped it: nothing can be paid with it. */
  is_blocked: z.boolean(),
});
export type GiftCardBalance = z.infer<typeof giftCardBalance>;

/** A card as the back office sees it: without its code, which nobody here has to know. */
export const officeGiftCard = z.object({
  id: uuid,
  /** Null until its letter is written. */
  ending: z.string().nullable(),
  amount: dollars,
  balance: dollars,
  is_blocked: z.boolean(),
  /** Null once the account is deleted. */
  buyer_name: z.string().nullable(),
  buyer_email: z.string().nullable(),
  /** When it is sent, if not at once, and when it was. */
  send_on: z.iso.date().nullable(),
  sent_at: moment.nullable(),
  created_at: moment,
});
export type OfficeGiftCard = z.infer<typeof officeGiftCard>;

export const giftCards = {
  checkout: signedInCall
    .errors({
      ...tooMany(MANY_CHECKOUTS),
      ...paymentPageRefusals,
      GIFT_CARD_CANNOT_BE_PRINTED: {
        status: 422,
        message: LETTERS_NOT_OURS,
        data: z.object({
          field: z.enum(['recipient', 'message', 'from']),
          details: z.string(),
        }),
      },
    })
    .route({
      method: 'POST',
      path: '/gift-cards/checkout',
      tags: ['gift cards'],
      summary: 'Buy a gift card: answers the payment page',
    })
    .input(newGiftCard)
    .output(paymentPage),
  list: signedInCall
    .route({
      method: 'GET',
      path: '/gift-cards',
      tags: ['gift cards'],
      summary: 'The gift cards that I have bought, or begun to; the newest first, at most 100',
    })
    .input(z.strictObject({ session_id: z.string().max(200).optional() }))
    .output(z.array(boughtGiftCard)),
  balance: signedInCall
    .errors({
      ...tooMany(MANY_CARD_TRIES),
      GIFT_CARD_UNKNOWN: { status: 404, message: GIFT_CARD_UNKNOWN },
    })
    .route({
      method: 'POST',
      path: '/gift-cards/balance',
      tags: ['gift cards'],
      summary: 'What is left on a gift card, for who has its code',
    })
    .input(z.strictObject({ code: typed(60).trim() }))
    .output(giftCardBalance),
  all: adminCall
    .route({
      method: 'GET',
      path: '/admin/gift-cards',
      tags: ['admin'],
      summary: 'All gift cards that are paid, the newest first, 20 a page; without their codes',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ page }))
    .output(countedList(officeGiftCard)),
  totals: adminCall
    .route({
      method: 'GET',
      path: '/admin/gift-cards/totals',
      tags: ['admin'],
      summary: 'What is owed on gift cards: issued, less what was used, and what was given back',
    })
    .output(z.object({ cards: z.int(), issued: dollars, used: dollars, owed: dollars })),
  block: adminCall
    .errors(notFound('There is no such gift card, or it is stopped already'))
    .route({
      method: 'POST',
      path: '/admin/gift-cards/{id}/block',
      tags: ['admin'],
      summary:
        'Stop a gift card: nothing can be paid with it any more, and what is on it stays owed',
      successStatus: 204,
    })
    .input(z.strictObject({ id: uuid, why: typed(300).trim().min(1, WHY_IS_MISSING) })),
};
