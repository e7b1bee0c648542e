import type { Pen } from '#bookmaking/lettering/pen.ts';

/** Fat capitals of an old transport poster, cut a little askew. */
export const PEN: Pen = {
  face: 'dela',
  stretch: 1.04,
  lean: 0,
  rough: 0.016,
  hop: 0.03,
  turn: 2.4,
  grow: 0.03,
  track: -0.01,
  swell: 0,
  gap: 0.14,
  rows: [
    { name: 0.95, other: 1.35, room: 322 },
    {
      words: [
        ['and\nthe', 0.5, 0.08],
        ['GOOSE', 1.5],
      ],
      bow: 0.16,
    },
    {
      words: [
        ['on', 0.42],
        ['BUS NINE', 0.85],
      ],
    },
  ],
  sounds: [{ text: 'DING!', swells: 1.25 }],
};
