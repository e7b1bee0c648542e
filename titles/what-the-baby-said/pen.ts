import type { Pen } from '#bookmaking/lettering/pen.ts';

/** Fat wax crayon in a fist. */
export const PEN: Pen = {
  face: 'comfortaa',
  stretch: 1.02,
  lean: 0.04,
  rough: 0.026,
  hop: 0.08,
  turn: 8,
  grow: 0.12,
  track: 0.06,
  swell: 0.12,
  gap: 0.1,
  rows: [{ name: 0.95 }, { words: [['and What the', 0.66]] }, { words: [['BABY Said', 1.4]] }],
  sounds: [{ text: 'WAAAH!', swells: 1.2, bow: 0.4 }, { text: 'Ba.' }, { text: 'Sock.' }],
};
