import { line, oval } from '#bookmaking/drawing/marks.ts';
import type { Face } from '#bookmaking/hero/moods.ts';
import { type Mouth, open, TONGUE } from '#bookmaking/hero/mouths.ts';

// What the translator's face does, page by page. Teeth are left to the tall ones.

const TALK_RIM = 'M-11 -4.6Q0 -8 11 -4.6C13.4 3 8.6 12.6 0 12.6C-8.6 12.6 -13.4 3 -11 -4.6Z';
const AGHAST_RIM = 'M-9 1Q0 -8 9 1C12 8 7 12.6 0 12.6C-7 12.6 -12 8 -9 1Z';

const HUSHED_RIM = 'M-7 0Q0 -5 7 0C8 5 5 8.6 0 8.6C-5 8.6 -8 5 -7 0Z';

const mouth = (rim: string, low: number): Mouth => ({
  draw: () => open(rim, '', oval(0, low, 8, 5.4, TONGUE)),
  at: [3, low],
  rim,
});

/** In the middle of a very long sentence. */
export const TELLING: Partial<Face> = {
  eyes: 'open',
  lids: { upper: 0.08, lower: 0.04, slant: 0 },
  brow: [-15, -18, -7],
  askew: 2,
  mouth: mouth(TALK_RIM, 12),
};

/** No idea, and everybody asks. */
export const AT_A_LOSS: Partial<Face> = {
  eyes: 'wide',
  brow: [-13, -8, 2],
  mouth: mouth(AGHAST_RIM, 12),
};

/** All the good cushions. */
export const ENTHRONED: Partial<Face> = {
  eyes: 'narrow',
  lids: { upper: 0.22, lower: 0.1, slant: 0 },
  brow: [-5, -12, -6],
  cheek: 1,
  mouth: {
    draw: (lip) => line('M-12 -1Q0 10.6 12 -1M-14 -2.2l3 -1.4M14 -2.2l-3 -1.4', lip, 3),
    at: [3, 7],
  },
};

/** Fair, as one is who has been given a thing for somebody else. */
export const GENEROUS: Partial<Face> = {
  eyes: 'open',
  lids: { upper: 0.16, lower: 0.16, slant: 0 },
  brow: [-5, -13, -5],
  cheek: 1,
  mouth: { draw: (lip) => line('M-11 -1Q1 10 12 -2M13 -4l2 1.4', lip, 3.2), at: [3, 7] },
};

/** Off goes the fluff. */
export const BLOWING: Mouth = mouth('M-5 1Q0 -5 5 1C6 5 4 7.6 0 7.6C-4 7.6 -6 5 -5 1Z', 11);

/** One word, and it was meant for nobody else: the breath stops halfway. */
export const HEARD: Partial<Face> = {
  eyes: 'wide',
  brow: [-12, -17, -9],
  cheek: 0.6,
  mouth: mouth(HUSHED_RIM, 8),
};

/** Short for years: nothing here is news, and whatever comes of it was none of one's doing. */
export const INNOCENT: Partial<Face> = {
  eyes: 'open',
  lids: { upper: 0.34, lower: 0.14, slant: 0 },
  brow: [-6, -15, -4],
  askew: 9,
  cheek: 1,
  mouth: { draw: (lip) => line('M-9 2Q2 7 12 -4M13 -6l2.4 1.6', lip, 3.2), at: [3, 4] },
};
