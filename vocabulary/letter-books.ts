/** Books that are told letter by letter, and how many letters a name must have for one. A name may be too short for a book and right for all others. */
export const FEWEST_LETTERS: Readonly<Record<string, number>> = { 'boat-with-no-name': 2 };

export const TOO_FEW_LETTERS =
  'This book is told letter by letter, and needs a name of two letters or more. Perhaps the family name can come along?';
