import { CannotPrint } from './cannot-print.ts';
import { faceWithAll, type Style, widthOf } from './fonts/faces.ts';
import { hasTooFewLetters } from './words/letters.ts';
import { NameNeedsAHuman, nameAsPrinted } from './words/names.ts';

/**
 * In em: what a story's smallest type still takes on one line, and a cover at 17 pt. Twenty-four Chinese letters do, or
 * W; twenty-four of the widest Arabic letters would not.
 */
const WIDEST = 25;

/** Code points and em of all others in a story: they share its lines with the hero, whose name may be as wide as that. */
const OTHERS = { longest: 16, widest: 13 };

/**
 * Refuses a name that a book could not carry, before anything is paid for: empty, longer than the
 * cover's 24 code points (or than its width), not made of letters, or with a letter that no single face of ours has.
 * The same refusal that typesetting would give, in microseconds and without a font file.
 *
 * @returns the name as it will be printed (NFC, single spaces, curly apostrophes)
 * @throws CannotPrint
 */
export function checkPrintableName(name: string): string {
  const printed = lettersOf(name);
  for (const style of ['text', 'cover'] as const) checkLetters(printed, style, WIDEST);
  return printed;
}

/** The same for whoever is in the story beside the hero: a toy, a grown-up, a baby. */
export function checkOthersName(name: string): string {
  const printed = lettersOf(name);
  if ([...printed].length > OTHERS.longest) throw new CannotPrint('too-long-for-a-page');
  checkLetters(printed, 'text', OTHERS.widest);
  return printed;
}

function lettersOf(name: string): string {
  try {
    return nameAsPrinted(name);
  } catch (error) {
    if (error instanceof NameNeedsAHuman) throw new CannotPrint(error.reason);
    throw error;
  }
}

function checkLetters(name: string, style: Style, widest: number): void {
  if (!faceWithAll(name, style)) throw new CannotPrint('missing-glyph');
  if (widthOf(name, style) > widest) {
    throw new CannotPrint(widest === WIDEST ? 'too-long' : 'too-long-for-a-page');
  }
}

/**
 * The same for one book: a name that every book could carry may still have too few letters for a book of letters.
 * @throws CannotPrint
 */
export function checkNameFits(slug: string, name: string): string {
  const printed = checkPrintableName(name);
  if (hasTooFewLetters(slug, printed)) throw new CannotPrint('too-few-letters');
  return printed;
}
