import { type Style, widthOf } from '#bookmaking/fonts/faces.ts';
import { MM_PER_PT, type TextWish } from './text-block.ts';

/** A letter with the marks that it wears. */
const LETTER = /\P{M}[\p{M}\p{Join_Control}]*/gu;

/**
 * What somebody typed, so that it fits the lines of a box: a word that is wider than a line, even at the smallest size, goes on
 * in the next one. Chinese is written without spaces; and nothing that was paid for may fail for a long cheer.
 */
export function withoutLongWords(
  typed: string,
  { box, smallest, style }: Pick<TextWish, 'box' | 'smallest'> & { style: Style },
): string {
  const width = box.width / (smallest * MM_PER_PT);
  return typed
    .split(/([ \n])/)
    .map((word) => (widthOf(word, style) > width ? inPieces(word, width, style) : word))
    .join('');
}

function inPieces(word: string, width: number, style: Style): string {
  const pieces = [''];
  for (const [letter] of word.matchAll(LETTER)) {
    const longer = pieces.at(-1) + letter;
    if (widthOf(longer, style) > width) pieces.push(letter);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces.join(' ');
}
