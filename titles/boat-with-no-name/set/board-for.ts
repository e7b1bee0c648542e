import type { Box } from '#bookmaking/drawing/geometry.ts';
import type { NameInLetters } from '#bookmaking/words/letters.ts';
import { BOARD } from './boat.ts';

/** So many letters leave most of a board empty. */
export const FEW = 4;

/** Down to where the hull is painted darker. */
const DEEP = 22;

/** The board of a boat drawn by `boat`, in its own units: deeper for few letters, which would be small on all that length. */
export const boardFor = ({ signs }: NameInLetters): Box =>
  signs.length > FEW ? BOARD : { ...BOARD, height: DEEP };
