// Mouths for one page's acting. Apart from those of moods: what a hero is drawn from live is counted in bytes.
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { INSIDE, type Mouth, open, TEETH, TONGUE } from './mouths.ts';

/** Open mouths that lips go round. */
const GRIN_RIM =
  'M-14.4 -4.6Q0 1.2 14.4 -4.6C13.4 4.6 7.6 10.2 0 10.2C-7.6 10.2 -13.4 4.6 -14.4 -4.6Z';
const SHOUT_RIM = 'M-8.4 -7.4Q0 -10.4 8.4 -7.4C12.6 1 10 14.6 0 15.6C-10 14.6 -12.6 1 -8.4 -7.4Z';
const GAPE_RIM = 'M-5.6 -3.6Q0 -6 5.6 -3.6C8 3 7 13 0 13.8C-7 13 -8 3 -5.6 -3.6Z';

const GRIN_TONGUE = oval(0, 10.4, 8, 4.8, TONGUE);
const SHOUT_TONGUE = oval(0, 14.4, 7.6, 6, TONGUE);

/** One soft band along the upper lip, and never as far as the corners: a row of white squares bares its teeth at whom it likes. */
const MILK_WHITE = '#fdf0dc';
const GRIN_TEETH = 'M-10.4 -2.8Q0 1.4 10.4 -2.8C9.6 1 6 3.4 0 3.6C-6 3.4 -9.6 1 -10.4 -2.8Z';
const SHOUT_TEETH =
  'M-6.4 -7.4Q0 -9.4 6.4 -7.4C6.2 -4.4 4 -3.6 0 -3.4C-4 -3.6 -6.2 -4.4 -6.4 -7.4Z';
const GAPE_TEETH = 'M-4.2 -3.8Q0 -5.2 4.2 -3.8C4 -1.8 2.4 -1.2 0 -1.2C-2.4 -1.2 -4 -1.8 -4.2 -3.8Z';

/** A band, and in it a gap, or the one that is not there yet. */
const band = (d: string, teeth: 'gap' | 'missing'): string =>
  path(d, MILK_WHITE) +
  clip(d, teeth === 'gap' ? box(-1.1, -10, 2.2, 16, INSIDE) : box(0.4, -10, 4.4, 16, INSIDE));

/** Shut so hard that its corners show: somebody says nothing. */
export const PRESSED: Mouth = {
  draw: (lip) =>
    line('M-9 2.4Q0 .2 9 2.4M-11.6 -.6q-1.6 2.8 0 5.4M11.6 -.6q1.6 2.8 0 5.4', lip, 2.8),
  at: [1.2, 3.4],
};

/** Small, soft and down: somebody has been told no. */
export const DOWNCAST: Mouth = {
  draw: (lip) => line('M-6.4 4.6Q0 -2.4 6.4 4.6', lip, 3),
  at: [0, 3],
};

/** Small and shut: somebody is fond of somebody. */
export const SOFT_SMILE: Mouth = { draw: (lip) => line('M-9 .2Q0 8.8 9 .2', lip, 3), at: [0, 5] };

/** One corner up, on the side that is turned to us: somebody has thought of something. */
export const SMIRK: Mouth = {
  draw: (lip) => line('M-13.4 -4Q-2 9 9 1.6M-16 -2.4q.6 -2.6 3.6 -3.6', lip, 3),
  at: [2.6, 5],
};

/** Two teeth on the lower lip. */
export const BITING_A_LIP: Mouth = {
  draw: (lip) =>
    path('M-5.4 1.6H5.4V6.4Q2.8 8 .2 6.4Q-2.6 8 -5.4 6.4Z', TEETH) +
    line('M0 2V6', '#d9c9b4', 1) +
    line('M-12 -1.4Q0 4.6 12 -1.4', lip, 2.7),
  at: [1.6, 10],
};

/** As wide as it goes. */
export const GRIN: Mouth = {
  draw: () => open(GRIN_RIM, path(GRIN_TEETH, MILK_WHITE), GRIN_TONGUE),
  at: [0, 10],
  milk: (teeth) => open(GRIN_RIM, band(GRIN_TEETH, teeth), GRIN_TONGUE),
  rim: GRIN_RIM,
};

/** As tall as it goes. */
export const SHOUT: Mouth = {
  draw: () => open(SHOUT_RIM, path(SHOUT_TEETH, MILK_WHITE), SHOUT_TONGUE),
  at: [0, 15],
  milk: (teeth) => open(SHOUT_RIM, band(SHOUT_TEETH, teeth), SHOUT_TONGUE),
  rim: SHOUT_RIM,
};

/** A jaw that has been forgotten. */
export const GAPE: Mouth = {
  draw: () => open(GAPE_RIM, path(GAPE_TEETH, MILK_WHITE), oval(0, 13, 5.4, 5, TONGUE)),
  at: [0, 13],
  rim: GAPE_RIM,
};
