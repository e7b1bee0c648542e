/** Canceling, and what goes back. */
export const BOOK_NOT_CANCELED = "This book can't be canceled anymore.";
export const NOTHING_TO_GIVE_BACK = 'All of it has gone back already, or is on its way.';
export const WHY_IS_MISSING = 'Please say why: the family reads it.';
/** How long it takes after we have given it back, as the payment provider says. */
export const HOW_LONG_A_BANK_TAKES = 'Banks usually take 5 to 10 business days to show it.';
