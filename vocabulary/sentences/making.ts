/** Looking through a bought book. */
export const CHECKING_OVER = "This book can't be changed anymore.";
export const BOOK_CHANGED =
  'This book was corrected in another window meanwhile. Please have another look.';
export const BOOK_NOT_MADE =
  'Your book is being made right now. Please have a look at it first, in a minute.';
