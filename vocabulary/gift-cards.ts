/** Gift cards: what they may be worth, and how their money moves. */
import { LEAST_CHARGE } from './payments.ts';

/** What is offered at once, and between what somebody may choose otherwise; whole dollars. A book costs about 33. */
export const GIFT_CARD_DOLLARS = { offered: [35, 50, 70, 100], least: 20, most: 200 } as const;

/** A card's letter may wait for a birthday of the coming year. */
export const MOST_DAYS_AHEAD = 365;

/** How money comes onto a card and leaves it. Given back: by a payment that came to nothing, or for a book that was canceled. */
export const cardMovements = ['issued', 'used', 'given_back'] as const;
export type CardMovement = (typeof cardMovements)[number];

/** What is written when a card is bought: the card itself, what the buyer keeps, and that the payment has failed. */
export const cardMailKinds = ['card', 'receipt', 'failed'] as const;
export type CardMailKind = (typeof cardMailKinds)[number];

/** No two of them look alike, whoever writes them down: without 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B and U beside V. */
export const CODE_LETTERS = '34679ACDEFHJKMNPQRTVWXY';
export const CODE_LENGTH = 16;

/** A code as it was typed, without what is between its groups; undefined for what cannot be one. */
export function readCardCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s\p{Pd}._·]/gu, '');
  const isCode =
    letters.length === CODE_LENGTH && [...letters].every((one) => CODE_LETTERS.includes(one));
  return isCode ? letters : undefined;
}

/** 'ACDE-FHJK-MNPQ-RTVW', as it is read out and written down. */
export const inGroups = (code: string): string => code.match(/.{4}/g)!.join('-');

/** How a card is called where its code is nobody's business: by its last four letters. */
export const cardEnding = (ending: string): string => `····${ending}`;

/** What the line of a card is called, on every page, in letters and at the payment provider. */
export const cardLine = (ending: string): string => `Gift card ${cardEnding(ending)}`;

/**
 * What a card pays of an amount, in cents: all that is on it, if so much is to pay. What the payment provider would not charge
 * because it is too little stays on the card.
 */
export function paidByCard(balance: number, toPay: number): number {
  const most = Math.min(balance, toPay);
  const left = toPay - most;
  return left > 0 && left < LEAST_CHARGE ? Math.max(0, toPay - LEAST_CHARGE) : most;
}
