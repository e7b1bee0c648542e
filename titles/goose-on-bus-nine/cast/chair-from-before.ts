// A wheelchair from before, cut by a ledge: a back behind who sits, and its grips.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** From the middle of a seat to its tubes, in a body's units. */
const TUBE = 52;

/** Its back, broader than who leans on it, and a grip at each upper corner. The seat is at `foot`. */
export function chairBack({ pelvis: [x], scale }: PlacedHero, foot: number, color: Hex): string {
  const half = TUBE * scale;
  const top = foot - 88 * scale;
  const dark = mix(color, '#2a1630', 0.35);
  const tubes = [-1, 1]
    .map((side) => `M${num(x + side * half)} 222V${num(top - 5)}q0 -5 ${side * 7} -5h${side * 5}`)
    .join('');
  return (
    path(roundedBox(x - half, top, half * 2, 100 * scale, 7), dark) +
    path(roundedBox(x - half + 2, top + 2, half * 2 - 4, 100 * scale, 6), color) +
    line(
      `M${num(x - half + 5)} ${num(top + 6)}H${num(x + half - 5)}`,
      mix(color, '#fff3d8', 0.4),
      1.2,
    ) +
    line(tubes, '#3a3550', 5) +
    line(tubes, '#a9b0be', 2.8) +
    line(
      [-1, 1].map((side) => `M${num(x + side * (half + 6))} ${num(top - 10)}h${side * 8}`).join(''),
      '#2a2438',
      6.4,
    )
  );
}
