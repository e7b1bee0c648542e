/**
 * Where one sentence ends and the next begins: after a stop, or a stop inside a closing quote, if
 * what follows opens a sentence. “Where?” asked the goose. and DING! went the bell. are one each.
 * The stop of Mr. and Mrs. ends nothing.
 * A bare stop before a token ends the sentence whatever the token's case, so that lint can see it.
 */
const boundary =
  /(?<=[.!?…])(?<!\bMrs?\.)\s+(?=[\p{Lu}“{[])|(?<=[.!?…]”)\s+(?=[\p{Lu}“[]|\{\p{Lu}|\{name|\{cast)|(?<=\.\])\s+|\n+/u;

/** Splits a text into sentences, be it in the notation or as printed. */
export function splitSentences(text: string): string[] {
  return text.split(boundary).filter((sentence) => sentence !== '');
}
