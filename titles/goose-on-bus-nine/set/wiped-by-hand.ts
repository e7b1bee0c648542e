// What an arm has rubbed free of a fogged pane, and what runs from its edge.

import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** Inside of an `edge` one sees `seen`; breath thins out round it, in `light`. */
export function rubbedFree(edge: readonly Point[], seen: string, light: Hex): string {
  const clear = smooth(edge);
  return (
    clean(
      [15, 12, 9.4, 7, 5, 3.4, 2]
        .map((wide) => line(clear, light, wide, 'stroke-opacity=".11"'))
        .join(''),
    ) + clip(clear, seen)
  );
}

/** Water runs from where a hand has pushed it to: [from, how far]; each carries the light that is behind it. */
export function drips(runs: readonly (readonly [from: Point, long: number])[]): string {
  let wet = '';
  let drops = '';
  let glints = '';
  for (const [[x, y], long] of runs) {
    const sway = long * 0.05;
    wet += `M${num(x)} ${num(y)}q${num(sway)} ${num(long * 0.5)} 0 ${num(long)}`;
    drops += disc(x, y + long, 1, 1.6);
    glints += disc(x - 0.3, y + long + 0.3, 0.34, 0.5);
  }
  return clean(
    line(wet, '#ffe2a4', 1, 'stroke-opacity=".75"') +
      path(drops, '#ffe9b8') +
      path(glints, '#ffffff'),
  );
}
