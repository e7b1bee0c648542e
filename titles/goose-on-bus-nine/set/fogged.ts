// A fogged pane at dusk, and what a fingertip does to it.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import type { Run } from './finger-marks.ts';

/** A lamp of the town behind wet glass: [x, y, radius, color]. */
export type Bokeh = readonly [x: number, y: number, r: number, color: Hex];

/** Lamps without edges, bled into the fog. */
export const lampsInFog = (lamps: readonly Bokeh[], strength: number): string =>
  clean(
    lamps
      .map(([x, y, r, color]) =>
        oval(
          x,
          y,
          r,
          r,
          radial([
            [0, mix(color, '#ffffff', 0.35), strength],
            [0.62, color, strength * 0.8],
            [0.86, color, strength * 0.5],
            [1, color, 0],
          ]),
        ),
      )
      .join(''),
  );

/** Water that runs, and the drops at its ends. */
const running = (runs: readonly Run[]): [drips: string, beads: string] => [
  runs.map(([[x, y], length]) => `M${num(x)} ${num(y)}v${num(length)}`).join(''),
  runs
    .map(([[x, y], length]) => `M${num(x)} ${num(y + length - 1)}q-1.5 2.6 0 3.4q1.5 -.8 0 -3.4Z`)
    .join(''),
];

/**
 * A line that a wet fingertip has drawn, lit from behind: no border round it, but a breath of its own light in the fog, and pushed-up water on
 * the side where it hangs. `runs` are where water runs, each with how far; `glow` is how much of its light the fog takes, 0 where it has half fogged over again.
 */
export function breathDrawn(
  d: string,
  width: number,
  through: Hex,
  runs: readonly Run[] = [],
  glow = 0,
): string {
  const [drips, beads] = running(runs);
  const breath = glow
    ? [3.6, 3.1, 2.7, 2.3, 2, 1.7, 1.45]
        .map((k) => line(d, through, width * k, `stroke-opacity="${glow}"`))
        .join('')
    : '';
  return (
    breath +
    shifted(
      width * 0.1,
      width * 0.16,
      line(d, '#fff6dc', width * 1.06, 'stroke-opacity=".3"') +
        line(drips, '#fff6dc', width * 0.3, 'stroke-opacity=".3"'),
    ) +
    line(drips, through, width * 0.28, 'stroke-opacity=".75"') +
    path(beads, through) +
    line(d, through, width, 'stroke-opacity=".85"') +
    line(d, through, width * 0.55, 'stroke-opacity=".6"')
  );
}
