/** Books that are printed once more. */
export const NOTHING_TO_REPRINT =
  "This book can't be printed once more now: it hasn't been sent yet, or its family has left.";
export const CLAIM_IS_MISSING = 'Please note what was wrong.';
/** What a family reads while its book is printed once more. */
export const PRINTED_ONCE_MORE = "We're printing it once more for you. It costs you nothing.";
export const REPRINT_AT_COST =
  'The same book, for you to correct: after you have paid, you look through every page before it goes to the printer.';
export const REPRINT_PRICE_UNKNOWN =
  "We're asking our printer what it costs today. Please look again in a little while.";
