import { at, box, line } from '#bookmaking/drawing/marks.ts';
import type { Inside } from '#bookmaking/title.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';

/** What surrounds the story in the bound book. */
export const inside: Inside = {
  paper: '#fbf1dc',
  seal: '#ffe2a2',
  keepsake: () =>
    at(
      0,
      0,
      1,
      box(-30, -36, 60, 72, INK.amber, 2) +
        line('M-30 -36H30V36H-30ZM0 -36V36M-30 -4H30', INK.wood, 4) +
        box(-35, 36, 70, 6, INK.wood, 1) +
        handprint(-15, 16, 28, '#fffdf0', 1),
    ),
  keepsakeIs: 'A hand, on a window that is washed around it',
  lookAgain: [
    'There is a hand on the window from the first page on. On which page are there two?',
    'Whoever is looking has gray hair. Find one hand on a door, one teapot in the air, and one hood of quilt.',
    'Count the bites in the bowl. Is it fair?',
    'Who is not asleep at all on the last page?',
  ],
  uncut: [2, 3, 5, 6, 8, 9],
  beside: {
    1: '#f4d3ab',
    2: '#2b3a6e',
    3: '#efe6b4',
    4: '#b4c6e2',
    5: '#26386c',
    6: '#f6dfae',
    7: '#253460',
    8: '#2c3468',
    9: '#3d1f45',
    10: '#1a285a',
    11: '#453057',
    12: '#283159',
  },
  hush: '#1b2a50',
};
