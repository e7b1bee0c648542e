/** How far the making of a paid order's print-ready book is. */
export const bookMakingStatuses = ['waiting', 'made', 'failed'] as const;
export type BookMakingStatus = (typeof bookMakingStatuses)[number];

/** Why the book of a deleted account is not made, for the back office. */
export const ACCOUNT_DELETED = 'The account was deleted';
