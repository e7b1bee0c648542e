/** Canceling, and what goes back. */
export const BOOK_NOT_CANCELED = "This book can't be canceled anymore.";
export const NOTHING_TO_GIVE_BACK = 'All of it has gone back already, or is on its way.';
export const GIVEN_BACK_MEANWHILE =
  'Something of it has gone back since you opened this page, so nothing more did. Please have another look.';
export const MORE_THAN_LEFT = 'That is more than what is left of it, so nothing went back.';
export const AMOUNT_IS_MISSING = 'Please say how much, in dollars and cents.';
export const PRINTER_NOT_ASKED =
  "The printer can't be asked just now, so nothing was canceled. Please try again.";
export const WHERE_WHY_IS_READ =
  "The family reads it on the order's page and in the letter. Please name nobody.";
/** Beside what an admin notes and no family reads. */
export const FOR_US_ALONE = 'For us alone. Please name nobody.';
export const WHY_IS_MISSING = 'Please say why: the family reads it.';
/** What canceling means, before and after it. */
export const WHAT_CANCELING_DOES =
  "It won't be printed, and you won't be able to open it anymore. This can't be undone, but you can order the book again any time.";
export const REFUND_CAME_BACK = 'Your refund came back to us';
export const MONEY_NOT_TAKEN = `${REFUND_CAME_BACK}: the bank didn't accept it. It's safe here, and we'll try again. If you have another card or account for it, please write to us.`;
/** Said of a book that a code has paid for. */
export const NOTHING_GOES_BACK = 'Nothing was paid for it, so nothing goes back.';
/** How long it takes after we have given it back, as the payment provider says. */
export const HOW_LONG_A_BANK_TAKES = 'Banks usually take 5 to 10 business days to show it.';
