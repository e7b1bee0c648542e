// An opening is painted wider than its right page: its ground goes on under the words (decision 147).
import { asGround } from './drawing/marks.ts';
import { clip } from './drawing/sheet.ts';
import type { Frame } from './frame.ts';
import { BLEED } from './sheet-size.ts';

/** What lies on the page of words, left of a picture's own edge; its last 6 mm lie on both pages, for whoever cuts them. */
export const PAST_FOLD: Frame = { left: -240, right: 2 * BLEED };

/** As much of a picture as lies there. */
export const pastFold = (art: string): string =>
  clip(`M${PAST_FOLD.left} -10H${PAST_FOLD.right}V230H${PAST_FOLD.left}Z`, art);

/** The same of what words may stand on: sky, wall, floor, water. */
export const groundPastFold = (art: string): string => asGround(pastFold(art));
