import { line, oval, path } from '#bookmaking/drawing/marks.ts';

/** Three toes and the skin between them. Heel at (0, 0), about 30 high. */
export const FOOT =
  'M-3 2C-7 -6 -13 -13 -21 -19C-23 -22 -20 -25 -16 -23C-11 -20 -7 -21 -4 -26C-4 -29 -3.4 -33 0 -34C3.4 -33 4 -29 4 -26C7 -21 11 -20 16 -23C20 -25 23 -22 21 -19C13 -13 7 -6 3 2C2 5 -2 5 -3 2Z';

/** Still wet: three toes, the skin between them, and what has dripped on the way. Heel at (0, 0), about 30 high. */
export const footprint = (): string =>
  path(FOOT, '#8fb6bf', 'fill-opacity=".62"') +
  line('M0 -2V-28M-2 -3L-16 -19M2 -3L16 -19', '#5f8e9c', 1.6, 'stroke-opacity=".55"') +
  line('M-13 -18q4 2 6 -1M6 -20q4 2 6 0M-1 0q1 2 2 0', '#ffffff', 1.3, 'stroke-opacity=".9"') +
  oval(-17, -4, 1.8, 1.5, '#8fb6bf', 'fill-opacity=".62"') +
  oval(13, 2, 1.2, 1, '#8fb6bf', 'fill-opacity=".62"');
