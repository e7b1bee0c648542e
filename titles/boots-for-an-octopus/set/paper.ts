import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, polygon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, line, path } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

/** All the paper that was in the boxes: sheets that were folded in four, thrown on a heap along `crest`, white and quiet below. */
export function drift(crest: readonly Point[]): string {
  const [first, last] = [crest[0] as Point, crest.at(-1) as Point];
  const hill = path(
    `${smooth(
      crest.map(([x, y]): Point => [x, y + 12]),
      false,
    )}L${last[0]} ${SHEET + 6}L${first[0]} ${SHEET + 6}Z`,
    '#f1ebf2',
  );
  const thrown = (every: number, down: number): string =>
    crest
      .map(([x, y], i) =>
        i % 2 === every ? at(x, y + down, 0.94, unfolded(1), TURNS[i % TURNS.length]) : '',
      )
      .join('');
  return asGround(hill + thrown(1, 26) + thrown(0, 36));
}

/** No two of them fell alike; in degrees. */
const TURNS = [-12, 19, 7, -24, 12, -9, -30, 14] as const;

/** One as large as all words: it lies over the heap, its corners in mm. */
export function largeSheet(corners: readonly [Point, Point, Point, Point]): string {
  const [a, b, c, d] = corners;
  const mid = ([x, y]: Point, [u, v]: Point, by = 0): Point => [(x + u) / 2, (y + v) / 2 + by];
  // Tissue does not lie flat.
  const outline = `M${a}Q${mid(a, mid(a, b), -4)} ${mid(a, b)}Q${mid(mid(a, b), b, 4)} ${b}L${c}L${d}Z`;
  const middle = mid(a, c);
  return asGround(
    at(-1.4, -1.8, 1, path(outline, '#b5a6c4', 'fill-opacity=".4"')) +
      path(outline, '#fffdf8') +
      path(polygon([mid(a, b), b, mid(b, c), middle]), '#f7f2f7') +
      path(polygon([middle, mid(c, d), d, mid(a, d)]), '#f9f5f8') +
      line(
        `M${mid(a, b)}L${mid(c, d)}M${mid(a, d)}L${mid(b, c)}`,
        '#d9cde1',
        0.7,
        'stroke-opacity=".7"',
      ) +
      path(`M${b}l-17 0q7 7 5 17Z`, '#d5c9df'),
  );
}

const EDGE =
  'M-39 -22L-30 -31L-17 -25L-4 -35L8 -26L22 -33L40 -16L35 -4L44 8L36 18L42 29L24 27L10 34L-4 25L-20 33L-38 27L-33 14L-41 2L-33 -9Z';

/** About 80 by 60, with the creases of how it was folded, however large it is; and, where nothing is said on it, a corner up. */
const unfolded = (large: number): string =>
  at(-1.4, -2, 1, path(EDGE, '#b5a6c4', 'fill-opacity=".32"')) +
  path(EDGE, '#fffdf8') +
  path('M-17 -25L-4 -35L8 -26L1 0ZM-41 2L-33 -9L1 0L-33 14Z', large > 1.3 ? '#faf7f9' : '#f3edf4') +
  (large > 1.3 ? '' : path('M22 -33L40 -16Q32 -20 24 -14Q28 -22 26 -31Z', '#e6dfea')) +
  line('M-17 -25L1 0L22 -33M-33 -9L1 0L35 -4M-20 33L1 0L24 27', '#ded4e4', 0.8 / large);

/** One thrown sheet of a mountain: its middle in mm, how much larger than the others it is, and its turn. */
export type Thrown = readonly [x: number, y: number, large: number, turn: number];

/** Sheets as large as what is said on them, one over the other: nobody sees where one ends. */
export const mountain = (sheets: readonly Thrown[]): string =>
  asGround(sheets.map(([x, y, k, turn]) => at(x, y, k, unfolded(k), turn)).join(''));

/** One sheet of it, curled, `r` mm to each side. */
export const sheet = (x: number, y: number, r: number, turn: number): string =>
  at(
    x,
    y,
    r / 10,
    path('M-10 -4C-5 -10 3 -9 9 -6C8 -1 11 4 8 8C2 5 -5 8 -9 5C-8 2 -12 0 -10 -4Z', '#fffdf8') +
      path('M-10 -4C-5 -10 3 -9 9 -6C4 -6 -2 -6 -4 -1C-6 -3 -8 -4 -10 -4Z', '#d9cfe0') +
      line('M9 -6C8 -1 11 4 8 8C2 5 -5 8 -9 5', '#cbbfd6', 0.8),
    turn,
  );

/** Where boxes stood on bare planks for so long that the wood behind them kept its color: `planks` in mm. */
export function gone(planks: readonly number[], from: number, to: number): string {
  const chance = chanceFrom('gone');
  let d = '';
  for (const plank of planks) {
    for (let x = from; x < to; ) {
      const [w, h] = [16 + chance() * 12, 14 + chance() * 10];
      if (chance() < 0.75) d += `M${num(x)} ${plank}v${num(-h)}h${num(w - 1.4)}v${num(h)}Z`;
      x += w;
    }
  }
  return path(d, '#6fb9ae', 'fill-opacity=".22"');
}
