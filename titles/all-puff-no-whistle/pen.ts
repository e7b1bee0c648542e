import type { Pen } from '#bookmaking/lettering/pen.ts';

/** Round letters, blown up until they nearly burst; what has no puff stays thin. */
export const PEN: Pen = {
  face: 'comfortaa',
  stretch: 1.16,
  lean: 0,
  rough: 0.008,
  hop: 0.05,
  turn: 4,
  grow: 0.05,
  track: 0.14,
  swell: 0.17,
  gap: 0.12,
  rows: [
    { name: 1 },
    {
      words: [
        ['and\nthe', 0.46, 0.08],
        ['CAPTAIN', 1.4],
      ],
      bow: 0.2,
    },
    {
      words: [
        ['with', 0.5],
        ['No Wind', 0.85],
      ],
    },
  ],
  sounds: [
    { text: 'WHEEE!', swells: 1.6, wave: [0.2, 4] },
    { text: 'Fff.', swells: 0.6 },
  ],
};
