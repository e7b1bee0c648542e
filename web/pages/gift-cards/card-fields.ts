/** The fields of the form in which a card is bought. */
export const cardFields = [
  ...(['amount', 'other_amount', 'recipient', 'message', 'from'] as const),
  ...(['how', 'recipient_email', 'send_on'] as const),
];
export type CardField = (typeof cardFields)[number];

/** Chosen where the amount is typed. */
export const ANOTHER = 'another';
/** How it comes to whom it is for. */
export const BY_MAIL = 'mail';
export const BY_HAND = 'hand';

/** What the typing of this form is kept as, until the card is paid (`web/checkout/typed-sheet.ts`). */
export const CARD_PURCHASE = 'gift card';
