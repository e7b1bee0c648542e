import { ORPCError } from '@orpc/server';
import { isDatabaseAway } from '#database/database-away.ts';
import { FilesAway } from '#shop/files.ts';

/** A restarted database is back within this time; a browser or program that waits so long mostly meets it again. */
export const RETRY_AFTER_S = '5';

/** What is said while the shop cannot look into its books. */
export const AWAY_WORDS = 'The shop is away for a moment. Please try again in a few seconds.';

/** What is said while a photo, a preview or a book cannot be fetched from where it is kept. Nothing of it is lost. */
export const FILES_AWAY_WORDS =
  "We can't reach our pictures right now. Please try again in a few seconds.";

/**
 * The failure of a call that met a database or a file store that is away: 503, so that nobody takes it for a mistake,
 * neither of his own nor of the shop's. Undefined for every other error.
 */
export function shopAway(error: unknown): ORPCError<string, undefined> | undefined {
  if (error instanceof FilesAway) {
    return new ORPCError('SERVICE_UNAVAILABLE', {
      status: 503,
      message: FILES_AWAY_WORDS,
      cause: error,
    });
  }
  // A named failure has been understood already: what was away then was Google or the mail.
  if (error instanceof ORPCError || !isDatabaseAway(error)) return undefined;
  return new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message: AWAY_WORDS, cause: error });
}

/** Whether an error says that the shop is away, by itself or as the failure of a call. */
export const meansAway = (error: unknown): boolean =>
  error instanceof ORPCError ? error.code === 'SERVICE_UNAVAILABLE' : isDatabaseAway(error);
