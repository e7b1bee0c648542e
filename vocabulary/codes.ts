/** What a discount code takes off a purchase: one of the two, and of which books; null for all of them. */
export type CodeTerms = {
  /** 1 to 100. */
  percent: number | null;
  /** Cents. */
  amount: number | null;
  bookIds: number[] | null;
};

/** The longest code: with the word before it, it fits the name of a discount at the payment provider (Stripe: coupon, name). */
export const LONGEST_CODE = 30;
/** Shorter ones are guessed. */
export const SHORTEST_CODE = 4;

/** As a code is kept, however it was typed: 'spring 10' is SPRING10. */
export const asCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/** What has become of a use: held for a payment that is open, kept by one that is paid, let go by one that has ended. */
export const codeUseStates = [
  'reserved',
  'kept',
  'released',
  /** Paid for after it was let go: the family keeps its discount, and nobody else's use is taken for it. */
  'late',
] as const;
export type CodeUseState = (typeof codeUseStates)[number];

/** Why a code takes nothing off, each with what is said beside the field. Nothing in it tells what the code would do, or when. */
export const codeRefusals = {
  unknown: "We don't know this code. Please check how it's spelled.",
  not_yet: "This code isn't valid yet. Please try it again later.",
  over: "This code isn't valid any more.",
  used: 'You have used this code before, and each family can use it once.',
  held: 'This code is in a payment of yours that is still open. Pay that one or cancel it in My Orders, and the code is free again.',
  other_books: "This code isn't for what you're buying here.",
} as const;

export type CodeRefusal = keyof typeof codeRefusals;
export const codeRefusalReasons = Object.keys(codeRefusals) as [CodeRefusal, ...CodeRefusal[]];

/** What a checkout is refused with because of the code, or gift card, that was to pay. */
export const codeTroubles = ['CODE_REFUSED', 'GIFT_CARD_EMPTY', 'GIFT_CARD_BLOCKED'] as const;

/** What the line of a discount is called, on every page, in letters and at the payment provider. */
export const codeLine = (code: string): string => `Code ${code}`;
