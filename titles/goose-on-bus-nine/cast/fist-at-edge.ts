import { mix } from '#bookmaking/drawing/color.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { CloseHand } from '#bookmaking/hero/close-hand.ts';

const FIST = 'M-7 -8C-1 -12.4 8 -13.4 13.6 -11C19 -8 20 7 15.6 11.4C9 14.6 0 12.4 -7 8Z';
const edgeOf = (t: Tone): string => mix(t.base, t.deep, 0.6);

/** A fist below an edge, seen as a fist, and over what it holds no more than one thin finger. */
export const fistAtEdge: CloseHand = (t) => ({
  behind:
    path(FIST, t.base, `stroke="${edgeOf(t)}" stroke-width="1.3"`) +
    line('M6 -5.4L15 -6M5.6 .4L16 .2M6 6L15 6.4', edgeOf(t), 1.2),
  before:
    line('M8.6 -6.4L23.6 -5.8', edgeOf(t), 6.4) +
    line('M8.6 -6.4L23.6 -5.8', t.base, 4.8) +
    line('M22.8 -5.9l1 .1', t.lite, 2, 'stroke-opacity=".6"'),
});
