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
  rows: [{ words: [['A Boat', 0.8]], bow: 0.12 }, { words: [['Called', 0.46]] }, { name: 1.15 }],
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆŒÞÐßΓΔΘΛΞΠΣΦΨΩБДЖЗИЛУЦЧШЩЪЫЬЭЮЯЄҐЂЋЉЊЏ&-’‘.',
  sounds: [],
};
