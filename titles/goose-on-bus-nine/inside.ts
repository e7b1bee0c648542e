import { at, box } from '#bookmaking/drawing/marks.ts';
import type { Inside } from '#bookmaking/title.ts';
import { footprint } from '#titles/goose-on-bus-nine/cast/footprint.ts';
import { button } from '#titles/goose-on-bus-nine/set/button.ts';

/** What surrounds the story in the bound book. */
export const inside: Inside = {
  paper: '#fbf1dc',
  keepsake: () =>
    // Its case is as pale as the paper.
    box(-42.4, -60.4, 84.8, 92, '#d9bf8e', 20) +
    button(0, -14, 26) +
    at(-22, 66, 0.5, footprint(), 24) +
    at(4, 58, 0.6, footprint(), 12),
  keepsakeIs:
    'The red button, nobody near it, and two wet footprints of a goose that lead up to it',
  lookAgain: [
    'There was a goose on the bus from the first page on. Where?',
    'Somebody in a yellow raincoat reads the same newspaper all day. Can you find a face?',
    'How many things on the way look like water and are not a pond?',
    'Count the geese at the end, and do not forget the one that swims.',
  ],
  uncut: [2, 3, 4, 7],
  beside: {
    1: '#2b3155',
    2: '#195157',
    3: '#2b3c6c',
    4: '#ffd67a',
    5: '#2c5f63',
    6: '#37517f',
    7: '#2f4c84',
    8: '#334e78',
    9: '#28595b',
    10: '#1e3266',
    11: '#275977',
    12: '#ffd98f',
  },
  hush: '#1d3350',
};
