import type { Hex } from '#bookmaking/drawing/color.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';

/** Drawn, not set: each letter 100 high, and how far the next one stands. */
const LETTERS = [
  ['M0 2V100M-4 2C62 -8 66 106 -4 100', 66],
  ['M0 0V100', 30],
  ['M0 100V4L52 98V-2', 76],
  ['M62 18C42 -12 0 -2 0 50C0 104 48 112 62 84V54H34', 88],
  ['M0 -4V64M0 96h.1', 0],
] as const;

/** What the bell says, climbing to the right; `size` is the height of its first letter in mm, and each is a little larger. */
export function ding(
  x: number,
  y: number,
  size: number,
  ink: Hex,
  paper: Hex,
  climb = -10,
): string {
  let art = '';
  let across = 0;
  LETTERS.forEach(([letter, width], i) => {
    const grown = 1 + i * 0.09;
    const drawn = line(letter, paper, 30) + line(letter, ink, 17);
    art += at(across, i % 2 ? -6 : 4, grown, drawn, i % 2 ? -5 : 6);
    across += width * grown;
  });
  return at(x, y, size / 100, art, climb);
}
