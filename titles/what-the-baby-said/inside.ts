import type { Inside } from '#bookmaking/title.ts';
import { sock } from '#titles/what-the-baby-said/cast/sock.ts';

/** What surrounds the story in the bound book. */
export const inside: Inside = {
  paper: '#faf1e2',
  keepsake: (light) => sock(light),
  keepsakeIs: 'One sock',
  lookAgain: [
    'The other sock lies behind the big chair all along. Find its green stripe.',
    'The tall ones have no faces until the end. How many are there then?',
    'Follow the pancakes: a plate, a stack, a tower. And then?',
    'Where does the cat go when it gets loud?',
  ],
  uncut: [2, 3, 5, 7, 8, 11],
  beside: {
    1: '#f6b4b8',
    2: '#2b4a98',
    3: '#ffe3a8',
    4: '#923855',
    5: '#7e2f4e',
    6: '#ffd978',
    7: '#24408c',
    8: '#2f3670',
    9: '#2f3670',
    10: '#2f3062',
    11: '#2a3065',
    12: '#2a3065',
  },
  hush: '#2a2748',
};
