import { line, path } from '#bookmaking/drawing/marks.ts';

/** Somebody who has such a thing has been here. Its quill at (x, y), about 33 mm high. */
export const feather = (x: number, y: number): string =>
  path(
    `M${x} ${y}C${x - 9} ${y - 8} ${x - 12} ${y - 22} ${x - 5} ${y - 33}C${x + 5} ${y - 28} ${x + 8} ${y - 12} ${x} ${y}Z`,
    '#fbf7ee',
  ) +
  path(
    `M${x - 5} ${y - 33}C${x + 5} ${y - 28} ${x + 8} ${y - 12} ${x} ${y}C${x + 1} ${y - 12} ${x - 1} ${y - 24} ${x - 5} ${y - 33}Z`,
    '#c9bccb',
  ) +
  line(
    `M${x + 1.6} ${y + 5}C${x + 1} ${y - 8} ${x - 1} ${y - 20} ${x - 4.6} ${y - 31}M${x - 8.6} ${y - 10}l4 2M${x + 5.4} ${y - 14}l-3 3M${x - 9.8} ${y - 18}l4 3`,
    '#8a7f94',
    0.8,
  );
