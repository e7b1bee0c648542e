/** Values that many areas put on the wire. */
import { z } from 'zod';
import { ORDINARY_LETTERS } from '#vocabulary/sentences/failures.ts';

/** A book's number. Arrives as text in paths and queries, so it is read as a number. */
export const bookId = z.coerce.number().int().min(1).max(2_147_483_647);

export const uuid = z.uuid();

/** Decimal dollars with at most two places; integer cents inside the shop. */
export const dollars = z.number().nonnegative();

/** An ISO 8601 moment in UTC. */
export const moment = z.iso.datetime();

export const page = z.coerce.number().int().min(1).max(1_000_000).default(1);

/** A list with its total count over all pages in a header. */
export const countedList = <Row extends z.ZodType>(row: Row) =>
  z.object({
    headers: z.object({ 'x-total-count': z.string() }),
    body: z.array(row),
  });

/**
 * What somebody typed. Control characters are refused: PostgreSQL cannot keep a NUL, and no name needs one. So is
 * half a character, such as half an emoji, which would be kept as another one than was sent.
 */
export const typed = (most: number, tooLong?: string) =>
  z
    .string()
    .max(most, tooLong)
    .refine((text) => text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text), ORDINARY_LETTERS);
