/** The giver's words in a book. */
import {
  LONGEST_DEDICATION,
  LONGEST_FROM,
  MOST_DEDICATION_LINES,
} from '#vocabulary/text-lengths.ts';

export const DEDICATION_TOO_LONG = `Please use at most ${LONGEST_DEDICATION} letters for the dedication`;
export const DEDICATION_TOO_TALL = `Please use at most ${MOST_DEDICATION_LINES} lines for the dedication`;
export const FROM_TOO_LONG = `Please use at most ${LONGEST_FROM} letters for whom it comes from`;
export const LETTERS_NOT_OURS =
  'Our letters do not include all of this yet. Please write it without emoji, in Latin, Greek, Cyrillic, Arabic or Chinese letters.';
