import { CannotPrint } from '#bookmaking/cannot-print.ts';
import { checkNameFits, checkOthersName, checkPrintableName } from '#bookmaking/print-name.ts';
import type { PrintedName } from '#vocabulary/printed-names.ts';

/** Why no book could carry this name, in words for the customer; undefined if every book can. */
export const whyNotPrintable = (name: string, field: PrintedName = 'name'): string | undefined =>
  whyRefused(() => (field === 'name' ? checkPrintableName : checkOthersName)(name));

/** Why this one book could not be made for a child of this name; undefined if it can. */
export const whyNotInBook = (slug: string, name: string): string | undefined =>
  whyRefused(() => checkNameFits(slug, name));

function whyRefused(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof CannotPrint) return error.message;
    throw error;
  }
}
