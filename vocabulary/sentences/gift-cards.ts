/** Gift cards: bought, sent and looked at. */
import {
  LONGEST_DEDICATION,
  LONGEST_FROM,
  MOST_DEDICATION_LINES,
} from '#vocabulary/text-lengths.ts';

/** A card as the payment page names it, and what stands below. */
export const GIFT_CARD = {
  title: 'Wonderling gift card',
  about: 'For books in which a child is the hero. It comes by e-mail, with a card to print.',
} as const;

export const SEND_ON_IMPOSSIBLE = 'Please choose a day of the coming year';
export const GIFT_CARD_AMOUNT = 'Please choose a whole amount from $20 to $200';
export const GIFT_CARD_FOR_WHOM = 'Please write for whom the card is';
export const GIFT_CARD_NAME_TOO_LONG = `Please use at most ${LONGEST_FROM} letters for a name`;
export const GIFT_CARD_MESSAGE_TOO_LONG = `Please use at most ${LONGEST_DEDICATION} letters for the message`;
export const GIFT_CARD_MESSAGE_TOO_TALL = `Please use at most ${MOST_DEDICATION_LINES} lines for the message`;
export const GIFT_CARD_UNKNOWN =
  "We don't know this gift card. Please look at its letters again: there are sixteen of them.";
export const GIFT_CARD_BLOCKED =
  'This gift card was stopped. Please write to us, and we will find out why.';
export const GIFT_CARD_KEEPS =
  'A gift card never runs out. It pays for books, and what is left of it pays for the next one. Whoever has its code can use it, so keep it as you keep money.';
export const GIFT_CARDS_TITLE = 'Gift cards';
export const GIFT_CARD_EMPTY =
  'Nothing is left on this gift card, or it is held for a payment that is still open: pay that one or cancel it in My Orders.';
