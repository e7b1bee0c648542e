import type { Pen } from '#bookmaking/lettering/pen.ts';

/** A storyteller’s letters, which go down one step after another. */
export const PEN: Pen = {
  face: 'alegreya',
  stretch: 1.1,
  lean: 0,
  rough: 0.014,
  hop: 0.02,
  turn: 2,
  grow: 0.02,
  track: 0.03,
  swell: 0.01,
  gap: 0.04,
  rows: [
    { name: 1.25 },
    {
      words: [
        ['and\nthe', 0.5, 0.1],
        ['STAIR', 1.5, 0.25],
        ['that\ncounted', 0.5, 0.06],
        ['FEET', 1.5, 0.2],
      ],
      step: 0.055,
    },
  ],
  sounds: [
    { text: 'CREAK!', swells: 1.2, step: -0.06 },
    { text: 'Creak.', step: 0.06 },
    { text: 'Prrr', swells: 1.3, wave: [0.12, 2] },
  ],
};
