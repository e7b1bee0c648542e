// Hands that close on what is given, from the side of the palm: a thumb on this side, fingers on the other or all the way round.
import { luma, mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { CloseHand } from '#bookmaking/hero/close-hand.ts';
import { palm } from '#bookmaking/hero/skin-tone.ts';

/** From the wrist to what is held, along the hand and across it, in a hand's own measure. */
export const TO_EDGE: Point = [21, 0];
export const TO_STEM: Point = [22, -3.4];

const EDGE = 1.6;

/** On the darkest skin a line that is darker still is not seen. */
const edgeOf = (t: Tone): string =>
  luma(t.base) < 0.3 ? mix(t.base, '#e0a07c', 0.4) : mix(t.base, t.deep, 0.78);
const digit = (t: Tone, d: string, width: number): string =>
  line(d, edgeOf(t), width + EDGE * 1.7) + line(d, t.base, width);
const nail = (t: Tone, x: number, y: number, along = 2.4): string =>
  oval(x, y, along, 2, mix(t.base, '#fff1e2', 0.55));

const HEEL =
  'M-6 -8.6C1 -10.4 6 -13.4 12 -13.6C18 -13 20 -8 20 0C20 8 18 13 11 13.4C4 13 -1 10.4 -6 8.6';
const HOLLOW = 'M2 -2C7 -6 14 -6 17 -2V8C13 11.4 7 10.6 2 7Z';
const THUMB =
  'M-5 -8.4C1 -13.4 8 -15.6 14 -13.6C20 -12.4 28 -11.2 32 -8.6C35.4 -6 34 -1 29.6 -1.2C23 -1.4 18 -2.2 14.6 -3C11 .6 6 2.4 1 1.6';

/** By an edge, as one holds a plate: four fingers behind it, the thumb before it. Along +x from the wrist. */
export const byEdge: CloseHand = (t) => ({
  behind:
    digit(t, 'M14 9L29 15.6', 7) +
    digit(t, 'M15 4L34 7.4', 7.6) +
    digit(t, 'M15 -3L36 -4', 7.8) +
    digit(t, 'M14 -9L32 -16.4', 7.6) +
    path(`${HEEL}Z`, t.base) +
    line(HEEL, edgeOf(t), EDGE) +
    path(HOLLOW, palm(t.base), 'fill-opacity=".8"'),
  before:
    path(`${THUMB}Z`, t.base) +
    line(THUMB, edgeOf(t), EDGE) +
    line('M20.6 -11q1.6 1.6 .8 3.6', edgeOf(t), EDGE) +
    nail(t, 30, -5.6, 3),
});

/** Round an end that is as high as a small hand is broad: four short fingers on this side, the thumb over the top. */
export const roundEnd: CloseHand = (t) => ({
  behind: digit(t, 'M8 -10L25 -17', 7.4) + path(`${HEEL}Z`, t.base) + line(HEEL, edgeOf(t), EDGE),
  before:
    digit(t, 'M15.4 10.4L24.4 11.6', 5.4) +
    digit(t, 'M16.4 4.2L28 4.6', 5.8) +
    digit(t, 'M16.4 -2.4L29.6 -2.6', 6) +
    digit(t, 'M15.4 -8.8L28 -9.6', 5.8) +
    [-9.6, -2.6, 4.6].map((y, i) => nail(t, [28.4, 30, 28.4][i] ?? 28, y, 1.7)).join(''),
});

const PALM =
  'M-6 -8.6C0 -11 6 -14 12 -14H22C26 -12 27 -6 27 0C27 8 25 15 19 16.4C11 17 2 12.6 -6 8.6';
const ALONG =
  'M-6 -8.2C0 -13 7 -15.4 13 -12.6C19 -10.6 26 -9.8 31 -8C35 -6 34 -.6 29.4 -.6C23 -.4 17 -.6 13.4 -1.4C9 2.4 4 3.6 0 2.6';

/** Round a stem that lies along it, as one holds a key: the thumb on this side, one finger behind, and the others shut from below. */
export const roundStem: CloseHand = (t) => {
  const curled = (y: number, from: number, to: number, width: number): string =>
    digit(t, `M${from} ${y}C${from - 4} ${y + 0.6} ${to + 4} ${y + 0.6} ${to} ${y}`, width);
  return {
    behind:
      digit(t, 'M14 -10C22 -14 30 -13.6 34.6 -8', 7.4) +
      path(`${PALM}Z`, t.base) +
      line(PALM, edgeOf(t), EDGE),
    before:
      curled(14, 20, 13.6, 5.4) +
      curled(8.6, 23.4, 13.4, 5.8) +
      curled(3, 25, 13.8, 6) +
      path(`${ALONG}Z`, t.base) +
      line(ALONG, edgeOf(t), EDGE) +
      line('M20.4 -9.6q1.6 1.8 .8 4', edgeOf(t), EDGE) +
      nail(t, 29.6, -4.8, 3),
  };
};
