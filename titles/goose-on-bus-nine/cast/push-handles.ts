import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** Behind both shoulders of who has brought a seat along. */
export function pushHandles(child: PlacedHero, color: Hex): string {
  const { armL, armR } = child.figure.skeleton;
  const y = child.origin[1] + armL.root[1] * child.scale;
  const xs = [armR, armL].map(({ root }) => child.origin[0] + root[0] * child.scale);
  const [left = 0, right = 0] = xs;
  const tubes = `M${num(left - 5)} 222V${num(y - 3)}q0 -5 -6 -5M${num(right + 7)} 222V${num(y - 3)}q0 -5 6 -5`;
  const grips = `M${num(left - 10)} ${num(y - 8)}h-7M${num(right + 12)} ${num(y - 8)}h8`;
  return (
    path(roundedBox(left - 6, y + 4, right - left + 14, 60, 8), color) +
    line(tubes, '#3a3550', 4.4) +
    line(tubes, '#a9b0be', 2.4) +
    line(grips, '#2a2438', 6.4)
  );
}
