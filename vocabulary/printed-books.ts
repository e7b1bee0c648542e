/** How far the making of a paid order's print-ready book is. */
export const bookMakingStatuses = ['waiting', 'made', 'failed'] as const;
export type BookMakingStatus = (typeof bookMakingStatuses)[number];
