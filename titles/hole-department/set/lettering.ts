import { line, shifted } from '#bookmaking/drawing/marks.ts';

/** Capitals as a clerk's pen makes them, on a grid 4 wide and 6 high. Forms and stamps are drawn, not set. */
const LETTERS: Record<string, readonly [d: string, width: number]> = {
  A: ['M0 6L2 0L4 6M.8 4H3.2', 4],
  C: ['M4 1Q3.2 0 2 0Q0 0 0 3T2 6Q3.2 6 4 5', 4],
  D: ['M0 0V6H1.6Q4 6 4 3T1.6 0Z', 4],
  E: ['M3.6 0H0V6H3.6M0 3H2.8', 3.6],
  F: ['M3.6 0H0V6M0 3H2.8', 3.4],
  G: ['M4 1Q3.2 0 2 0Q0 0 0 3T2 6Q4 6 4 4V3.4H2.4', 4],
  H: ['M0 0V6M4 0V6M0 3H4', 4],
  I: ['M.4 0V6', 0.8],
  K: ['M0 0V6M3.8 0L0 3.4L3.8 6', 3.8],
  L: ['M0 0V6H3.4', 3.4],
  M: ['M0 6V0L2.4 4L4.8 0V6', 4.8],
  N: ['M0 6V0L4 6V0', 4],
  O: ['M2 0Q0 0 0 3T2 6T4 3T2 0Z', 4],
  R: ['M0 6V0H2.2Q4 0 4 1.7T2.2 3.4H0M1.8 3.4L4 6', 4],
  S: ['M3.9 .9Q3.4 0 2 0Q.1 0 .1 1.5Q.1 2.8 2 3T4 4.5Q4 6 2 6Q.6 6 0 5', 4],
  T: ['M0 0H4M2 0V6', 4],
  U: ['M0 0V4Q0 6 2 6T4 4V0', 4],
  W: ['M0 0L1.3 6L2.6 1.6L3.9 6L5.2 0', 5.2],
  '1': ['M.4 1L1.6 0V6', 2],
  '2': ['M0 1.4Q.2 0 2 0Q3.8 0 3.8 1.6Q3.8 3 0 6H4', 4],
  '3': ['M0 .8Q.8 0 2 0Q3.7 0 3.7 1.5T2 3Q4 3 4 4.5T2 6Q.6 6 0 5.2', 4],
  '4': ['M3 6V0L0 4H4', 4],
  '5': ['M3.6 0H.6L.3 2.6Q1 2 2 2Q4 2 4 4T2 6Q.6 6 0 5.2', 4],
  '6': ['M3.4 .3Q.2 1.4 .2 4.2Q.2 6 2 6T3.8 4.2T2 2.4Q.8 2.4 .3 3.6', 4],
  '7': ['M0 0H4L1.4 6', 4],
  '8': ['M2 0Q.3 0 .3 1.4T2 2.8T3.7 1.4T2 0ZM2 2.8Q0 2.8 0 4.4T2 6T4 4.4T2 2.8Z', 4],
  '9': ['M3.8 1.8Q3.8 0 2 0Q0 0 0 1.8T2 3.6T3.8 1.8Q3.8 4.6 1.8 6', 4],
};

/** Widths of a space and of the gap between two letters, on the grid. */
const SPACE = 2.6;
const GAP = 1.5;

/** Capitals on one line, the top left at (x, y); `height` in mm. */
export function lettering(
  text: string,
  x: number,
  y: number,
  height: number,
  color: string,
  weight = 0.9,
): string {
  const k = height / 6;
  let along = 0;
  let art = '';
  for (const letter of text) {
    const known = LETTERS[letter];
    if (known) art += shifted(along, 0, line(known[0], color, weight));
    along += (known?.[1] ?? SPACE) + GAP;
  }
  return `<g transform="translate(${x} ${y}) scale(${k.toFixed(3)})">${art}</g>`;
}

/** How wide such a line is, in mm. */
export const letteringWidth = (text: string, height: number): number =>
  ([...text].reduce((sum, letter) => sum + (LETTERS[letter]?.[1] ?? SPACE) + GAP, 0) - GAP) *
  (height / 6);
