import { at } from '#bookmaking/drawing/marks.ts';
import type { Inside } from '#bookmaking/title.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';

/** What surrounds the story in the bound book. */
export const inside: Inside = {
  paper: '#fbf2df',
  keepsake: (light) => at(0, 34, 0.52, snail(light, { pose: 'ahead' })),
  keepsakeIs: 'A snail, on its way',
  lookAgain: [
    'Somebody is in front on the very first page. Find the snail, two tiles ahead.',
    'Follow the silver line. Where does it end?',
    'Whoever drops out stays there, fast asleep. Find the bear and the duck again.',
    'How many rings of sound are there at first? And how many much later?',
  ],
  uncut: [2, 3, 4, 5, 7, 8, 9],
  beside: {
    1: '#ffe38c',
    2: '#ffe38c',
    3: '#ffdf70',
    4: '#ffe3b4',
    5: '#e6b294',
    6: '#6f4c58',
    7: '#46437a',
    8: '#30537a',
    9: '#294c72',
    10: '#1a3758',
    11: '#30537a',
    12: '#193456',
  },
  hush: '#17395a',
};
