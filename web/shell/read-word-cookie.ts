import { createCookie } from 'react-router';
import type { WordCookie } from './word-cookie.ts';

/**
 * The word that a browser has kept; undefined for none, and for anything that is no word of the cookie's.
 *
 * @param cookies the request's header
 */
export async function readWordCookie<Word extends string>(
  { name, words }: WordCookie<Word>,
  cookies: string | null,
): Promise<Word | undefined> {
  const value: unknown = await createCookie(name, { decode: asData }).parse(cookies);
  return words.find((word) => word === value);
}

/** A plain word in the form that the router's cookies read: JSON, in base64. */
const asData = (word: string): string => btoa(JSON.stringify(word));
