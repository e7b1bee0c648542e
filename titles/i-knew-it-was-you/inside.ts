import { at } from '#bookmaking/drawing/marks.ts';
import type { Inside } from '#bookmaking/title.ts';
import { slipper } from '#titles/i-knew-it-was-you/cast/seeker.ts';

/** What surrounds the story in the bound book. */
export const inside: Inside = {
  paper: '#f7f0e0',
  keepsake: (light) => at(0, 14, 1, slipper(light)),
  keepsakeIs: 'One felt slipper',
  lookAgain: [
    'A small hand is on the window from the first page on. How often do you find it?',
    'Where is {name} on every page, before anybody looks?',
    'Somebody is two slippers and a checkered hem. Is there ever more to see?',
    'Watch the light go. What is the last of it?',
  ],
  uncut: [],
  hush: '#22305a',
};
