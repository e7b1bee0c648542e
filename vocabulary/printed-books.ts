/** How far the making of a paid order's print-ready book is. */
export const bookMakingStatuses = ['waiting', 'made', 'failed'] as const;
export type BookMakingStatus = (typeof bookMakingStatuses)[number];

/**
 * What is told of it. With `photo_missing` it waits for a photo whose file is gone: for the file to be put back, or for
 * the family to choose.
 */
export const bookStatuses = [...bookMakingStatuses, 'photo_missing'] as const;
export type BookStatus = (typeof bookStatuses)[number];

/** What a family may choose for such a book: the photo that the child shows now, or none. */
export const photoChoices = ['of_child', 'none'] as const;
export type PhotoChoice = (typeof photoChoices)[number];

/** Why the book of a deleted account is not made, for the back office. */
export const ACCOUNT_DELETED = 'The account was deleted';
/** And one whose child was erased. */
export const CHILD_ERASED = 'Everything about the child was erased';
/** And one that was canceled before it was made. */
export const BOOK_CANCELED = 'The book was canceled';
/** Nobody wants it any more. Any other failure may be tried again. */
export const reasonsNotMade = [ACCOUNT_DELETED, CHILD_ERASED, BOOK_CANCELED] as const;
export type WhyNotMade = (typeof reasonsNotMade)[number];
