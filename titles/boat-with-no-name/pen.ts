import type { Pen } from '#bookmaking/lettering/pen.ts';

/** Sawn out of ship's planks and screwed on: fat, upright, with a corner here and there that the saw missed. */
export const PEN: Pen = {
  face: 'dela',
  stretch: 0.9,
  lean: 0,
  rough: 0.012,
  hop: 0.03,
  turn: 2.5,
  grow: 0.03,
  track: 0.05,
  swell: 0.03,
  gap: 0.12,
  // On one line, held apart by a grain at each end that nobody sees: a name of twenty letters is still larger than what
  // comes before it.
  rows: [
    {
      words: [
        ['.', 0.01],
        ['            A Boat Called            ', 0.5],
        ['.', 0.01],
      ],
      bow: 0.1,
    },
    { name: 2.4, inRows: 2 },
  ],
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆŒÞÐßΓΔΘΛΞΠΣΦΨΩБДЖЗИЛУЦЧШЩЪЫЬЭЮЯЄҐЂЋЉЊЏ&-’‘.',
  sounds: [],
};
