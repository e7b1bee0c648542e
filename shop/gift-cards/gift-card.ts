import type { giftCardPayments, giftCards } from '#database/tables/gift-cards.ts';

/** A card that has been paid for. Amounts are integer cents. */
export type GiftCard = typeof giftCards.$inferSelect;

/** What somebody pays for a card, with what it says. */
export type CardPayment = typeof giftCardPayments.$inferSelect;
