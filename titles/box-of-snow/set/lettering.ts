import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { line } from '#bookmaking/drawing/marks.ts';

/** Painter's letters as strokes, in a box 6 wide and 10 high: no font goes into a picture. */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'M3 0C6 0 6 10 3 10C0 10 0 0 3 0Z',
  '1': 'M1 2L3.4 0V10',
  '2': 'M.4 2.6C.6 -.8 5.6 -.8 5.6 2.6C5.6 5 1.4 7 .4 10H5.8',
  '6': 'M5 .4C2 .8 .4 4 .4 7C.6 11 5.7 10.8 5.7 7C5.6 3.8 1.4 3.6 .5 6.6',
  '7': 'M.2 0H5.8C3.8 3 2.6 6 2.2 10',
  '9': 'M5.5 3.4C4.6 6.4 .3 6.2 .3 3C.3 -.8 5.4 -1 5.6 3C5.6 6 4 9.2 1 9.6',
  A: 'M0 10L3 0L6 10M1.1 6.6H4.9',
  B: 'M.5 10V0C6.6 -.4 6.6 4.7 .5 4.7C7.4 4.4 7.4 10.4 .5 10',
  E: 'M5.6 0H.5V10H5.6M.5 4.8H4.6',
  H: 'M.4 0V10M5.6 0V10M.4 4.8H5.6',
  I: 'M3 0V10',
  M: 'M0 10L.6 0L3 6L5.4 0L6 10',
  N: 'M.4 10V0L5.6 10V0',
  O: 'M3 0C6.6 0 6.6 10 3 10C-.6 10 -.6 0 3 0Z',
  S: 'M5.4 1.4C4 -.6 .6 -.4 .6 2.4C.6 5.4 5.6 4.6 5.6 7.6C5.6 10.4 1.6 10.8 .3 8.4',
  T: 'M0 0H6M3 0V10',
  W: 'M0 0L1.4 10L3 3.6L4.6 10L6 0',
  X: 'M.2 0L5.8 10M5.8 0L.2 10',
  Y: 'M0 0L3 4.8L6 0M3 4.8V10',
  '?': 'M.4 2.4C.6 -.8 5.6 -.8 5.6 2.4C5.6 5 3 4.6 3 7M3 9.9h.1',
};

/** A row of letters `height` high with its foot in the middle of (x, y); what is not in the table is a gap. */
export function lettering(
  text: string,
  x: number,
  y: number,
  height: number,
  color: Hex,
  weight = 0.16,
): string {
  const k = height / 10;
  const advance = 8.2 * k;
  const left = x - ((text.length - 1) * advance + 6 * k) / 2;
  let art = '';
  for (const [i, letter] of [...text].entries()) {
    const stroke = STROKES[letter];
    if (!stroke) continue;
    art += `<g transform="translate(${num(left + i * advance)} ${num(y - height)}) scale(${Math.round(k * 1000) / 1000})">${line(stroke, color, weight * 10)}</g>`;
  }
  return art;
}
