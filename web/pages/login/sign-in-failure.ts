/** What every sign-in that broke for no better reason says (specification, section 8: Login). */
export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.';

const WORDS: Record<string, string> = {
  google: 'Something went wrong with Google authentication.',
  link: 'This link has been used already, or it is older than 10 minutes. Ask for a new one, it takes a moment.',
};

/**
 * The words for the reason that a failed sign-in puts into the query. Only reasons that we know have
 * words of their own: a stranger's link must not put sentences on our page.
 */
export function failureOf(reason: string | null): string | undefined {
  if (reason === null) return undefined;
  return WORDS[reason] ?? SOMETHING_WENT_WRONG;
}
