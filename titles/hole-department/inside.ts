import type { Inside } from '#bookmaking/title.ts';
import { bucket, spade } from '#titles/hole-department/set/gear.ts';

/** What surrounds the story in the bound book. */
export const inside: Inside = {
  paper: '#fbf2e0',
  keepsake: (light) => bucket(light, -18, 34, 62) + spade(light, [34, -44], [26, 36], 22),
  keepsakeIs: 'A bucket and a spade',
  lookAgain: [
    'Somebody was awake under the sand before {name} dug. Find the lamp.',
    'Every form has a small pencil circle in one corner. Find the first.',
    'Two feet stick out of the striped windbreak. Whose may they be?',
    'How far up the beach is the sea, from page to page?',
  ],
  uncut: [8, 11],
  beside: {
    1: '#cfeee8',
    2: '#f4d48e',
    3: '#5c3f33',
    4: '#6b4a3a',
    5: '#704c3c',
    6: '#cfeee8',
    7: '#50342f',
    8: '#cfeee8',
    9: '#f9dfb2',
    10: '#f9dfb2',
    11: '#2f4a6e',
    12: '#ffe0c0',
  },
  hush: '#3b2119',
};
