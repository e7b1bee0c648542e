import { line, path } from '#bookmaking/drawing/marks.ts';
import type { Face } from '#bookmaking/hero/moods.ts';
import { type Mouth, TONGUE } from '#bookmaking/hero/mouths.ts';

/** The tip of a tongue at a corner that goes up: nobody stands on one toe without it. */
const TONGUE_TIP: Mouth = {
  draw: (lip) =>
    path('M-1 4.2C-1.4 11.6 2 14.4 5.6 13C9.4 11.4 9.6 6.6 8.4 2Z', TONGUE) +
    line('M-11 -.6Q-1 8.4 11.4 -1.8', lip, 3) +
    line('M13 -4.4q1.6 2.4 -.6 5', lip, 2.4),
  at: [1, 9],
};

/** All eyes, brows up, and not a breath. */
export const ON_TIPTOE: Partial<Face> = {
  eyes: 'wide',
  brow: [-10, -15, -7],
  cheek: 0.3,
  mouth: TONGUE_TIP,
};
