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

/** The board of a boat drawn by `boat`, in its own units: deeper for few letters, which would be small on all that length, and for two rows of many. */
export const boardFor = (name: NameInLetters): Box =>
  name.signs.length > FEW && !mayBreak(name) ? BOARD : { ...BOARD, height: DEEP };
