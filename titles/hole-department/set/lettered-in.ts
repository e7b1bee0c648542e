import { line, shifted } from '#bookmaking/drawing/marks.ts';

/** Capitals as a clerk's pen makes them, on a grid 4 wide and 6 high. Forms and stamps are drawn, not set. */
export type Letters = Readonly<Record<string, readonly [d: string, width: number]>>;

/** Widths of a space and of the gap between two letters, on the grid. */
export const SPACE = 2.6;
export const GAP = 1.5;

/** Some of them on one line, the top left at (x, y); `height` in mm. */
export function letteredIn(
  letters: Letters,
  text: string,
  [x, y]: readonly [number, number],
  height: number,
  color: string,
  weight = 0.9,
): string {
  const k = height / 6;
  let along = 0;
  let art = '';
  for (const letter of text) {
    const known = letters[letter];
    if (known) art += shifted(along, 0, line(known[0], color, weight));
    along += (known?.[1] ?? SPACE) + GAP;
  }
  return `<g transform="translate(${x} ${y}) scale(${k.toFixed(3)})">${art}</g>`;
}
