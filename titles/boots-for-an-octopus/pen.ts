import type { Pen } from '#bookmaking/lettering/pen.ts';

/** Tall letters that stand in water and wave. */
export const PEN: Pen = {
  face: 'fira',
  stretch: 1.22,
  lean: 0.05,
  rough: 0.018,
  hop: 0.05,
  turn: 4,
  grow: 0.05,
  track: 0.06,
  swell: 0.02,
  gap: 0.08,
  rows: [
    { name: 1.05 },
    {
      words: [
        ['and\nthe', 0.5, 0.1],
        ['BOOTS', 1.4],
        ['for\nan', 0.5, 0.1],
      ],
      wave: [0.05, 2],
    },
    { words: [['OCTOPUS', 1.5]], wave: [0.08, 2.2] },
  ],
  sounds: [
    { text: 'SPLASH!', swells: 1.1, bow: 0.6 },
    { text: 'DING!', swells: 1.2 },
    { text: 'Squeak!', swells: 0.8 },
  ],
};
