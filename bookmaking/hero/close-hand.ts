// Hands for close pages: large enough that each finger is drawn, and what is held lies between two of their layers.
// Each is a function of its own: a cover that needs one does not pay for the others.
import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';

/** What lies behind a thing that is held, and what comes round it. */
export interface CloseHandArt {
  readonly behind: string;
  readonly before: string;
}

/** A hand along +x from the wrist, thumb toward -y, about 36 long in hero units. */
export type CloseHand = (skin: Tone) => CloseHandArt;

const PALM = 'M-7 -8.6C0 -12.6 10 -14 17 -11C22 -6 22 8 17 12C9 15 0 12.6 -7 8.6Z';

const edgeOf = (t: Tone): string => mix(t.base, t.deep, 0.6);
const digit = (t: Tone, d: string, width = 7.4): string =>
  line(d, edgeOf(t), width + 1.7) + line(d, t.base, width);
/** Where a finger begins and ends, thumb's side first. */
type Finger = readonly [x: number, y: number, toX: number, toY: number];
/** How far from their roots on fingers lie apart: a line between them from palm to tip made sausages of them. */
const APART = 0.5;
/** Fingers side by side, one shape with a short line between each two. */
function fingers(t: Tone, ...all: readonly Finger[]): string {
  const d = all.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join('');
  const between = all.slice(1).map(([x, y, toX, toY], i) => {
    const [a, b, toA, toB] = all[i] as Finger;
    const at = (p: number, q: number, toP: number, toQ: number, share: number): string =>
      num(((p + q) / 2) * (1 - share) + ((toP + toQ) / 2) * share);
    const point = (share: number): string =>
      `${at(x, a, toX, toA, share)} ${at(y, b, toY, toB, share)}`;
    return `M${point(APART)}L${point(1)}`;
  });
  return digit(t, d) + line(between.join(''), edgeOf(t), 1.1);
}
const palmOf = (t: Tone): string => path(PALM, t.base, `stroke="${edgeOf(t)}" stroke-width="1.1"`);
const rootOf = (t: Tone): string => path('M-9 -7.6C-2 -10 6 -9 8 -4L8 6C4 9 -4 9 -9 7.6Z', t.base);
const nails = (t: Tone, d: string): string => line(d, t.lite, 2.8, 'stroke-opacity=".55"');

/** Curled: under a chin, in an eye. */
export const fist: CloseHand = (t) => ({
  before: '',
  behind:
    palmOf(t) +
    fingers(t, [12, -8.4, 21, -8.8], [12, -2, 23.6, -2], [12, 4.4, 23, 4.8], [10, 10, 19.6, 11]) +
    path('M-6 -8C2 -11 12 -11 14 -7V10C8 13 0 11 -6 8Z', t.base) +
    digit(t, 'M2 -7Q9 -14.4 19 -13.6', 7.8) +
    rootOf(t),
});

/** Lying on something, fingers a little apart. */
export const flat: CloseHand = (t) => ({
  before: '',
  behind:
    digit(t, 'M3 -6Q9 -14.6 17 -17.4', 7.8) +
    palmOf(t) +
    fingers(t, [14, -7.6, 31, -10.6], [15, -1.6, 35, -2.4], [15, 4.6, 33, 6], [13, 10, 27, 13.6]) +
    path('M-6 -8C2 -11 14 -11.6 17 -7V9C8 13 0 11 -6 8Z', t.base) +
    nails(t, 'M33.6 6l.6 0M35.6 -2.4l.6 -.1M31.4 -10.6l.6 -.2') +
    rootOf(t),
});

/** Round a bar or an edge. */
export const grip: CloseHand = (t) => ({
  behind: digit(t, 'M0 -6Q7 -14 19 -12.6', 8.2) + palmOf(t) + rootOf(t),
  before:
    fingers(
      t,
      [11, -8, 22.4, -8.4],
      [11, -1.8, 25, -1.8],
      [11, 4.6, 24.4, 5],
      [9, 10.6, 20.4, 11.4],
    ) + nails(t, 'M23 -8.5l.2 0M25.6 -1.8l.2 0M25 5l.2 0'),
});

/** Holding a card or a plate by its edge: fingers behind it, the thumb before it. */
export const thumbed: CloseHand = (t) => ({
  behind: palmOf(t) + rootOf(t),
  before: digit(t, 'M1 -5.4Q11 -10.4 23 -6.4', 8.6) + nails(t, 'M22.6 -6.6l1.2 .5'),
});

/** One finger out. */
export const finger: CloseHand = (t) => ({
  before: '',
  behind:
    palmOf(t) +
    digit(t, 'M12 -7.4L36 -8', 7.6) +
    fingers(t, [12, 0, 19.4, 0.6], [11, 6, 18.6, 7], [9, 11, 15.6, 12.4]) +
    path('M-6 -8C2 -11 14 -11 15 -7.6V9C8 13 0 11 -6 8Z', t.base) +
    digit(t, 'M2 -6.6Q9 -10 15.4 -1.4') +
    nails(t, 'M36.4 -8l.6 0') +
    rootOf(t),
});

/** Something small between finger and thumb. */
export const prop: CloseHand = (t) => ({
  before: '',
  behind:
    palmOf(t) +
    fingers(t, [12, 5, 22, 8], [11, 10, 18.6, 13]) +
    digit(t, 'M13 -1L30 1.6') +
    digit(t, 'M13 -6L34 -5.6') +
    path('M-6 -8C2 -11 14 -11 16 -7V8C8 12 0 11 -6 8Z', t.base) +
    digit(t, 'M2 -7Q8 -19 25 -21', 7.8) +
    nails(t, 'M34.6 -5.6l.6 0M25.6 -21l.6 0') +
    rootOf(t),
});
