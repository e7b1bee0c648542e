/** What the giver of a book writes into it. */
import { z } from 'zod';
import {
  DEDICATION_TOO_LONG,
  DEDICATION_TOO_TALL,
  FROM_TOO_LONG,
  LETTERS_NOT_OURS,
} from '#vocabulary/sentences/inscription.ts';
import {
  LONGEST_DEDICATION,
  LONGEST_FROM,
  MOST_DEDICATION_LINES,
} from '#vocabulary/text-lengths.ts';
import { typed, typedLines } from './wire-values.ts';

const lines = (text: string) => text.trim().split(/\r\n|[\r\n]/).length;

/** As it is typed: null and what is blank are nothing. */
export const typedInscription = {
  /** Up to 200 letters as a person counts them, in six lines at most. */
  dedication: typedLines(LONGEST_DEDICATION, DEDICATION_TOO_LONG)
    .refine((text) => lines(text) <= MOST_DEDICATION_LINES, DEDICATION_TOO_TALL)
    .nullable()
    .optional(),
  /** One line: from whom it comes. */
  from: typed(LONGEST_FROM, FROM_TOO_LONG).nullable().optional(),
};

/** As it is kept. */
export const inscription = { dedication: z.string().nullable(), from: z.string().nullable() };

export const inscriptionRefusals = {
  DEDICATION_CANNOT_BE_PRINTED: {
    status: 422,
    message: LETTERS_NOT_OURS,
    data: z.object({ field: z.enum(['dedication', 'from']), details: z.string() }),
  },
} as const;
