import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, oval } from '#bookmaking/drawing/marks.ts';
import { PAPER } from './colors.ts';
import { lettering, letteringWidth } from './lettering.ts';

/** A round office stamp with a word across it. */
export function stampMark(x: number, y: number, r: number, word: string, degrees = -14): string {
  const height = r * 0.5;
  const width = letteringWidth(word, height);
  const fits = Math.min(1, (r * 2.3) / width);
  return at(
    x,
    y,
    1,
    oval(0, 0, r, r, 'none', `stroke="${PAPER.stamp}" stroke-width="${num(r * 0.13)}"`) +
      oval(0, 0, r * 0.78, r * 0.78, 'none', `stroke="${PAPER.stamp}" stroke-width=".3"`) +
      box(-r * 1.28, -r * 0.42, r * 2.56, r * 0.84, PAPER.base) +
      at(0, 0, fits, lettering(word, -width / 2, -height / 2, height, PAPER.stamp, 1.3)),
    degrees,
  );
}

/** What a form has that was looked through. */
export const OK_STAMP: string = stampMark(2.4, 1.6, 4.6, 'OK', -16);
