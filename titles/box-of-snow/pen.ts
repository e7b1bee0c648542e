import type { Pen } from '#bookmaking/lettering/pen.ts';

/** Letters of a good brush that have begun to melt. */
export const PEN: Pen = {
  face: 'alegreya',
  stretch: 1.1,
  lean: 0.14,
  rough: 0.024,
  hop: 0.04,
  turn: 3,
  grow: 0.04,
  track: 0.02,
  swell: 0.03,
  gap: 0.1,
  rows: [
    { name: 0.95 },
    {
      words: [
        ['and\nthe', 0.44, 0.08],
        ['Box of', 0.85],
        ['SNOW', 1.5],
      ],
      bow: 0.1,
    },
    { words: [['for Apartment Nine', 0.72]] },
  ],
  sounds: [],
};
