import { CannotPrint } from '#bookmaking/cannot-print.ts';
import { checkPrintableName } from '#bookmaking/print-name.ts';

/** Why no book could carry this name, in words for the customer; undefined if every book can. */
export function whyNotPrintable(name: string): string | undefined {
  try {
    checkPrintableName(name);
    return undefined;
  } catch (error) {
    if (error instanceof CannotPrint) return error.message;
    throw error;
  }
}
