import { GAP, type Letters, letteredIn, SPACE } from './lettered-in.ts';
import { LETTERS_OF_FORMS } from './letters-of-forms.ts';

const LETTERS: Letters = {
  ...LETTERS_OF_FORMS,
  A: ['M0 6L2 0L4 6M.8 4H3.2', 4],
  C: ['M4 1Q3.2 0 2 0Q0 0 0 3T2 6Q3.2 6 4 5', 4],
  D: ['M0 0V6H1.6Q4 6 4 3T1.6 0Z', 4],
  E: ['M3.6 0H0V6H3.6M0 3H2.8', 3.6],
  G: ['M4 1Q3.2 0 2 0Q0 0 0 3T2 6Q4 6 4 4V3.4H2.4', 4],
  H: ['M0 0V6M4 0V6M0 3H4', 4],
  I: ['M.4 0V6', 0.8],
  K: ['M0 0V6M3.8 0L0 3.4L3.8 6', 3.8],
  L: ['M0 0V6H3.4', 3.4],
  N: ['M0 6V0L4 6V0', 4],
  S: ['M3.9 .9Q3.4 0 2 0Q.1 0 .1 1.5Q.1 2.8 2 3T4 4.5Q4 6 2 6Q.6 6 0 5', 4],
  T: ['M0 0H4M2 0V6', 4],
  U: ['M0 0V4Q0 6 2 6T4 4V0', 4],
  W: ['M0 0L1.3 6L2.6 1.6L3.9 6L5.2 0', 5.2],
};

/** Capitals on one line, the top left at (x, y); `height` in mm. */
export const lettering = (
  text: string,
  x: number,
  y: number,
  height: number,
  color: string,
  weight?: number,
): string => letteredIn(LETTERS, text, [x, y], height, color, weight);

/** How wide such a line is, in mm. */
export const letteringWidth = (text: string, height: number): number =>
  ([...text].reduce((sum, letter) => sum + (LETTERS[letter]?.[1] ?? SPACE) + GAP, 0) - GAP) *
  (height / 6);
