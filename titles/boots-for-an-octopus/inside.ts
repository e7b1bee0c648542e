import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { Inside } from '#bookmaking/title.ts';
import { footwear } from '#titles/boots-for-an-octopus/cast/footwear.ts';

function boot(light: Light): string {
  const { behind, before } = footwear(1, '', light);
  return at(0, -34, 1, behind + before);
}

/** What surrounds the story in the bound book. */
export const inside: Inside = {
  paper: '#fbf1e6',
  keepsake: boot,
  keepsakeIs: 'A red boot, dry',
  lookAgain: [
    'The yellow hat was there from the first page on. On whom?',
    'Count the feet. What does each of them wear?',
    'The shopkeeper is two legs on a ladder. When is there a face?',
    'What happens to the shelves, page after page?',
  ],
  uncut: [2, 3, 5, 7, 11],
  beside: {
    1: '#fbdccf',
    2: '#cfe0e6',
    3: '#ffd9ae',
    4: '#cfe3e0',
    5: '#fbe2b4',
    6: '#fbdccf',
    7: '#cfe3e0',
    8: '#ffdf8a',
    9: '#2b6565',
    10: '#bfe6ea',
    11: '#bfe6ea',
    12: '#fbdccf',
  },
  hush: '#bfe3ea',
};
