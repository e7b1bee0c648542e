/** Values that many areas put on the wire. */
import { z } from 'zod';
import { isBlank } from '#vocabulary/blank.ts';
import { isWithin } from '#vocabulary/letters.ts';
import { ORDINARY_LETTERS } from '#vocabulary/sentences/failures.ts';

/**
 * A book's number. Arrives as text in paths and queries, so it is read as a number.
 *
 * @param missing what is said where there is none
 */
export const bookIdOr = (missing?: string) =>
  z.coerce.number(missing).int().min(1).max(2_147_483_647);
export const bookId = bookIdOr();

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
 * One line that somebody typed. Control characters are refused: PostgreSQL cannot keep a NUL, and no name needs one. So
 * is half a character, such as half an emoji, which would be kept as another one than was sent. What nobody would see
 * is nothing; marks that turn the direction of whatever follows (on the page and in mails) are left out, and so are
 * ends of lines.
 *
 * @param most letters, as a person counts them
 * @param missing what is said where the field is not there at all; the specification has words for some
 */
export const typed = (most: number, tooLong?: string, missing?: string) =>
  typedAs((text) => text.replace(/[\n\r\t]+/g, ' '), most, tooLong, missing);

/** The same of a text that may have several lines. */
export const typedLines = (most: number, tooLong?: string) =>
  typedAs((text) => text, most, tooLong);

const typedAs = (
  kept: (text: string) => string,
  most: number,
  tooLong = `Please use at most ${most} letters here`,
  missing?: string,
) =>
  z
    .string(missing)
    .refine((text) => text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text), ORDINARY_LETTERS)
    .overwrite((text) => (isBlank(text) ? '' : kept(text).replace(TURNS_DIRECTION, '')))
    .refine((text) => isWithin(most, text), tooLong)
    .meta({ maxLength: most });

const TURNS_DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;
