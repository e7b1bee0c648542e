// Mouths for one page's acting. Apart from those of moods: what a hero is drawn from live is counted in bytes.
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { toothed } from './milk-teeth.ts';
import { type Mouth, open, TEETH, TONGUE } from './mouths.ts';

/** Open mouths that lips go round. */
const GRIN_RIM = 'M-15.4 -4.4Q0 1.6 15.4 -4.4C14.6 4.6 8 10.4 0 10.4C-8 10.4 -14.6 4.6 -15.4 -4.4Z';
const SHOUT_RIM = 'M-8.4 -7.4Q0 -10.4 8.4 -7.4C12.6 1 10 14.6 0 15.6C-10 14.6 -12.6 1 -8.4 -7.4Z';
const GAPE_RIM = 'M-5.6 -3.6Q0 -6 5.6 -3.6C8 3 7 13 0 13.8C-7 13 -8 3 -5.6 -3.6Z';
const CLENCHED = 'M-13 -2.6Q0 -5.4 13 -2.6Q14.6 1.6 12.4 5.4Q0 8.4 -12.4 5.4Q-14.6 1.6 -13 -2.6Z';

/** Shut so hard that its corners show: somebody says nothing. */
export const PRESSED: Mouth = {
  draw: (lip) =>
    line('M-9 2.4Q0 .2 9 2.4M-11.6 -.6q-1.6 2.8 0 5.4M11.6 -.6q1.6 2.8 0 5.4', lip, 2.8),
  at: [1.2, 3.4],
};

/** Small and shut: somebody is fond of somebody. */
export const SOFT_SMILE: Mouth = { draw: (lip) => line('M-9 .2Q0 8.8 9 .2', lip, 3), at: [0, 5] };

/** Two teeth on the lower lip. */
export const BITING_A_LIP: Mouth = {
  draw: (lip) =>
    path('M-5.4 1.6H5.4V6.4Q2.8 8 .2 6.4Q-2.6 8 -5.4 6.4Z', TEETH) +
    line('M0 2V6', '#d9c9b4', 1) +
    line('M-12 -1.4Q0 4.6 12 -1.4', lip, 2.7),
  at: [1.6, 10],
};

/** Both rows, and nothing funny about it. */
export const ALL_TEETH: Mouth = {
  draw: (lip) =>
    path(CLENCHED, TEETH) +
    line(
      'M-12.4 1.6Q0 3 12.4 1.6M-7.6 -3.4V6.6M-2.6 -4V7.2M2.6 -4V7.2M7.6 -3.4V6.6',
      '#cdbba6',
      1,
    ) +
    path(CLENCHED, 'none', `stroke="${lip}" stroke-width="2.5" stroke-linejoin="round"`),
  at: [1.6, 7],
};

/** As wide as it goes. */
export const GRIN: Mouth = {
  draw: () => open(GRIN_RIM, box(-14, -5, 28, 8.4, TEETH, 3), oval(0, 12, 8, 5, TONGUE)),
  at: [0, 10],
  milk: (teeth) => toothed(GRIN_RIM, -5, 8.4, teeth),
  rim: GRIN_RIM,
};

/** As tall as it goes. */
export const SHOUT: Mouth = {
  draw: () => open(SHOUT_RIM, box(-8, -9, 16, 6, TEETH, 2), oval(0, 14.4, 7.6, 6, TONGUE)),
  at: [0, 15],
  milk: (teeth) =>
    toothed(SHOUT_RIM, -9, 6, teeth) + clip(SHOUT_RIM, oval(0, 14.4, 7.6, 6, TONGUE)),
  rim: SHOUT_RIM,
};

/** A jaw that has been forgotten. */
export const GAPE: Mouth = {
  draw: () => open(GAPE_RIM, box(-5, -5, 10, 3.4, TEETH, 2), oval(0, 13, 5.4, 5, TONGUE)),
  at: [0, 13],
  rim: GAPE_RIM,
};
