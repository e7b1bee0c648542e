import type { MakingStage, ReasonOver } from './making.ts';

/**
 * What a paid book's stage means for the family, in a sentence. Like `what-is-sold.ts` it says only what the shop does.
 */
export const stageSentences: Record<MakingStage, string> = {
  checking:
    'Look through every page, and correct what is not right. "Print it now" makes its pages final, and sends it to the printer.',
  approved: 'Its pages stay as they are now. It goes to the printer next.',
  sent: 'It is with the printer.',
  in_production: 'It is being printed.',
  shipped: 'It is on its way.',
  delivered: 'It has arrived.',
  stopped: 'Something is in its way, and we are looking at it.',
  cancelled: 'It will not be printed.',
};

/** Why it is too late, in a sentence. */
export const reasonSentences: Record<ReasonOver, string> = {
  approved: 'This book has been approved, so its pages stay as they are.',
  time_over: 'The time to check this book is over, so its pages stay as they are.',
  sent: 'This book is with the printer already.',
  stopped: 'Something is in the way of this book. Please write to us.',
  cancelled: 'This book was canceled.',
};
