import { CannotPrint } from './cannot-print.ts';
import { faceWithAll } from './fonts/faces.ts';
import { NameNeedsAHuman, nameAsPrinted } from './words/names.ts';

/**
 * Refuses a name that a book could not carry, before anything is paid for: empty, longer than the
 * cover's 24 code points, not made of letters, or with a letter that no single face of ours has.
 * The same refusal that typesetting would give, in microseconds and without a font file.
 *
 * @returns the name as it will be printed (NFC, single spaces, curly apostrophes)
 * @throws CannotPrint
 */
export function checkPrintableName(name: string): string {
  let printed: string;
  try {
    printed = nameAsPrinted(name);
  } catch (error) {
    if (error instanceof NameNeedsAHuman) throw new CannotPrint(error.reason);
    throw error;
  }
  if (!faceWithAll(printed, 'text') || !faceWithAll(printed, 'display')) {
    throw new CannotPrint('missing-glyph');
  }
  return printed;
}
