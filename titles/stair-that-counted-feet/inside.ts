import { at } from '#bookmaking/drawing/marks.ts';
import type { Inside } from '#bookmaking/title.ts';
import { slippers } from '#titles/stair-that-counted-feet/cast/feet.ts';

/** What surrounds the story in the bound book. */
export const inside: Inside = {
  paper: '#f6f0e6',
  seal: '#e9cb97',
  keepsake: (light) => at(0, 12, 2.2, slippers(light, '#7a55a0')),
  keepsakeIs: 'A pair of slippers that nobody is in',
  lookAgain: [
    'A tail goes around the foot of the banister on the first page. Whose?',
    'The third stair has a face. Find its eyes.',
    'How many lamps are lit at first, and how many at the end?',
    'Who was put on duty on the second stair, and is still there?',
  ],
  uncut: [2, 3, 4, 6, 7, 8, 10, 11],
  beside: {
    1: '#3a2b5e',
    2: '#563651',
    3: '#3a2b5e',
    4: '#332656',
    5: '#332656',
    6: '#ced0f2',
    7: '#332b60',
    8: '#e3c47e',
    9: '#1c183f',
    10: '#1d1940',
    11: '#b4beec',
    12: '#1d1940',
  },
  hush: '#2a2250',
};
