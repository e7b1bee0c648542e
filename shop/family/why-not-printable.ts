import { CannotPrint } from '#bookmaking/cannot-print.ts';
import { checkOthersName, checkPrintableName } from '#bookmaking/print-name.ts';
import type { PrintedName } from '#vocabulary/printed-names.ts';

/** Why no book could carry this name, in words for the customer; undefined if every book can. */
export function whyNotPrintable(name: string, field: PrintedName = 'name'): string | undefined {
  try {
    (field === 'name' ? checkPrintableName : checkOthersName)(name);
    return undefined;
  } catch (error) {
    if (error instanceof CannotPrint) return error.message;
    throw error;
  }
}
