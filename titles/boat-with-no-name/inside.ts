import { at } from '#bookmaking/drawing/marks.ts';
import type { Inside } from '#bookmaking/title.ts';
import { plank } from '#titles/boat-with-no-name/cast/letter.ts';

/** What surrounds the story in the bound book. */
export const inside: Inside = {
  paper: '#fbf4e4',
  keepsake: (light) => at(0, 40, 0.8, plank('&', '#f5c453', light)),
  keepsakeIs: 'The sign that held up the boat',
  lookAgain: [
    'One sign holds up the boat from the first page on. Which?',
    'Somebody in yellow comes along and never turns around. What are they doing on the first page?',
    'Every letter was good for something before it came. For whom?',
    'The heron has a book on the first page and on the last. What is written in it by then?',
  ],
  uncut: [2, 3, 5, 7, 8, 9, 11],
  beside: {
    1: '#bfe8e4',
    2: '#b5e2da',
    3: '#c4e6d2',
    4: '#dfe4d4',
    5: '#c3e3e0',
    6: '#f9dcb4',
    7: '#112136',
    8: '#443d6c',
    9: '#443d6c',
    10: '#295972',
    11: '#443d6c',
    12: '#1b3361',
  },
  hush: '#123a4c',
};
