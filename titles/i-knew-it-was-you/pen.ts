import type { Pen } from '#bookmaking/lettering/pen.ts';

/** Letters as a knife leaves them in a block: upright, narrow, a little uneven where it slipped. */
export const PEN: Pen = {
  face: 'alegreya',
  stretch: 0.94,
  lean: 0.05,
  rough: 0.026,
  hop: 0.03,
  turn: 2.4,
  grow: 0.05,
  track: 0.05,
  swell: 0.008,
  gap: 0.06,
  rows: [
    {
      words: [
        ['I', 1.25],
        ['KNEW', 1.25],
      ],
      bow: 0.1,
    },
    {
      words: [
        ['it', 0.62],
        ['was', 0.62],
      ],
    },
    { name: 1.45, inRows: 2 },
  ],
  sounds: [
    { text: 'Achoo!', swells: 1.25, step: -0.05 },
    { text: 'drip', step: 0.05 },
  ],
};
