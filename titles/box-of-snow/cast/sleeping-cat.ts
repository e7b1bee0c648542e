import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';

const FUR = '#5d6f8f';
const DARK = '#46577a';
const PALE = '#8b9bb8';

/** The house cat on the coolest tiles that there are, as flat as a cat can be; its middle over (x, y), about 130 long. */
export const sleepingCat = ([x, y]: Point, size: number): string =>
  at(
    x,
    y,
    size,
    oval(2, 4, 70, 6, '#2f6a72', 'fill-opacity=".28"') +
      // The tail, and the legs that lie away from it.
      line('M52 -4C72 -6 80 -14 92 -6', DARK, 8) +
      path('M30 -8C44 -4 58 2 66 6C70 10 64 13 58 11C46 8 30 4 20 0Z', DARK) +
      path('M-26 -8C-14 -2 2 6 10 9C14 13 8 16 2 14C-12 10 -28 4 -36 -2Z', DARK) +
      path(
        'M-40 -4C-46 -22 -20 -34 8 -33C40 -32 62 -20 60 -6C58 4 34 4 8 4C-14 4 -36 4 -40 -4Z',
        FUR,
      ) +
      path('M-30 0C-10 -8 30 -8 54 0C40 4 24 4 8 4C-8 4 -24 4 -30 0Z', PALE) +
      line('M-4 -31q4 8 1 14M12 -32q4 8 1 15M28 -30q4 8 1 13M43 -25q3 6 0 10', DARK, 4.4) +
      path('M24 -4C40 0 54 8 60 13C62 17 56 19 50 16C38 12 22 8 14 2Z', FUR) +
      // The head lies on one cheek.
      path(
        'M-70 -8C-72 -18 -68 -24 -66 -32C-62 -32 -58 -28 -55 -25C-50 -26 -46 -26 -42 -24C-38 -28 -34 -31 -30 -31C-29 -24 -26 -16 -28 -8C-31 4 -66 6 -70 -8Z',
        FUR,
      ) +
      path('M-64 -27L-58 -23L-64 -19ZM-33 -26L-34 -18L-39 -22Z', '#d99a9a') +
      path('M-62 -2C-58 -8 -40 -8 -36 -2C-40 3 -58 3 -62 -2Z', PALE) +
      line('M-64 -12q4 3 8 0M-44 -12q4 3 8 0', '#2c3850', 1.9) +
      path('M-51.500 -6.500H-46.500L-49 -3.600Z', '#d99a9a') +
      line('M-49 -3.600q0 3 -3.400 2.600M-49 -3.600q0 3 3.400 2.600', '#2c3850', 1),
  );
