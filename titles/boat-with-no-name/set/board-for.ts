import type { Box } from '#bookmaking/drawing/geometry.ts';
import type { NameInLetters } from '#bookmaking/words/letters.ts';
import { BOARD } from './boat.ts';

/** So many letters leave most of a board empty. */
export const FEW = 4;

/** Down to where the hull is painted darker. */
const DEEP = 22;

/** So many have two rows, where their name can be broken. */
const MANY = 14;

/** Whether a name is so long that it is broken where it may be. */
export const mayBreak = ({ signs }: NameInLetters): boolean =>
  signs.length > MANY && signs.some((sign) => sign === '-' || sign === ' ');

/** Where the rows of a long name begin: as far back as a hull goes or, where somebody rows, off the oar; and where they end, off who has the bow. */
const STERN = -86;
export const OFF_OAR = -66;
const BOW = 53;

/** The board of a boat drawn by `boat`, in its own units: deeper for few letters, which would be small on all that length, and longer for two rows of many. */
export const boardFor = (name: NameInLetters, from = STERN): Box => {
  if (mayBreak(name)) return { ...BOARD, x: from, width: BOW - from, height: DEEP + 1.5 };
  return name.signs.length > FEW ? BOARD : { ...BOARD, height: DEEP };
};
