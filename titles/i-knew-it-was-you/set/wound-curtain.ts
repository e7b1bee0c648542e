// The end of a curtain, wound about whoever hides in it: above, it hangs on; a head looks out, and below its hem are feet.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { INK } from './colors.ts';

const cloth = () =>
  linear([
    [0, '#cfdcf0'],
    [0.5, '#a9bce0'],
    [1, '#7f95c8'],
  ]);
const FOLD = '#6f86bb';

/** Where it is wound: round the neck below a head of `size` mm, down to `hem`, so wide on either side of `foot`. */
export interface Wound {
  readonly head: Point;
  readonly size: number;
  readonly foot: number;
  readonly half: number;
  readonly hem: number;
}

/** Twisted, from the rod down to the back of a neck: drawn before who is in it. */
export function twistAbove({ head: [x, y], size: s }: Wound): string {
  const right = x + s * 0.5;
  const d = `M${num(x - s * 0.1)} -8C${num(x + s * 0.1)} ${num(y * 0.5)} ${num(x - s * 0.3)} ${num(y - s * 0.2)} ${num(x - s * 0.3)} ${num(y + s * 0.6)}H${num(x + s * 0.66)}C${num(right + s * 0.3)} ${num(y)} ${num(right)} ${num(y * 0.5)} ${num(right + s * 0.9)} -8Z`;
  const folds = [0.16, 0.4, 0.7, 1]
    .map(
      (at) =>
        `M${num(x + s * at)} -8C${num(x + s * (0.12 + at * 0.5))} ${num(y * 0.4)} ${num(x + s * (0.2 + at * 0.3))} ${num(y * 0.7)} ${num(x + s * (at * 0.5))} ${num(y + s * 0.5)}`,
    )
    .join('');
  return (
    path(d, cloth()) +
    clip(d, line(folds, FOLD, 2.2, 'stroke-opacity=".6"')) +
    line(d, INK.key, 1.2)
  );
}

/** And round all of it below the chin. */
export function woundBelow({ head: [x, y], size: s, foot, half, hem }: Wound): string {
  const neck = y + s * 0.57;
  const [left, right] = [foot - half, foot + half];
  const wave = half / 3;
  /** Its last corner, which flies with the rest. */
  const blown: Point = [left - s * 0.34, hem - s * 0.2];
  const edge = `C${num(left)} ${num(hem + 3)} ${num(foot - wave)} ${num(hem - 4)} ${num(foot)} ${num(hem + 2)}S${num(right - wave)} ${num(hem + 5)} ${num(right)} ${num(hem - 3)}`;
  const d = `M${num(x - s * 0.34)} ${num(neck - s * 0.06)}C${num(x - s * 0.62)} ${num(neck + s * 0.12)} ${num(left + s * 0.06)} ${num(neck + (hem - neck) * 0.66)} ${num(blown[0])} ${num(blown[1])}${edge}C${num(right + s * 0.08)} ${num(neck + (hem - neck) * 0.5)} ${num(x + s * 0.8)} ${num(neck)} ${num(x + s * 0.5)} ${num(neck - s * 0.16)}C${num(x + s * 0.3)} ${num(neck + s * 0.08)} ${num(x - s * 0.1)} ${num(neck + s * 0.1)} ${num(x - s * 0.34)} ${num(neck - s * 0.06)}Z`;
  const round = [0.16, 0.36, 0.56, 0.76, 0.96]
    .map((down) => {
      const at = neck + (hem - neck) * down;
      return `M${num(left - s * 0.2)} ${num(at + s * 0.3)}C${num(foot - half * 0.3)} ${num(at + s * 0.26)} ${num(foot + half * 0.4)} ${num(at)} ${num(right + s * 0.2)} ${num(at - s * 0.36)}`;
    })
    .join('');
  const trim = `M${num(blown[0])} ${num(blown[1])}${edge}`;
  return (
    path(d, cloth()) +
    clip(
      d,
      line(round, FOLD, 2.4, 'stroke-opacity=".5"') +
        line(round, '#eef4ff', 1.4, 'stroke-opacity=".4" transform="translate(0 3)"') +
        line(trim, '#7f4a58', 9) +
        line(trim, '#c98a80', 6, 'stroke-dasharray="5 4"'),
    ) +
    line(d, INK.key, 1.3)
  );
}
