import type { MakingMailKind } from './making.ts';
import type { PaymentMailKind } from './payments.ts';

/** Every letter that an order may bring, with what the back office calls it. */
export const letterLabels: Record<PaymentMailKind | MakingMailKind, string> = {
  confirmed: 'Your order is confirmed',
  pending: 'Your payment is on its way',
  failed: 'Your payment did not go through',
  corrected: 'Your correction is in the book',
  checking_ends: 'Last look at your book',
  shipped: 'Your book is on its way',
  arrived: 'Has your book arrived?',
  stopped: 'Your book has stopped on its way to print',
  cancelled: 'Your book is canceled',
  address_corrected: 'We corrected where your book goes',
  held: 'We are holding your book',
};
export type LetterKind = keyof typeof letterLabels;
export const letterKinds = Object.keys(letterLabels) as [LetterKind, ...LetterKind[]];

/** Why a letter is not sent once more. */
export const notAgainSentences = {
  on_its_way: 'It is on its way, or went out a moment ago.',
  outdated: 'What it says is not so any more.',
  buyer_gone: 'The account was deleted, and nobody else gets it.',
} as const;
export type NotAgain = keyof typeof notAgainSentences;
export const notAgainReasons = Object.keys(notAgainSentences) as [NotAgain, ...NotAgain[]];
