import type { Pen } from '#bookmaking/lettering/pen.ts';

/** Tall official capitals, set by a clerk with dirty paws. */
export const PEN: Pen = {
  face: 'fira',
  stretch: 1.04,
  lean: 0,
  rough: 0.014,
  hop: 0.03,
  turn: 2.4,
  grow: 0.02,
  track: 0.08,
  swell: 0.01,
  gap: 0.1,
  rows: [
    { name: 1.3 },
    {
      words: [
        ['and\nthe', 0.5, 0.1],
        ['HOLE DEPARTMENT', 1.3],
      ],
    },
  ],
  sounds: [],
};
