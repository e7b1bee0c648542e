/** What a browser keeps for us, so plain that it can be written without any code of the router's. */
export type PlainCookie = {
  name: string;
  /** The pages that are told of it. */
  path: string;
  /** In seconds. */
  maxAge: number;
};

/** A choice that a browser keeps for us: one of a few words. */
export type WordCookie<Word extends string> = PlainCookie & { words: readonly Word[] };

/**
 * Keeps a word in this browser. In a cookie rather than in the browser's storage, so that the next page arrives as it
 * was chosen. By hand, as the router's own writer would be 2 KB more of every page's first load.
 */
export const keepWord = <Word extends string>(
  cookie: WordCookie<Word>,
  word: NoInfer<Word>,
): void => keep(cookie, word);

/** The same for what is no word of a list. */
export function keep(cookie: PlainCookie, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older iPads.
  document.cookie = asCookie(cookie, value);
}

/**
 * The cookie as a line of a Set-Cookie header, and as a browser takes it.
 *
 * @param value has nothing in it that would end a cookie
 */
export const asCookie = ({ name, path, maxAge }: PlainCookie, value: string): string =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax`;
