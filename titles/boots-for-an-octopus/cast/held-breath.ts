import { line } from '#bookmaking/drawing/marks.ts';
import type { Face } from '#bookmaking/hero/moods.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';

/** Lips sucked in: only a dent is left of them, and one at each side. */
const SUCKED_IN: Mouth = {
  draw: (lip) =>
    line('M-5.400 2.600Q0 .4 5.400 2.600', lip, 3) +
    line('M-10.600 -1.600q3.400 3.600 .4 7.400M10.600 -1.600q-3.400 3.600 -.4 7.400', lip, 2.2),
  at: [1, 3.4],
};

/** Nobody breathes. */
export const HELD_BREATH: Partial<Face> = {
  eyes: 'wide',
  brow: [-10, -15, -7],
  cheek: -0.5,
  mouth: SUCKED_IN,
};
