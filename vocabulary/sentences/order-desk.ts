import type { ReasonOver } from '#vocabulary/making.ts';

/** What an order's page in the back office says when something was not done. */
export const ADDRESS_STAYS = "This book's address can't be corrected anymore.";
export const ORDER_CHANGED =
  'Somebody else has corrected this order in the meantime. Please look once more.';
export const BOOK_NOT_STOPPED = "This book can't be stopped now.";
export const LETTER_NOT_SENT = "The letter wasn't sent again.";

/** Why it is too late, as the shop tells itself. */
export const tooLateSentences: Record<ReasonOver, string> = {
  approved: 'It has been approved meanwhile.',
  time_over: 'The time to check it is over.',
  sent: 'It is with the printer already, or being sent there right now.',
  stopped: 'It is stopped already.',
  cancelled: 'It was canceled.',
};
