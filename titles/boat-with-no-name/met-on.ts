import type { Letter, NameInLetters } from '#bookmaking/words/letters.ts';

/** The pages on which letters are met. */
export const LETTER_PAGES = [2, 3, 4, 5, 6, 7] as const;
export type LetterPage = (typeof LETTER_PAGES)[number];

export interface Meeting {
  readonly letter: Letter;
  /** Among the letters of the name, from 0. */
  readonly place: number;
  /** The same letter was met before: there are two of it in the name. */
  readonly again: boolean;
}

export interface Met {
  readonly here: readonly Meeting[];
  /** A letter of a short name is met on more than one page: how often it was before this one, and whether it comes along now. */
  readonly before: number;
  readonly comes: boolean;
}

/**
 * Who is met on a page. Six pages: a name of six letters has one each, a shorter one lingers (Jo: three pages a letter), in a longer one
 * letters share a page, four at most.
 */
export function metOn(page: LetterPage, { letters }: NameInLetters): Met {
  const turn = page - LETTER_PAGES[0];
  const count = letters.length;
  const from = Math.floor((turn * count) / LETTER_PAGES.length);
  const next = Math.floor(((turn + 1) * count) / LETTER_PAGES.length);
  const here = letters.slice(from, Math.max(next, from + 1)).map((letter, i) => {
    const place = from + i;
    const again = letters.slice(0, place).some((other) => other.capital === letter.capital);
    return { letter, place, again };
  });
  const before = LETTER_PAGES.slice(0, turn).filter(
    (_, i) => Math.floor((i * count) / 6) === from,
  ).length;
  return { here, before: next > from + 1 ? 0 : before, comes: next > from };
}

/** What is together at the end of a page: the name as far as it goes, as it is printed; nothing while the first letter is still busy. */
export function togetherAfter(page: LetterPage, name: NameInLetters): string {
  const { here, comes } = metOn(page, name);
  const last = here[here.length - 1]?.place ?? 0;
  const count = comes ? last + 1 : last;
  let found = 0;
  let text = '';
  for (const sign of name.signs) {
    if (typeof sign !== 'string' && ++found > count) break;
    text += typeof sign === 'string' ? sign : sign.text;
  }
  return count === 0 ? '' : text.replace(/[^\p{L}\p{M}]+$/u, (rest) => (found > count ? '' : rest));
}
