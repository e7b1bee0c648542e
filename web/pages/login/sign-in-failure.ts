import { GOOGLE_FAILED, LINK_NOT_VALID } from '#vocabulary/sentences/accounts.ts';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';

const WORDS: Record<string, string> = {
  google: GOOGLE_FAILED,
  link: LINK_NOT_VALID,
};

/**
 * The words for the reason that a failed sign-in puts into the query. Only reasons that we know have
 * words of their own: a stranger's link must not put sentences on our page.
 */
export function failureOf(reason: string | null): string | undefined {
  if (reason === null) return undefined;
  return WORDS[reason] ?? SOMETHING_WENT_WRONG;
}
