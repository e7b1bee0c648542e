const MOST_LETTERS = 200;

/**
 * The words that an address looks for. Whatever the API would refuse is left out, for an address may
 * come from anywhere: control characters, and what goes beyond 200 letters.
 */
export const readWords = (search: URLSearchParams): string =>
  (search.get('q') ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, MOST_LETTERS);
