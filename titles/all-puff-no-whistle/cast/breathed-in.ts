import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { finer } from '#titles/all-puff-no-whistle/cast/trail.ts';
import { BREATH } from '#titles/all-puff-no-whistle/set/colors.ts';

/** Cloud as a noodle, that goes into a mouth with a curl in it, as nothing comes out of one; `halves` is half its width at each point, in mm. */
export function slurped(along: readonly Point[], halves: readonly number[]): string {
  const { spine, half } = finer(along, halves);
  const strip = ribbon(spine, half);
  return clean(
    at(0, 1.4, 1, path(strip, SHADE, 'fill-opacity=".5"')) +
      path(strip, BREATH) +
      path(ribbon(spine, half, 0.3, 0.7), SHADE, 'fill-opacity=".25"'),
  );
}

/** A long cloud from `left` to `right` about a height, as high as twice `high`: what is told lies on it. */
export function longCloud([left, right]: Point, y: number, high: number): string {
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  const heaps = [-0.82, -0.5, -0.1, 0.32, 0.7, 0.9].map((k, i) => {
    const r = high * (0.86 + 0.24 * Math.sin(i * 2.3));
    return oval(middle + k * half, y + (i % 2 ? -1 : 1) * high * 0.34, r * 1.3, r * 0.92, BREATH);
  });
  return clean(oval(middle, y, half, high, BREATH) + heaps.join(''));
}

const SHADE = '#5fa8d8';
