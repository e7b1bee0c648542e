import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { Inside } from '#bookmaking/title.ts';
import { walnut } from '#titles/all-puff-no-whistle/cast/captain.ts';

/** The ship without its captain. */
function ship(light: Light): string {
  const { back, front } = walnut(light, 'full');
  return at(0, 32, 0.48, back + front);
}

/** What surrounds the story in the bound book. */
export const inside: Inside = {
  paper: '#f8f1e6',
  keepsake: ship,
  keepsakeIs: 'Half a walnut under full sail, with nobody at the helm',
  lookAgain: [
    'One cherry rolls off the cake, and keeps rolling. How far does it get?',
    'Whatever {name} blows moves something. What does each puff move?',
    'What does the clock in the park say while the captain waits?',
    'The same straw hat turns up all morning. Where does it sit down?',
  ],
  uncut: [1, 2, 4, 5, 6, 8, 9, 11, 12],
  beside: {
    1: '#ffdcc8',
    2: '#fbe6d8',
    3: '#cfe6f6',
    4: '#d8ebf5',
    5: '#d8ecf4',
    6: '#cfe9f0',
    7: '#ead9c4',
    8: '#dfe4f0',
    9: '#dceef5',
    10: '#e6dfd2',
    11: '#ffdf79',
    12: '#d6ecf7',
  },
  hush: '#ddd7cb',
};
