import { mix } from '../../../drawing/colour.ts';
import { roundedBox } from '../../../drawing/curves.ts';
import type { Point } from '../../../drawing/geometry.ts';
import { at, box, line, oval, path } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { FLOORS } from './colors.ts';

/** The windows of the last turn, with the evening sun in them. */
export const windows = (): string =>
  [10, 54, 98]
    .map(
      (x, i) =>
        path(roundedBox(x - 15, 76 - i * 2, 30, 62, 13), mix(FLOORS[9].deep, FLOORS[9].wall, 0.5)) +
        path(
          roundedBox(x - 12, 79 - i * 2, 24, 56, 11),
          linear([
            [0, '#ffd9a0'],
            [0.6, '#ffc07a'],
            [1, '#ff9f6a'],
          ]),
        ) +
        line(`M${x} ${79 - i * 2}v56M${x - 12} ${106 - i * 2}h24`, FLOORS[9].deep, 1.6) +
        box(x - 17, 136 - i * 2, 34, 4, mix(FLOORS[9].deep, FLOORS[9].wall, 0.3), 1),
    )
    .join('');

/** Bars of low sun across the ramp. */
export const sunBars = (): string =>
  path(
    'M-4 182L16 180L96 216H38ZM44 180L66 178L160 216H110ZM92 177L112 175L214 214L176 216Z',
    '#ffe2a0',
    'fill-opacity=".6"',
  );

/** The door of Nine, open by the width of a hand; somebody looks out. Foot in the middle of (x, y). */
export function doorAjar([x, y]: Point): string {
  const f = FLOORS[9];
  return at(
    x,
    y,
    1,
    box(-27, -112, 54, 112, mix(f.wall, '#ffe2b0', 0.45), 2) +
      box(-24, -109, 48, 109, mix(f.deep, '#ffe2b0', 0.2), 1) +
      box(-20, -105, 40, 105, '#18244f') +
      box(-20, -105, 13, 105, '#ffd28a', 0, 'fill-opacity=".16"') +
      // Her nose comes first, then one eye behind its glass.
      path('M-8 -74C-16 -76 -20 -70 -20 -62C-20 -54 -16 -48 -8 -48Z', '#a9744b') +
      path('M-20 -63C-25 -60 -26 -55 -20 -55Z', '#b9805a') +
      oval(-13.4, -64, 4.2, 4.8, '#fff0d6') +
      oval(-15, -63.4, 2.3, 2.9, '#33202a') +
      line('M-18.6 -64a5.2 5.6 0 1 0 10.4 0a5.2 5.6 0 1 0 -10.4 0', '#4a3a58', 1.1) +
      line('M-18 -71q4 -3 8 -1', '#8d93a8', 2) +
      path('M-8 -105H20V0H-8Z', f.deep) +
      path('M-8 -105H-6V0H-8Z', mix(f.deep, '#ffe2b0', 0.5)) +
      line(
        `${roundedBox(-2, -98, 18, 36, 1)}${roundedBox(-2, -54, 18, 46, 1)}`,
        mix(f.deep, f.wall, 0.6),
        0.9,
      ) +
      oval(-3, -52, 1.8, 1.8, '#f2c65a') +
      path('M-30 1L26 -2L32 6L-26 9Z', '#8a5a9e') +
      line('M-24 3.4L26 1M-22 6.4L27 4', '#b98ac4', 0.8),
  );
}
