import { calm, line, oval, path } from '#bookmaking/drawing/marks.ts';

const DARK = '#0c1a2c';

/** What a child with a shell of cloth throws on a wall, if that child goes slowly enough: as long and as high as the snail itself, creeping to the right on y 0. */
export const snailShadow = (): string =>
  calm(
    `<g opacity=".8">${
      path(
        'M-92 0C-66 -10 -40 -12 0 -20C38 -24 52 -34 54 -50C56 -66 68 -70 80 -66C94 -60 94 -46 86 -38C80 -28 84 -3 58 0Z',
        DARK,
      ) +
      // Rolled, not turned: a little flat on top, its loose end hanging behind.
      path(
        'M-54 -44C-58 -72 -44 -92 -18 -96C10 -100 32 -84 34 -58C36 -34 20 -14 -8 -12C-22 -10 -36 -8 -46 -2C-44 -12 -50 -22 -54 -44Z',
        DARK,
      ) +
      line('M66 -60L60 -86M78 -62L86 -86', DARK, 7) +
      oval(60, -88, 8, 8, DARK) +
      oval(87, -88, 8, 8, DARK)
    }</g>`,
  );
