import { smooth } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { clean, line, path } from '#bookmaking/drawing/marks.ts';
import { YELLOW } from '#titles/all-puff-no-whistle/set/colors.ts';

/** Its upper and its lower edge, both from the lips on: as many points in one as in the other. */
export interface Blast {
  readonly over: readonly Point[];
  readonly under: readonly Point[];
}

/** Between the two edges, `k` of the way down; beyond 0 and 1 it is outside of both. */
const between = ({ over, under }: Blast, k: number): Point[] =>
  over.map(([x, y], i) => {
    const [ux, uy] = under[i] as Point;
    return [lerp(x, ux, k), lerp(y, uy, k)];
  });

/** The whistle: of one piece, in the one yellow of the book, and larger than everything else in it. */
export function whistle(blast: Blast): string {
  const band = (from: number, to: number): string =>
    `${smooth(between(blast, from), false)}${smooth(between(blast, to).reverse(), false).replace('M', 'L')}Z`;
  return (
    path(band(-0.12, 1.12), '#ffe9a0', 'fill-opacity=".12"') +
    path(band(-0.05, 1.05), '#ffe9a0', 'fill-opacity=".26"') +
    path(band(0, 1), '#f2a30f') +
    path(band(0.025, 0.965), YELLOW) +
    // Words lie on it: what is within has one value, and no chalk.
    clean(path(band(0.09, 0.9), '#ffd552') + path(band(0.15, 0.84), '#ffdf79')) +
    line(smooth(between(blast, 0.055), false), '#fff7d4', 1.6) +
    line(smooth(between(blast, 0.93), false), '#fff7d4', 1.2)
  );
}
