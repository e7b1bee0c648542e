import type { CodeRefusal } from '#vocabulary/codes.ts';
import type { NotAgain } from '#vocabulary/letters-of-orders.ts';
import type { ReasonOver } from '#vocabulary/making.ts';
import type { PrintedName } from '#vocabulary/printed-names.ts';

/**
 * All that a customer can be refused: a code, and what else there is to say, named as on the wire (prices in dollars).
 * The words stand in the contract, under the same code (docs/decisions/088).
 */
export type Refusals = {
  /** Something that was sent does not fit: field name -> the sentences beside it, and those that belong to none. */
  INPUT_INVALID: { fields: Record<string, string[]>; form: string[] };
  /** Nobody is signed in, or the account was deleted since the request began (in another window, say). */
  UNAUTHORIZED: undefined;
  /** Only admins may. */
  FORBIDDEN: undefined;
  /** Asked more often than is allowed; in so many seconds it is worth another try. */
  TOO_MANY_REQUESTS: { retry_after: number };

  /** The mail service has not taken the sign-in link. */
  MAIL_NOT_SENT: undefined;
  /** Google's sign-in cannot be reached. */
  GOOGLE_FAILED: undefined;

  /** A required line is blank (specification, section 5: Address form). */
  ADDRESS_INCOMPLETE: undefined;
  /** Two letters that ISO 3166-1 gives to no country. */
  COUNTRY_UNKNOWN: undefined;
  /** Lines that the label on a parcel has no room for: field name -> the sentences beside it. */
  ADDRESS_TOO_LONG: { fields: Record<string, string[]> };
  /** A country that the shop does not deliver to. */
  COUNTRY_NOT_DELIVERED: undefined;

  /** A date that the calendar does not have, or that lies ahead, or of which a part is missing. */
  BIRTHDAY_IMPOSSIBLE: undefined;
  /** No book could carry the name; `field` is which of a child's names, `child_id` whose it is among several children. */
  NAME_CANNOT_BE_PRINTED:
    | { details: string; field: PrintedName }
    | { details: string; child_id: string };
  /** The photo is not one of the caller's uploads, or was cleared away. */
  PHOTO_UNKNOWN: undefined;
  /** Both were sent: a child has a photo or a description (specification, section 4). */
  PHOTO_AND_DESCRIPTION: undefined;
  /** Neither a photo nor a description, of a child who is not given to (specification, section 5: Add child). */
  LOOKS_MISSING: undefined;
  /** The family has as many children as a family can. */
  FAMILY_FULL: undefined;
  /** An upload that is no ordinary photo. */
  PHOTO_REFUSED: { details: string };
  /** The file store is away or full. Nothing was kept, and the same photo may be sent again. */
  PHOTO_NOT_KEPT: { details: string };

  /** A preview that cannot be made. */
  PREVIEW_FAILED: { details: string };

  /** The line already holds as many copies as a line can. */
  LINE_FULL: undefined;
  /** The cart has as many lines as one payment can. */
  CART_FULL: undefined;
  CART_EMPTY: undefined;
  /** The cart no longer holds what the page showed. */
  CART_CHANGED: undefined;
  /** A parcel could not be sent: there is no address, or half of one. */
  ADDRESS_REQUIRED: undefined;
  /** What the page showed is not what the shop would charge: the prices now. */
  PRICE_CHANGED: { prices: { book_id: number; price: number }[] };
  /** A discount code that takes nothing off this purchase. */
  CODE_REFUSED: { reason: CodeRefusal };
  /** There is a code of that name already. */
  CODE_TAKEN: undefined;
  /** A line's child has been deleted since. */
  CHILD_GONE: undefined;
  /** While a payment page was being opened, another window closed it, or opened a newer one for the same book. */
  OVERTAKEN: undefined;
  /** The payment page of this order takes no money any more, and none has come. */
  PAYMENT_ENDED: undefined;
  /** What should be canceled proves paid, or its money is on its way. */
  PAID_ALREADY: undefined;
  /** A letter of the dedication, or of whom it comes from, that none of our faces has. */
  DEDICATION_CANNOT_BE_PRINTED: { field: 'dedication' | 'from'; details: string };
  /** A letter on a gift card that none of our faces has. */
  GIFT_CARD_CANNOT_BE_PRINTED: { field: 'recipient' | 'message' | 'from'; details: string };
  /** No gift card has this code. */
  GIFT_CARD_UNKNOWN: undefined;
  /** Somebody of the shop has stopped this gift card. */
  GIFT_CARD_BLOCKED: undefined;
  /** All that was on a gift card is used, or reserved for a payment that is open. */
  GIFT_CARD_EMPTY: undefined;
  /** Too late to approve a bought book, or to correct it. */
  CHECKING_OVER: { reason: ReasonOver };
  /** Nobody could have looked through it: it is not made yet, or is just made anew. */
  BOOK_NOT_MADE: undefined;

  /** A letter that is not sent once more. */
  LETTER_NOT_SENT: { reason: NotAgain };
  /** Whatever was to go back of this order has gone back, or is on its way. */
  NOTHING_TO_GIVE_BACK: undefined;
  /** What is left of an order's money is not what the page showed: what it is now, in dollars. */
  GIVEN_BACK_MEANWHILE: { left: number };
  /** More than what is left of an order's money, which is so many dollars. */
  MORE_THAN_LEFT: { left: number };
  /** Only a book that was sent, and whose address is still known, is printed once more. */
  NOTHING_TO_REPRINT: undefined;

  /** No book of this title was made for the caller. */
  REVIEW_NOT_YOURS: undefined;
  /** The words of a review are not those any more that were read before they were let through. */
  REVIEW_CHANGED: undefined;

  /** The print partner cannot be reached. */
  PRINTER_AWAY: undefined;
  /** The payment provider cannot be reached. */
  PAYMENT_PROVIDER_AWAY: undefined;
};

export type RefusalCode = keyof Refusals;

type More<Data> = ErrorOptions & {
  /** Said in place of the contract's words, where they depend on the case. */
  message?: string;
} & (undefined extends Data ? { data?: undefined } : { data: Data });

/**
 * What a verb throws when it does not do what a customer asked, for a reason that the customer can be told. Whatever is
 * no customer's matter (a database that is away, a mistake of ours) is an error of another class.
 */
export class Refused<Code extends RefusalCode = RefusalCode> extends Error {
  override name = 'Refused';
  readonly code: Code;
  readonly data: Refusals[Code];
  /** Undefined: the contract's words. */
  readonly words: string | undefined;

  constructor(
    code: Code,
    ...[more]: undefined extends Refusals[Code] ? [More<undefined>?] : [More<Refusals[Code]>]
  ) {
    super(more?.message ?? code, more);
    this.code = code;
    this.data = more?.data as Refusals[Code];
    this.words = more?.message;
  }
}

/** Whether an error is the refusal of this code. */
export const isRefusal = <Code extends RefusalCode>(
  error: unknown,
  code: Code,
): error is Refused<Code> => error instanceof Refused && error.code === code;
