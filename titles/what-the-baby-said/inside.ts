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
  uncut: [2, 7],
  hush: '#2a2748',
};
