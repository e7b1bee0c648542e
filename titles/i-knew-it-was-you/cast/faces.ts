import { line, oval } from '#bookmaking/drawing/marks.ts';
import type { Face } from '#bookmaking/hero/moods.ts';
import { type Mouth, open, TONGUE } from '#bookmaking/hero/mouths.ts';

// Faces that only this evening needs. None shows its teeth: in the dark, teeth frighten.

const LAUGH_RIM =
  'M-12.6 -4.6Q0 1.4 12.6 -4.6C13.4 6 8.4 13.6 0 13.6C-8.4 13.6 -13.4 6 -12.6 -4.6Z';

/** Open, and all tongue. */
const LAUGHING: Mouth = {
  draw: () => open(LAUGH_RIM, '', oval(0, 13, 9, 7, TONGUE)),
  at: [2, 12],
  rim: LAUGH_RIM,
};

/** A laugh that may be heard now. */
export const FOUND: Partial<Face> = { mouth: LAUGHING };

/** Lips shut over a giggle. */
export const HELD_IN: Partial<Face> = {
  eyes: 'open',
  lids: { upper: 0, lower: 0.24, slant: 0 },
  brow: [-6, -10, -3],
  cheek: 1,
  flushed: true,
  mouth: {
    draw: (lip) =>
      line('M-10.4 -1.6Q0 9 10.4 -1.6M-12.4 -2.6q1 -2 3 -2.4M12.4 -2.6q-1 -2 -3 -2.4', lip, 2.8),
    at: [2, 5],
  },
};

/** Full of pear, and asked something. */
export const CHEEKS_FULL: Partial<Face> = {
  eyes: 'open',
  lids: { upper: 0, lower: 0, slant: 0 },
  brow: [-1, -6, 0],
  askew: 3,
  mouth: {
    draw: (lip) => line('M-5 0Q0 4.6 5 0', lip, 2.8),
    at: [2, 4],
  },
};

/** Who has let rooms, and waits how they are liked. */
export const SLY: Partial<Face> = {
  eyes: 'narrow',
  lids: { upper: 0.08, lower: 0.2, slant: 0 },
  brow: [-3, -11, -4],
  askew: 4,
  cheek: 1,
  mouth: {
    draw: (lip) => line('M-10 1.6Q-1 8.6 12.4 -3.4M13.8 -1.6l-3 -3.6', lip, 2.8),
    at: [2, 6],
  },
};

/** Somebody sleeps at last: not a sound. */
export const HUSHING: Partial<Face> = {
  eyes: 'open',
  lids: { upper: 0.06, lower: 0.22, slant: 0 },
  brow: [-8, -12, -3],
  cheek: 1,
  mouth: {
    draw: (lip) => line('M-7 .6Q0 5.4 7 .6M-9.4 -.6l2 -1.600M9.400 -.6l-2 -1.600', lip, 2.6),
    at: [2, 5],
  },
};

/** With a quilt up to the nose: it is all in the eyes. */
export const GIGGLING: Partial<Face> = {
  eyes: 'laughing',
  brow: [-8, -13, -4],
  cheek: 1,
  flushed: true,
  mouth: 'tiny',
};

const SNEEZE_RIM = 'M-10 -7Q0 -11 10 -7C13.400 4 10 14 0 14C-10 14 -13.400 4 -10 -7Z';

/** All of it at once, and nothing to be done. */
export const SNEEZING: Partial<Face> = {
  eyes: 'laughing',
  brow: [5, -4, -5],
  cheek: 1,
  flushed: true,
  mouth: {
    draw: () => open(SNEEZE_RIM, '', oval(0, 12.4, 7.6, 5.6, TONGUE)),
    at: [2, 12],
    rim: SNEEZE_RIM,
  },
};

const YOUNG_RIM = 'M-15 -9Q0 -15 15 -9C19 6 14 20 0 20C-14 20 -19 6 -15 -9Z';

/** The same of somebody whose mouth is small: as large as that of others. */
export const SNEEZING_YOUNG: Partial<Face> = {
  ...SNEEZING,
  mouth: {
    draw: () => open(YOUNG_RIM, '', oval(0, 17, 10, 8, TONGUE)),
    at: [3, 16],
    rim: YOUNG_RIM,
  },
};
