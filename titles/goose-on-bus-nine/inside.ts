import type { Inside } from '#bookmaking/title.ts';
import { button } from '#titles/goose-on-bus-nine/set/button.ts';

/** What surrounds the story in the bound book. */
export const inside: Inside = {
  paper: '#fbf1dc',
  keepsake: () => button(0, 0, 30),
  keepsakeIs: 'The red button, and nobody near it',
  lookAgain: [
    'There was a goose on the bus from the first page on. Where?',
    'Somebody in a yellow raincoat reads the same newspaper all day. Can you find a face?',
    'How many things on the way look like water and are not a pond?',
    'Count the geese at the end, and do not forget the one that swims.',
  ],
  uncut: [3, 4, 7],
  hush: '#1d3350',
};
