/** Discount codes: what one would take off, and the back office's list of them (decision 138). */
import { z } from 'zod';
import {
  asCode,
  codeRefusalReasons,
  codeRefusals,
  LONGEST_CODE,
  SHORTEST_CODE,
} from '#vocabulary/codes.ts';
import { MOST_LINES } from '#vocabulary/payments.ts';
import { GIFT_CARD_BLOCKED, GIFT_CARD_EMPTY } from '#vocabulary/sentences/gift-cards.ts';
import { adminCall, notFound, signedInCall, tooMany } from './named-failures.ts';
import { bookId, countedList, dollars, moment, page, typed, uuid } from './wire-values.ts';

export const MANY_DISCOUNT_CODES = "That's a lot of codes at once.";

/** Rows on a page of the back office's list. */
export const CODES_PAGE_SIZE = 50;

/** A code as somebody types it into the sheet: whatever it is, it is looked up. */
export const typedCode = typed(100).trim().min(1);

/** Why a code takes nothing off; the message is said beside its field. */
export const codeRefusal = {
  CODE_REFUSED: {
    status: 422,
    message: codeRefusals.unknown,
    data: z.object({ reason: z.enum(codeRefusalReasons) }),
  },
} as const;

/** Why a gift card pays nothing; the message is said beside its field. */
export const cardRefusals = {
  GIFT_CARD_BLOCKED: { status: 422, message: GIFT_CARD_BLOCKED },
  GIFT_CARD_EMPTY: { status: 422, message: GIFT_CARD_EMPTY },
} as const;

/** What a code takes off: one of the two, and of which books. */
const terms = z.object({
  code: z.string(),
  percent: z.int().nullable(),
  amount: dollars.nullable(),
  /** Null: of all. */
  book_ids: z.array(z.int()).nullable(),
});
/** Or what a gift card could pay, which `amount` says; then this has the last four letters of its code. */
const checked = terms.extend({ gift_card: z.string().nullable() });
export type CheckedCode = z.infer<typeof checked>;

export const adminCode = terms.extend({
  id: uuid,
  valid_from: moment,
  /** Null: until it is ended. */
  valid_until: moment.nullable(),
  once_per_family: z.boolean(),
  /** How often in all; null: as often as anybody likes. */
  most_uses: z.int().nullable(),
  /** How many of its uses are paid for, or reserved for a payment that is open. */
  uses: z.int(),
  ended_at: moment.nullable(),
  created_at: moment,
});
export type AdminCode = z.infer<typeof adminCode>;

const SPELLING = `Please use ${SHORTEST_CODE} to ${LONGEST_CODE} letters from A to Z, digits and hyphens`;

/** A code that is made, and what it takes off. */
export const newCode = z
  .strictObject({
    code: typed(LONGEST_CODE, SPELLING)
      .overwrite(asCode)
      .regex(/^[A-Z0-9-]{4,30}$/, SPELLING),
    percent: z
      .int('Please choose a whole number from 1 to 100')
      .min(1, 'Please choose a whole number from 1 to 100')
      .max(100, 'Please choose a whole number from 1 to 100')
      .optional(),
    amount: z
      .number('Please choose an amount, such as 5.00')
      .min(0.01, 'Please choose an amount, such as 5.00')
      .max(10_000, 'Please choose at most $10,000')
      .multipleOf(0.01, 'Please choose whole cents')
      .optional(),
    /** Left out: of all books. */
    book_ids: z.array(bookId).min(1).max(200).optional(),
    /** Left out: from now on. */
    valid_from: moment.optional(),
    valid_until: moment.optional(),
    once_per_family: z.boolean(),
    most_uses: z
      .int('Please choose a whole number')
      .min(1, 'Please choose a number from 1 on')
      .max(1_000_000, 'Please choose at most a million')
      .optional(),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    path: ['percent'],
    message: 'Please choose a percentage or an amount',
  })
  .refine(
    ({ valid_from: from, valid_until: until }) =>
      !until || Date.parse(until) > (from ? Date.parse(from) : Date.now()),
    {
      path: ['valid_until'],
      message: 'Please choose an end that lies ahead, and after the beginning',
    },
  );
export type NewCode = z.infer<typeof newCode>;

export const codes = {
  check: signedInCall
    .errors({ ...tooMany(MANY_DISCOUNT_CODES), ...codeRefusal, ...cardRefusals })
    .route({
      method: 'POST',
      path: '/codes/check',
      tags: ['codes'],
      summary:
        'What a discount code takes off these books, or a gift card could pay; nothing is used up',
    })
    .input(z.strictObject({ code: typedCode, book_ids: z.array(bookId).min(1).max(MOST_LINES) }))
    .output(checked),
  list: adminCall
    .route({
      method: 'GET',
      path: '/admin/codes',
      tags: ['admin'],
      summary: 'All discount codes, newest first, 50 a page',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ page, q: typed(200).trim().default('') }))
    .output(countedList(adminCode)),
  make: adminCall
    .errors({ CODE_TAKEN: { status: 409, message: 'There is a code of that name already' } })
    .route({
      method: 'POST',
      path: '/admin/codes',
      tags: ['admin'],
      summary: 'Make a discount code: a percentage or an amount, once per family or so many in all',
      successStatus: 201,
    })
    .input(newCode)
    .output(adminCode),
  end: adminCall
    .errors(notFound('There is no such code'))
    .route({
      method: 'POST',
      path: '/admin/codes/{id}/end',
      tags: ['admin'],
      summary: 'End a discount code now; what is being paid with it may still be paid',
    })
    .input(z.strictObject({ id: uuid }))
    .output(adminCode),
};
