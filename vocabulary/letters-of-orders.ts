import type { MakingMailKind } from './making.ts';
import type { PaymentMailKind } from './payments.ts';
import { REFUND_CAME_BACK } from './sentences/refunds.ts';

/** Every letter that an order may bring, with its subject, by which the back office calls it, too. */
export const letterSubjects: Record<PaymentMailKind | MakingMailKind, string> = {
  confirmed: 'Your Wonderling order is confirmed',
  pending: 'Your Wonderling payment is on its way',
  failed: 'Your Wonderling payment did not go through',
  corrected: 'Your correction is saved',
  checking_ends: 'Last look at your Wonderling book',
  shipped: 'Your Wonderling book is on its way',
  arrived: 'Has your Wonderling book arrived?',
  stopped: 'Your Wonderling book has stopped on its way to print',
  cancelled: 'Your Wonderling book is canceled',
  address_corrected: 'We corrected where your Wonderling book goes',
  refunded: 'Money back for your Wonderling order',
  refund_failed: REFUND_CAME_BACK,
  reprinted: "We're printing your Wonderling book once more",
  reprint_offered: 'Your Wonderling book, once more and corrected',
  held: 'We are holding your Wonderling book for a moment',
  resumed: 'Your Wonderling book goes on',
};
export type LetterKind = keyof typeof letterSubjects;
export const letterKinds = Object.keys(letterSubjects) as [LetterKind, ...LetterKind[]];

/** Why a letter is not sent once more. */
export const notAgainSentences = {
  on_its_way: 'It is on its way, or went out a moment ago.',
  outdated: 'What it says is not so any more.',
  forgotten: 'Whom the book was for is not known anymore, so it cannot be written.',
  buyer_gone: 'The account was deleted, and nobody else gets it.',
} as const;
export type NotAgain = keyof typeof notAgainSentences;
export const notAgainReasons = Object.keys(notAgainSentences) as [NotAgain, ...NotAgain[]];
