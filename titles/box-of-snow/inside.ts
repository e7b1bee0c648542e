import { at } from '#bookmaking/drawing/marks.ts';
import type { Inside } from '#bookmaking/title.ts';
import { mitten } from '#titles/box-of-snow/cast/mitten.ts';

/** What surrounds the story in the bound book. */
export const inside: Inside = {
  paper: '#f7f2e6',
  keepsake: (light) => at(0, 0, 1.1, mitten(light)),
  keepsakeIs: 'A red mitten, for the left hand',
  lookAgain: [
    'A red mitten hangs there long before it comes down. Find it, small and high up.',
    'Somebody carries the laundry all the way. What is never seen of them?',
    'How much snow is in the box on each floor?',
    'Find the photograph on the wall of Nine. Who is in it?',
  ],
  uncut: [2, 3, 5, 6, 7, 9, 11],
  beside: {
    1: '#dff0c4',
    2: '#ffeeb0',
    3: '#ffcfae',
    4: '#ffd9c0',
    5: '#5a235c',
    6: '#ffd2d8',
    7: '#eaf2fc',
    8: '#dcd6cc',
    9: '#dcd6d0',
    10: '#ffdda5',
    11: '#ffe0a8',
    12: '#273572',
  },
  hush: '#f7c98b',
};
