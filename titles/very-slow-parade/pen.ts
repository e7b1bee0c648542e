import type { Pen } from '#bookmaking/lettering/pen.ts';

/** Each letter walks by itself, as everyone in the parade does. */
export const PEN: Pen = {
  face: 'dela',
  stretch: 1.02,
  lean: 0.06,
  rough: 0.012,
  hop: 0.11,
  turn: 7,
  grow: 0.08,
  track: 0.02,
  swell: 0.02,
  gap: 0.08,
  rows: [
    { name: 0.95 },
    {
      words: [
        ['and\nthe', 0.36],
        ['Very', 0.85],
        ['Slow', 0.85],
      ],
    },
    { words: [['PARADE', 1.5]], wave: [0.1, 3.4] },
  ],
  sounds: [{ text: 'PUM!' }, { text: 'TSS!' }, { text: 'QUACK!' }],
};
