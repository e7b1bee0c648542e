// A wheelchair from before, cut by a ledge: a back behind who sits, and armrests and wheels at both sides.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { wheelFromBefore } from './wheel-from-before.ts';

/** From the middle of a seat to its tubes and to its wheels, in a body's units. */
const [TUBE, WHEEL] = [52, 76] as const;

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

/** An armrest at each elbow and a wheel outside of it: as high over `foot` as a lap. */
export const chairSides = ({ pelvis: [x], scale }: PlacedHero, foot: number, color: Hex): string =>
  [-1, 1]
    .map((side) => {
      const post = x + side * TUBE * scale;
      const high = foot - 44 * scale;
      return (
        line(`M${num(post)} ${num(foot)}V${num(high)}`, '#3a3550', 4.6) +
        line(`M${num(post)} ${num(foot)}V${num(high)}`, '#a9b0be', 2.4) +
        wheelFromBefore(
          [x + side * WHEEL * scale, foot + 14 * scale],
          [19 * scale, 72 * scale],
          color,
        ) +
        path(
          roundedBox(post - 11 * scale, high - 7 * scale, 22 * scale, 14 * scale, 6 * scale),
          '#2a2438',
        ) +
        line(`M${num(post - 5 * scale)} ${num(high - 3 * scale)}h${num(8 * scale)}`, '#6b6480', 1.1)
      );
    })
    .join('');
