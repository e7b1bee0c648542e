import { TOO_FEW_LETTERS } from '#vocabulary/letter-books.ts';

export type CannotPrintReason =
  | 'empty'
  | 'too-long'
  | 'too-few-letters'
  | 'too-long-for-a-page'
  | 'unprintable-characters'
  | 'missing-glyph';

const WORDS: Record<CannotPrintReason, string> = {
  empty: 'Please tell us the name to print.',
  'too-long':
    'This name is too long for the cover. Please use up to 24 letters, perhaps the name that everybody says.',
  'too-few-letters': TOO_FEW_LETTERS,
  'too-long-for-a-page':
    'This name is too long for the pages. Please use up to 16 letters, perhaps the name that everybody says.',
  'unprintable-characters':
    'This name holds something that is not a letter. Letters, spaces, hyphens, apostrophes and full stops can be printed.',
  'missing-glyph':
    'Our letters do not include all of this name yet. Please write it in Latin, Greek, Cyrillic, Arabic or Chinese letters.',
};

/**
 * A book that cannot be printed as asked. The message may be shown to a customer: it says what to
 * do, and it never holds the name, because messages end up in logs.
 */
export class CannotPrint extends Error {
  override name = 'CannotPrint';
  readonly reason: CannotPrintReason;

  constructor(reason: CannotPrintReason) {
    super(WORDS[reason]);
    this.reason = reason;
  }
}
