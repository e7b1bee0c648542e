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
    box(-25, -108, 50, 108, mix(f.deep, '#ffe2b0', 0.35), 2) +
      box(-20, -103, 40, 103, '#1d2a5a') +
      box(-20, -103, 11, 103, '#ffd28a', 0, 'fill-opacity=".3"') +
      oval(-15, -62, 4.4, 5.4, '#fff0d6') +
      oval(-16.4, -61, 2.4, 3, '#33202a') +
      path('M-9 -103H20V0H-9Z', f.deep) +
      line(`${roundedBox(-5, -96, 20, 36, 1)}${roundedBox(-5, -52, 20, 44, 1)}`, f.wall, 0.9) +
      oval(-4, -52, 1.8, 1.8, '#f2c65a'),
  );
}
