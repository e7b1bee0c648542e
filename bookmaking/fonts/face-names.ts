/** The faces that books are set in, each of one font file. */
export const FACES = [
  'winky',
  'andika',
  'andikaBold',
  'greek',
  'greekBold',
  'arabic',
  'arabicBold',
  'chinese',
] as const;
export type Face = (typeof FACES)[number];
