import { luma, mix } from '#bookmaking/drawing/color.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { CloseHand } from '#bookmaking/hero/close-hand.ts';

/** From the wrist to the middle of what fingers lie on, in a hand's own measure. */
export const TO_GRIP = 18;

const EDGE = 1.6;
const CONTOUR =
  'M-5 -8.6C1 -10.6 7 -12.4 12 -11.8C16 -12.6 21 -13.4 25.4 -12.4C29.2 -11 28.8 -6.8 25.2 -6.2C28 -6.2 30.4 -5.6 30.4 -2.8C30.4 0 28 .4 26 .6C28.2 1 29.6 2.8 28.8 5C28 7.2 25.6 7 23.6 6.6C25.4 7.6 26 9.6 24.6 11.4C22.8 13.4 19.4 12.8 16 12.4C9 13.6 1 11.6 -5 8.6';
/** Up along its edge. */
const THUMB = 'M1 -8C5 -13 9.6 -18 14.6 -20C18.4 -20.8 20 -17.2 17.4 -15C14.6 -13 13 -11 12 -8';
/** Between the fingers, over their knuckles and their joints. */
const WITHIN =
  'M25.2 -6.2Q19 -5.4 14.6 -6.2M26 .6Q20 1 15 0M23.6 6.6Q19 6.8 14 5.6M10.8 -9q2 .6 2.2 2.6M11.8 -2.8q1.8 .8 1.6 2.6M11 3q1.6 .8 1.4 2.4M20.4 -10.6q.8 1.2 .4 2.4M21.6 -3.8q.8 1.2 .2 2.4';

const edgeOf = (t: Tone): string => mix(t.base, t.deep, 0.72);
const jointOf = (t: Tone): string =>
  luma(t.base) < 0.3 ? mix(t.base, '#e0a07c', 0.34) : edgeOf(t);

/** By an edge: the thumb behind it, and four fingers over it. Along +x from the wrist. */
export const byEdge: CloseHand = (t) => ({
  behind: path(`${THUMB}Z`, t.base) + line(THUMB, edgeOf(t), EDGE),
  before:
    path(`${CONTOUR}Z`, t.base) + line(CONTOUR, edgeOf(t), EDGE) + line(WITHIN, jointOf(t), EDGE),
});

const PALM =
  'M-8 -8.4C-2 -10.6 4 -13 10 -12.6C18 -13 26 -12.6 29 -9V12C24 15 16 14.6 10 13.8C3 12.6 -3 10.6 -8 8.4';

/** Round a stem that lies across it: the palm is behind, four fingers come over the top, and the thumb shuts it from below. */
export const roundStem: CloseHand = (t) => {
  const digit = (d: string, width: number): string =>
    line(d, jointOf(t), width + 1.8) + line(d, t.base, width);
  return {
    behind: path(`${PALM}Z`, t.base) + line(PALM, edgeOf(t), EDGE),
    before:
      digit('M28 11.4C25 12.6 20 12.4 17 11.4', 6.2) +
      digit('M29.6 5.4C26 6.4 19 6.2 15 5.4', 6.8) +
      digit('M30 -1.6C26 -.8 18 -1 13.6 -1.6', 7) +
      digit('M28.6 -8.6C25 -8 19 -8 15 -8.6', 6.8) +
      // A thumb over the first two.
      digit('M0 -7.6C4 -13 9 -13.6 13 -9.6C14.4 -8 15 -6 15 -4', 7) +
      line('M15 -5.4l0 1.6M17.4 11.4l-.4 0M15.6 5.4l-.6 0', t.lite, 2.6, 'stroke-opacity=".6"'),
  };
};
