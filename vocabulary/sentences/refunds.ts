/** Canceling, and what goes back. */
export const BOOK_NOT_CANCELED = "This book can't be canceled anymore.";
export const NOTHING_TO_GIVE_BACK = 'All of it has gone back already, or is on its way.';
export const WHY_IS_MISSING = 'Please say why: the family reads it.';
/** What canceling means, before and after it. */
export const WHAT_CANCELING_DOES =
  "The book isn't printed, and you can't open it anymore. This can't be undone; you can order the book again any time.";
export const MONEY_NOT_TAKEN =
  "Your bank didn't take your money back. It's safe with us, and we'll try again. If you have another card or account for it, please write to us.";
/** How long it takes after we have given it back, as the payment provider says. */
export const HOW_LONG_A_BANK_TAKES = 'Banks usually take 5 to 10 business days to show it.';
