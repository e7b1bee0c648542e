/** Letters as a person counts them: a flag, a family of four and an accent with its letter are one each. */

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The longest emoji that is in use takes 15 of a computer's letters (a family of four; a kiss with two skin tones). What
 * is longer is a heap of marks, which would have no end and no column to lie in.
 */
const LONGEST_LETTER = 20;

/** How many letters a text has. A heap of marks counts as several. */
export function lettersIn(text: string): number {
  let count = 0;
  for (const { segment } of letters.segment(text)) {
    count += Math.ceil(segment.length / LONGEST_LETTER);
  }
  return count;
}

/** Whether a text has at most so many letters. It is counted only where the answer is in doubt: a body may be large. */
export function isWithin(most: number, text: string): boolean {
  if (text.length <= most) return true;
  return text.length <= most * LONGEST_LETTER && lettersIn(text) <= most;
}

/** The text's first letters, whole ones, at most so many. */
export function firstLetters(text: string, most: number): string {
  let kept = '';
  for (const { segment } of letters.segment(text)) {
    if (!isWithin(most, kept + segment)) break;
    kept += segment;
  }
  return kept;
}
