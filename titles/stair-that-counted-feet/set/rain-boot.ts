import { at, calm, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';

/** Somebody tall’s rain boot, in mm of the page at the right: a shaft that words lie on, and a foot. */
const SHAFT = 'M-203 38C-206 92 -206 130 -206 202H-7C-4 180 -10 166 -26 160C-28 120 -28 84 -26 38Z';
const RIM = [-114.5, 38, 88.5, 14] as const;
const EDGE = '#b9903f';

/** A pair as large as a page, and nobody’s feet in it: out of it looks a mouse. */
export const rainBoot = (): string =>
  groundPastFold(
    // The other one, behind it.
    path(
      'M-112 62C-112 100 -112 150 -112 190H-4C-3 150 -4 100 -4 62Z',
      linear(
        [
          [0.6, '#6d5030'],
          [1, '#a07a3c'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
      clean(oval(-58, 62, 54, 9, '#3a2a30')) +
      oval(-106, 207, 106, 5, '#171030', 'fill-opacity=".55"') +
      path(
        SHAFT,
        linear(
          [
            [0, '#e9dab0'],
            [0.3, '#f2e0a8'],
            [0.75, '#f0d794'],
            [1, '#d0a04a'],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
  ) +
  pastFold(
    clean(
      oval(...RIM, EDGE) +
        oval(RIM[0], RIM[1] + 0.6, RIM[2] - 3.4, RIM[3] - 3, '#2a1c38') +
        clip(
          `M-220 -10H10V${RIM[1] + 0.6}H-29.4A85.1 11 0 0 1 -199.6 ${RIM[1] + 0.6}H-220Z`,
          at(-92, 31, 2.1, mouse()),
        ),
    ) +
      calm(
        // A sole with a heel, and where the light comes along the shaft.
        path(
          'M-208 199H-6C-2 204 -4 209 -8 210H-112L-118 206H-136L-140 210H-206C-209 208 -209 203 -208 199Z',
          '#5d3a34',
        ) +
          line('M-206 199H-6', '#8a5a44', 1.2) +
          line('M-30 58C-31 100 -31 128 -29 152', '#fff0c0', 2.2, 'stroke-opacity=".7"'),
      ),
  );

/** It would rather not be counted. */
const mouse = (): string =>
  path('M-9 16C-12 2 -7 -6 0 -7C7 -6 12 2 9 16Z', '#8577a0') +
  oval(-8, -5, 5, 5.4, '#9a88ac') +
  oval(8, -5, 5, 5.4, '#9a88ac') +
  oval(-8, -4.6, 2.8, 3.2, '#c98a92') +
  oval(8, -4.6, 2.8, 3.2, '#c98a92') +
  oval(-3, 0, 1.5, 1.9, '#20143a') +
  oval(3, 0, 1.5, 1.9, '#20143a') +
  oval(-2.4, -0.7, 0.5, 0.6, '#f3ebe2') +
  oval(3.6, -0.7, 0.5, 0.6, '#f3ebe2') +
  oval(0, 4.4, 1.5, 1.2, '#c98a92') +
  line('M-3 5l-9 -1M-3 6l-9 2M3 5l9 -1M3 6l9 2', '#d9cfe6', 0.4);
