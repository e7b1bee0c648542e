/** Orders of the caller (specification, sections 3, 4 and 7: orders, transactions). */
import { z } from 'zod';
import { type Pronoun, pronounOf } from '#vocabulary/genders.ts';
import { correctables, makers, makingStages, reasonsOver } from '#vocabulary/making.ts';
import { paymentStatuses } from '#vocabulary/payments.ts';
import { bookStatuses, photoChoices } from '#vocabulary/printed-books.ts';
import { refundStates } from '#vocabulary/printing.ts';
import { tellings } from '#vocabulary/reading-levels.ts';
import { LOOKS_MISSING } from '#vocabulary/sentences/children.ts';
import { BOOK_CHANGED, BOOK_NOT_MADE, CHECKING_OVER } from '#vocabulary/sentences/making.ts';
import { NO_OTHER_PHOTO } from '#vocabulary/sentences/photos.ts';
import { BOOK_NOT_CANCELED } from '#vocabulary/sentences/refunds.ts';
import { LONGEST_INTERESTS } from '#vocabulary/text-lengths.ts';
import { addressRefusals, deliveryRefusals, filledShipTo, shipTo } from './addresses.ts';
import { checkoutRefusals, MANY_CHECKOUTS, paymentPage, paymentPageRefusals } from './checkout.ts';
import { childDetails, childRefusals, photoCrop } from './children.ts';
import { heroTraits } from './hero-traits.ts';
import { inscription, inscriptionRefusals, typedInscription } from './inscription.ts';
import { notFound, signedInCall, tooMany } from './named-failures.ts';
import { countedList, dollars, moment, page, typed, uuid } from './wire-values.ts';

export const MANY_CORRECTIONS = "That's a lot of corrections at once.";
/** A reader of 30 is as old as a book will say. */
const MOST_MONTHS = 30 * 12;
const MOST_INTERESTS = 30;

/** What the cover of a bought book is drawn from: the child as it was at purchase, whatever the profile says by now. */
export const orderedReader = z.object({
  /** Chooses the looks that nobody described. */
  seed: z.string(),
  name: z.string(),
  pronoun: z.enum(Object.values(pronounOf) as [Pronoun, ...Pronoun[]]),
  age_months: z.int().nullable(),
  level: z.enum(tellings),
  interests: z.array(z.string()),
  /** These four are '' where the family had said nothing. */
  companion_kind: z.string(),
  companion_name: z.string(),
  grown_up: z.string(),
  baby_name: z.string(),
  description: z.string(),
  traits: z.record(z.string(), z.unknown()),
});
export type OrderedReader = z.infer<typeof orderedReader>;

/** What becomes of a paid book, beside the status of its order, which is about money. */
export const making = z.object({
  stage: z.enum(makingStages),
  /** When the checking is over; null once it is. */
  until: moment.nullable(),
  /** Where the parcel can be followed. */
  tracking_url: z.string().nullable(),
  /** The days between which the printer means it to come; null while nobody knows. */
  arrives: z.object({ from: z.iso.date(), until: z.iso.date() }).nullable(),
  /** Why it was stopped or canceled, in words for the family. */
  reason: z.string().nullable(),
  /** How often it was printed once more, free of charge. */
  reprints: z.int(),
  /** 1, and one more with each correction that is kept. */
  version: z.int(),
});
export type Making = z.infer<typeof making>;

export const order = z.object({
  id: uuid,
  user_id: uuid,
  book_id: z.int(),
  book_title: z.string(),
  book_price: dollars,
  quantity: z.int(),
  /** The line as its book is priced. */
  total_amount: dollars,
  /** Its share of what a code takes off; what is left is what is paid for it. */
  discount: dollars,
  /** Its share of that which a gift card pays; the rest is charged. */
  paid_by_card: dollars,
  status: z.enum(paymentStatuses),
  child_id: uuid.nullable(),
  /** As the book is printed: the child's name at purchase. */
  child_name: z.string().nullable(),
  /** Null once its child is erased; and a month after an order was given up unpaid, or its book canceled. */
  reader: orderedReader.nullable(),
  /** Where it goes, as it was when it was placed; null for orders from before addresses were kept. */
  ship_to: shipTo.nullable(),
  /** What the giver writes into the book; it cannot be told from an order of a deleted account. */
  ...inscription,
  /** Until this day title and cover are not to be shown at a glance; null where it is no secret. */
  surprise_until: z.iso.date().nullable(),
  created_at: moment,
  /** Null until it is paid, and for orders from before books were checked. */
  making: making.nullable(),
  /** How far the printed book is; null until the order is paid, and once the book is canceled or its child erased. */
  book_status: z.enum(bookStatuses).nullable(),
  /** Whether there is a card to print at home (GET /storage/order_cards/{order_id}). */
  has_card: z.boolean(),
  transaction: z.object({
    id: uuid,
    /** Null until its page is open, and where nothing was left to pay. */
    stripe_session_id: z.string().nullable(),
    status: z.enum(paymentStatuses),
    /** What is charged for all of its orders, less the discount. */
    amount: dollars,
    discount: dollars,
    /** The discount code that it was made with; null for none. */
    code: z.string().nullable(),
    /** What a gift card pays of it, and the last four letters of that card's code; null for none. */
    paid_by_card: dollars,
    gift_card: z.string().nullable(),
    /** Pending, and the payment page was filled in: the bank is working on it. Otherwise nothing has been paid yet. */
    is_on_its_way: z.boolean(),
    /** How many orders it pays for. */
    order_count: z.int(),
  }),
  /** What goes back of it, or has: 0 for most. The status stays what it was. */
  refunded_amount: dollars,
  /** What has become of the last that was given back; 'failed' if the bank did not take it. Null where nothing was. */
  refund_status: z.enum(refundStates).nullable(),
  /** It failed or expired, and the book was not bought for the child in a later order. */
  can_pay_again: z.boolean(),
});
export type Order = z.infer<typeof order>;

/** An order by itself: with all that has happened to its book, the first first. */
export const orderInFull = order.extend({
  history: z.array(
    z.object({
      stage: z.enum(makingStages),
      at: moment,
      by: z.enum(makers),
      /** What was corrected; empty for a move to another stage. */
      corrected: z.array(z.enum(correctables)),
      /** From here on it is printed once more, free of charge. */
      is_reprint: z.boolean(),
    }),
  ),
  /** What was given back, in one part or several, the first first. */
  refunds: z.array(
    z.object({
      amount: dollars,
      status: z.enum(refundStates),
      /** Of a part: why. */
      why: z.string().nullable(),
      created_at: moment,
    }),
  ),
  /** The order whose book it is, printed once more at cost; null for most. */
  reprint_of: uuid.nullable(),
  /** The book once more, for the family to correct, at what the printer asks; null where it was not offered. */
  reprint_offer: z
    .object({
      /** For one copy; null while the printer says none. */
      price: dollars.nullable(),
      /** The order that it has become: it is bought once. */
      order_id: uuid.nullable(),
    })
    .nullable(),
});
export type OrderInFull = z.infer<typeof orderInFull>;

const NO_SUCH_ORDER = "We can't find this order";
const NOT_TO_CHECK = "We can't find this order, or its book isn't one that can be checked";

/** Why a bought book cannot be approved or corrected as asked. */
const checkingRefusals = {
  ...notFound(NOT_TO_CHECK),
  CHECKING_OVER: {
    status: 409,
    message: CHECKING_OVER,
    data: z.object({ reason: z.enum(reasonsOver) }),
  },
  /** With the order as it is now. */
  BOOK_CHANGED: { status: 409, message: BOOK_CHANGED, data: z.object({ order: orderInFull }) },
} as const;

/** The version that the caller has looked at: whoever was slower is told (BOOK_CHANGED). */
const if_version = z.int().min(1).optional();

/**
 * What of a bought book can be corrected: all that it is drawn and worded from, and where it goes. Not title, price or
 * quantity; what is left out stays.
 */
const correction = z
  .strictObject({
    name: childDetails.shape.name,
    pronoun: orderedReader.shape.pronoun,
    age_months: z.int().min(0).max(MOST_MONTHS).nullable(),
    level: z.enum(tellings),
    interests: z.array(typed(LONGEST_INTERESTS).trim().min(1)).max(MOST_INTERESTS),
    companion_kind: childDetails.shape.companion_kind,
    companion_name: childDetails.shape.companion_name,
    grown_up: childDetails.shape.grown_up,
    baby_name: childDetails.shape.baby_name,
    description: childDetails.shape.description,
    traits: heroTraits,
    photo_crop: photoCrop,
    ...typedInscription,
    ship_to: filledShipTo,
  })
  .partial();

const changes = z.object({
  /** What the book is already made of; otherwise it is only proposed. */
  is_kept: z.boolean(),
  fields: z.array(z.enum(correctables)),
  /** What the book is drawn and worded from with it, and where it goes. */
  book: z.object({ reader: orderedReader, ...inscription, ship_to: shipTo.nullable() }),
  /** The pages that change, as they are bound, with the addresses of both drawings; null for the seconds that drawing takes. */
  pages: z.array(z.object({ page: z.string(), before: z.string(), after: z.string() })).nullable(),
});
export type Changes = z.infer<typeof changes>;

/** A page as it is drawn. */
const drawnPage = z.object({
  page: z.string(),
  /** What the page is of its book, such as 'cover', 'words' or 'picture'. */
  part: z.string(),
  /** What its picture shows, for who does not see it. */
  shows: z.string().nullable(),
  /** The picture without words: 216 by 216 mm, 3 mm of bleed on every side. */
  svg: z.string(),
  /** The words in reading order, in one line. */
  words: z.string(),
  /** Where they stand, block by block. */
  text: z.array(z.unknown()),
  /** A cover's own words, drawn. */
  lettering: z.unknown().nullable(),
  /** Where faces are, in mm. */
  faces: z.array(z.unknown()),
});
export type DrawnPage = z.infer<typeof drawnPage>;

const pageName = z.string().regex(/^[a-z0-9-]{1,40}$/);

export const orders = {
  list: signedInCall
    .route({
      method: 'GET',
      path: '/orders',
      tags: ['orders'],
      summary:
        'My orders, newest first; all of one payment with session_id, or payment_id where it has no session',
      outputStructure: 'detailed',
    })
    .input(
      z.strictObject({
        session_id: z.string().max(200).optional(),
        payment_id: uuid.optional(),
        page,
      }),
    )
    .output(countedList(order)),
  find: signedInCall
    .errors(notFound(NO_SUCH_ORDER))
    .route({
      method: 'GET',
      path: '/orders/{id}',
      tags: ['orders'],
      summary: 'One of my orders, with what has happened to its book',
    })
    .input(z.strictObject({ id: uuid }))
    .output(orderInFull),
  approve: signedInCall
    .errors({ ...checkingRefusals, BOOK_NOT_MADE: { status: 409, message: BOOK_NOT_MADE } })
    .route({
      method: 'POST',
      path: '/orders/{id}/approve',
      tags: ['orders'],
      summary: 'Print it now: the book is as it should be, and nothing of it changes any more',
    })
    .input(z.strictObject({ id: uuid, if_version }))
    .output(orderInFull),
  cancelBook: signedInCall
    .errors({
      ...notFound(NOT_TO_CHECK),
      CHECKING_OVER: { ...checkingRefusals.CHECKING_OVER, message: BOOK_NOT_CANCELED },
    })
    .route({
      method: 'POST',
      path: '/orders/{id}/cancel-book',
      tags: ['orders'],
      summary: 'Cancel a paid book while it is checked: it is not printed, and the money goes back',
    })
    .input(z.strictObject({ id: uuid }))
    .output(orderInFull),
  correct: signedInCall
    .errors({
      ...tooMany(MANY_CORRECTIONS),
      ...checkingRefusals,
      ...inscriptionRefusals,
      ...addressRefusals,
      ...deliveryRefusals,
      NAME_CANNOT_BE_PRINTED: childRefusals.NAME_CANNOT_BE_PRINTED,
      LOOKS_MISSING: { status: 422, message: LOOKS_MISSING },
      PHOTO_UNKNOWN: { status: 422, message: 'There is no photo in this book' },
    })
    .route({
      method: 'PATCH',
      path: '/orders/{id}/book',
      tags: ['orders'],
      summary: 'Correct a bought book while it is checked, or with is_draft only propose to',
    })
    .input(correction.extend({ id: uuid, if_version, is_draft: z.boolean().default(false) }))
    .output(orderInFull),
  changes: signedInCall
    .errors(notFound("We can't find this order, or nothing of its book was corrected"))
    .route({
      method: 'GET',
      path: '/orders/{id}/book/changes',
      tags: ['orders'],
      summary:
        'The pages that the proposed correction would change, or the last one did: before and after',
    })
    .input(z.strictObject({ id: uuid }))
    .output(changes),
  changedPage: signedInCall
    .errors(notFound("We can't find this page"))
    .route({
      method: 'GET',
      path: '/orders/{id}/book/changes/{page}/{side}',
      tags: ['orders'],
      summary: 'A page that changes, as it was or as it becomes',
    })
    .input(z.strictObject({ id: uuid, page: pageName, side: z.enum(['before', 'after']) }))
    .output(drawnPage),
  payAgain: signedInCall
    .errors({
      ...checkoutRefusals,
      ...notFound("We can't find this order, or there is nothing to pay"),
    })
    .route({
      method: 'POST',
      path: '/orders/{id}/pay-again',
      tags: ['orders'],
      summary: 'Pay for the line of a failed or expired order: a new order, a new payment page',
    })
    .input(z.strictObject({ id: uuid }))
    .output(paymentPage),
  buyReprint: signedInCall
    .errors({
      ...checkoutRefusals,
      ...notFound("We can't find this order, or no reprint of it is on offer"),
    })
    .route({
      method: 'POST',
      path: '/orders/{id}/reprint',
      tags: ['orders'],
      summary: 'Buy a book once more, to correct it, at what the printer asks: a payment page',
    })
    // What the page showed for one copy: the server's own price is what is charged, and a differing one is refused.
    .input(z.strictObject({ id: uuid, price: dollars.optional() }))
    .output(paymentPage),
  choosePhoto: signedInCall
    .errors({
      ...notFound("We can't find this order, or its book isn't waiting for a photo"),
      PHOTO_UNKNOWN: { status: 422, message: NO_OTHER_PHOTO },
    })
    .route({
      method: 'POST',
      path: '/orders/{id}/photo',
      tags: ['orders'],
      summary: "For a paid book whose photo is lost: the child's photo of today, or none",
    })
    .input(z.strictObject({ id: uuid, photo: z.enum(photoChoices) }))
    .output(z.object({ book_status: z.literal('waiting') })),
  continue: signedInCall
    .errors({
      ...tooMany(MANY_CHECKOUTS),
      ...notFound(NO_SUCH_ORDER),
      ...paymentPageRefusals,
      PAYMENT_ENDED: {
        status: 409,
        message: 'This payment page has closed, and nothing was paid.',
      },
    })
    .route({
      method: 'POST',
      path: '/orders/{id}/continue',
      tags: ['orders'],
      summary:
        'Where a pending order is paid: its payment page, or its confirmation once it is paid',
    })
    .input(z.strictObject({ id: uuid }))
    .output(paymentPage),
  cancel: signedInCall
    .errors({
      ...tooMany(MANY_CHECKOUTS),
      ...notFound(NO_SUCH_ORDER),
      PAID_ALREADY: {
        status: 409,
        message: "This order is paid, or the payment is on its way, so it wasn't canceled.",
      },
      PAYMENT_PROVIDER_AWAY: {
        status: 503,
        message: "We couldn't close the payment page just now. Please try again.",
      },
    })
    .route({
      method: 'POST',
      path: '/orders/{id}/cancel',
      tags: ['orders'],
      summary: 'Cancel a pending order, and all others of its payment: its payment page is closed',
      successStatus: 204,
    })
    .input(z.strictObject({ id: uuid })),
  book: signedInCall
    .errors(notFound("We can't find this book, or it isn't made yet"))
    .route({
      method: 'GET',
      path: '/storage/order_books/{order_id}',
      tags: ['orders'],
      summary: 'The whole book of a paid order for its buyer, and without the photo for admins',
    })
    .input(z.strictObject({ order_id: uuid }))
    .output(z.instanceof(Blob)),
  card: signedInCall
    .errors(notFound("We can't find this card, or it isn't made yet"))
    .route({
      method: 'GET',
      path: '/storage/order_cards/{order_id}',
      tags: ['orders'],
      summary: 'A card to print at home that goes with a given book, as a PDF; for its buyer',
    })
    .input(z.strictObject({ order_id: uuid }))
    .output(z.instanceof(Blob)),
  bookPage: signedInCall
    .errors(notFound("We can't find this page, or the book isn't made yet"))
    .route({
      method: 'GET',
      path: '/storage/order_pages/{order_id}/{page}',
      tags: ['orders'],
      summary:
        'A page of a bought book as it was drawn: the picture, and the words with their places',
    })
    .input(z.strictObject({ order_id: uuid, page: pageName }))
    .output(drawnPage),
};
