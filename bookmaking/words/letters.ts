import { FEWEST_LETTERS } from '#vocabulary/letter-books.ts';

/** A letter of a name as a person counts them: with all that it wears. */
export interface Letter {
  /** As it stands in the name. */
  readonly text: string;
  /** As it stands on a sign. */
  readonly capital: string;
  /** The capital without what it wears, and that, as combining marks. */
  readonly base: string;
  readonly marks: readonly string[];
}

/** A name for a title that is told letter by letter. */
export interface NameInLetters {
  readonly printed: string;
  /** What is met: letters only. */
  readonly letters: readonly Letter[];
  /** What is shown once all is together, in the order of the name: its letters, and spaces, hyphens, apostrophes and stops. */
  readonly signs: readonly (Letter | string)[];
  readonly rightToLeft: boolean;
  /** Letters are joined in a word, as in Arabic: apart they look different. */
  readonly joined: boolean;
}

/**
 * A letter and its marks: what Unicode calls a grapheme cluster, in every script that we set (a test compares). Not
 * Intl.Segmenter: a browser's rules are of its own year, and a book is the same in any.
 */
const LETTER_OR_SIGN = /\p{L}[\p{M}\p{Join_Control}]*|[^\p{L}]/gu;
const IS_LETTER = /^\p{L}/u;
const JOINED = /\p{Script=Arabic}/u;
/** A stroke through a letter is no mark in Unicode; to a child it is one. */
const STRUCK: Record<string, string> = { Ł: 'L', Ø: 'O', Đ: 'D', Ħ: 'H', Ŧ: 'T' };
const STROKE = '\u0338';
/** Where an i keeps its dot in capitals. */
const TURKISH = /[ğışĞİŞ]/;

/** @param name as it is printed (`nameAsPrinted`) */
export function inLetters(name: string): NameInLetters {
  const dotted = TURKISH.test(name);
  const signs = (name.match(LETTER_OR_SIGN) ?? []).map((text) =>
    IS_LETTER.test(text) ? letter(text, dotted) : text,
  );
  const joined = JOINED.test(name);
  return {
    printed: name,
    signs,
    letters: signs.filter((sign) => typeof sign !== 'string'),
    joined,
    rightToLeft: joined,
  };
}

function letter(text: string, dotted: boolean): Letter {
  const capital = capitalOf(text, dotted);
  const [base = '', ...marks] = [...capital.normalize('NFD')];
  const plain = STRUCK[base];
  return {
    text,
    capital,
    base: plain ?? base,
    marks: plain ? [STROKE, ...marks] : marks,
  };
}

/** On a sign, a Greek capital has no accent and a Turkish i has its dot; ß has no capital that families know. */
function capitalOf(text: string, dotted: boolean): string {
  if (text.startsWith('ß')) return text;
  if (dotted && text === 'i') return 'İ';
  const upper = text.toUpperCase();
  return /\p{Script=Greek}/u.test(upper)
    ? upper
        .normalize('NFD')
        .replace(/[\u0300\u0301\u0313\u0314\u0342\u0345]/g, '')
        .normalize('NFC')
    : upper.normalize('NFC');
}

/** Whether a book that is told letter by letter would have too little to tell of this name. */
export const hasTooFewLetters = (slug: string, name: string): boolean =>
  (name.match(/\p{L}/gu) ?? []).length < (FEWEST_LETTERS[slug] ?? 1);
