import type { reviews } from '#database/tables/reviews.ts';

/** What a family thinks of a title. */
export type Review = typeof reviews.$inferSelect;

/** What a family says, and whether its first name may stand below it. */
export type Written = { stars: number; words: string; isSigned: boolean };
