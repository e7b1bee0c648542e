import type { codes } from '#database/tables/codes.ts';
import type { CodeTerms } from '#vocabulary/codes.ts';

/** A discount code with the titles that it is for. Amounts are integer cents. */
export type Code = typeof codes.$inferSelect & CodeTerms;
