import { canSetLines, typedLines } from '#bookmaking/fonts/typed-lines.ts';
import { Refused } from '#shop/refused.ts';
import type { Inscription } from '#vocabulary/inscription.ts';
import { LETTERS_NOT_OURS } from '#vocabulary/sentences/inscription.ts';

/** What was typed for the inscription of a book: left out is not said. */
export type TypedInscription = { dedication?: string | null; from?: string | null };

/**
 * What was typed, as a book will carry it (`typedLines`).
 * @throws DEDICATION_CANNOT_BE_PRINTED for a letter that none of our faces has
 */
export function inscriptionOf({ dedication, from }: TypedInscription): Inscription {
  return {
    dedication: printable('dedication', dedication),
    from: printable('from', from),
  };
}

function printable(field: keyof Inscription, typed: string | null | undefined): string | null {
  const text = typedLines(typed);
  if (text !== null && !canSetLines(text, 'text')) {
    const data = { field, details: LETTERS_NOT_OURS };
    throw new Refused('DEDICATION_CANNOT_BE_PRINTED', { data, message: LETTERS_NOT_OURS });
  }
  return text;
}
