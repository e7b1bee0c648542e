export type NameProblem = 'empty' | 'too-long' | 'unprintable-characters';

/** A name that we would have to guess at. A person has to look; we never print a guess. */
export class NameNeedsAHuman extends Error {
  override name = 'NameNeedsAHuman';
  readonly reason: NameProblem;

  constructor(reason: NameProblem) {
    // The name itself stays out of the message: messages end up in logs.
    super(`This name cannot be printed as it is: ${reason}.`);
    this.reason = reason;
  }
}

/** The cover's smallest type still takes this many on one line. */
const longestName = 24;

/**
 * Letters of any script and what stands between them in names: spaces, apostrophes, hyphens, stops
 * ("A.J."), and the joiners that Persian and Indic spelling needs. Four marks on one letter is not a
 * name in any language that we know of, but it does print over the line above.
 */
const nameLike = /^\p{L}(?:[\p{L}\p{M} .’‘-]|\p{Join_Control})*$/u;
const heapOfMarks = /\p{M}{4}/u;

/** Latin letters as Japanese keyboards have them, and ligatures, as some copied texts do. */
const inAnotherDress = /[\uff01-\uff5e\ufb00-\ufb06]+/g;
/** The apostrophe of typewriters, the letter of that shape, and the accent keys of German and Spanish keyboards. */
const usedAsApostrophe = /['ʼ´`′]/g;
/** A letter of Hawaiian (Kaʻiulani), in the shape that our fonts have. */
const okina = /[ʻʽ]/g;
/** Hyphens, the dashes that editors put in their place (Anne–Marie), and the minus. */
const usedAsHyphen = /[\u2010-\u2014\u2212]/g;

/**
 * A child's name as the book prints it: NFC, single spaces, curly apostrophes, plain hyphens; otherwise as given,
 * never re-cased. Throws `NameNeedsAHuman`.
 */
export function nameAsPrinted(typed: string): string {
  const name = typed
    .replace(inAnotherDress, (letters) => letters.normalize('NFKC'))
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(usedAsApostrophe, '’')
    .replace(okina, '‘')
    .replace(usedAsHyphen, '-');
  if (name === '') throw new NameNeedsAHuman('empty');
  if ([...name].length > longestName) throw new NameNeedsAHuman('too-long');
  if (!nameLike.test(name) || heapOfMarks.test(name)) {
    throw new NameNeedsAHuman('unprintable-characters');
  }
  return name;
}

/** Whether two names would be heard as the same one: case and accents do not tell them apart. */
export function soundTheSame(one: string, other: string): boolean {
  const heard = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return heard(one) === heard(other);
}
