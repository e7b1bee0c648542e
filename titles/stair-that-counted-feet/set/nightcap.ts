import { line, oval, path } from '#bookmaking/drawing/marks.ts';

/** Only a thought; but it suits the table. Its brim's left end is at (0, 0), 44 wide. */
export const nightcap = (): string =>
  path('M0 0C8 -10 30 -12 44 -6C48 6 42 20 50 36C38 32 24 18 16 6Z', '#6f86b8') +
  path('M8 2C18 -4 28 -6 36 -4C38 8 36 20 48 34C34 28 18 14 8 2Z', '#8ea3cf', 'fill-opacity=".6"') +
  line('M1 1C10 -8 32 -10 44 -5', '#f3ebe2', 5) +
  oval(50.5, 39, 4.6, 4.6, '#f3ebe2') +
  line('M18 8C28 6 36 4 42 4M26 17C32 16 38 14 43 14', '#f3ebe2', 1.2, 'stroke-opacity=".7"');
