/** A choice that a browser keeps for us: one of a few plain words, so that it can be written without any code of the router's. */
export type WordCookie<Word extends string> = {
  name: string;
  words: readonly Word[];
  /** The pages that are told of it. */
  path: string;
  /** In seconds. */
  maxAge: number;
};

/**
 * Keeps a word in this browser. In a cookie rather than in the browser's storage, so that the next page arrives as it
 * was chosen. By hand, as the router's own writer would be 2 KB more of every page's first load.
 */
export function keepWord<Word extends string>(
  { name, path, maxAge }: WordCookie<Word>,
  word: NoInfer<Word>,
): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older iPads.
  document.cookie = `${name}=${word}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax`;
}
