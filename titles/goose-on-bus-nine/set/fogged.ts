// Lamps of the town behind a fogged pane at dusk.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { clean, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';

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
