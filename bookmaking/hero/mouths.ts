import type { Hex } from '#bookmaking/drawing/color.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

const INSIDE = '#7a2433';
const TONGUE = '#ef7f80';
const TEETH = '#fffaf0';

/** Open mouths that lips go round. */
export const GRIN =
  'M-15.4 -4.4Q0 1.6 15.4 -4.4C14.6 4.6 8 10.4 0 10.4C-8 10.4 -14.6 4.6 -15.4 -4.4Z';
export const SHOUT =
  'M-8.4 -7.4Q0 -10.4 8.4 -7.4C12.6 1 10 14.6 0 15.6C-10 14.6 -12.6 1 -8.4 -7.4Z';
export const GAPE = 'M-5.6 -3.6Q0 -6 5.6 -3.6C8 3 7 13 0 13.8C-7 13 -8 3 -5.6 -3.6Z';
const CLENCHED = 'M-13 -2.6Q0 -5.4 13 -2.6Q14.6 1.6 12.4 5.4Q0 8.4 -12.4 5.4Q-14.6 1.6 -13 -2.6Z';

const open = (d: string, teeth: string, tongue: string): string =>
  path(d, INSIDE) + clip(d, teeth + tongue);

/** Mouths around (0, 0), drawn with the color of the lips. */
export const MOUTHS = {
  smile: (lip: Hex) => line('M-13 -2Q0 11 13 -2M-15.4 -1.2l3.4 -2M15.4 -1.2l-3.4 -2', lip, 2.7),
  laugh: () =>
    open(
      'M-16 -6Q0 0 16 -6C16 7 10 16 0 16C-10 16 -16 7 -16 -6Z',
      box(-13, -8, 26, 8, TEETH, 3),
      oval(0, 15, 10, 7, TONGUE),
    ),
  gasp: () =>
    open(
      'M-9 -4Q0 -2 9 -4C10 6 6 12 0 12C-6 12 -10 6 -9 -4Z',
      box(-7, -5, 14, 4.4, TEETH, 2),
      oval(0, 11, 6.4, 4.4, TONGUE),
    ),
  oh: () => oval(0, 3, 6.2, 8, INSIDE) + oval(0, 7.4, 4, 3, TONGUE),
  wobble: (lip: Hex) => line('M-11 3q4 -6 7.4 -1.6q3.6 4 7.2 0q3.4 -4.4 7 1.6', lip, 2.7),
  frown: (lip: Hex) => line('M-11 6Q0 -5 11 6', lip, 2.7),
  firm: (lip: Hex) => line('M-11 1Q0 5.6 12 -3M13.4 -1l-2.6 -3.4', lip, 2.8),
  tiny: (lip: Hex) => line('M-6 0Q0 5 6 0', lip, 2.6),
  /** Shut so hard that its corners show: somebody says nothing. */
  pressed: (lip: Hex) =>
    line('M-9 2.4Q0 .2 9 2.4M-11.6 -.6q-1.6 2.8 0 5.4M11.6 -.6q1.6 2.8 0 5.4', lip, 2.8),
  /** Up on one side: there is a plan. */
  lopsided: (lip: Hex) => line('M-10 3.4Q3 8.4 13 -4M15 -2.6Q13.6 -5.6 10.6 -6.2', lip, 2.8),
  /** Shut but for the tip of a tongue, as one draws. */
  tongue: (lip: Hex) =>
    path('M1.6 2.4C1 11.6 11.4 11.6 10.6 .8Z', TONGUE) +
    line('M6.2 4v4', '#c9545c', 1.3) +
    line('M-11 -1Q1 5.6 12.4 -1.4M14 0l-2.8 -2.8', lip, 2.7),
  /** Two teeth on the lower lip. */
  biting: (lip: Hex) =>
    path('M-5.4 1.6H5.4V6.4Q2.8 8 .2 6.4Q-2.6 8 -5.4 6.4Z', TEETH) +
    line('M0 2V6', '#d9c9b4', 1) +
    line('M-12 -1.4Q0 4.6 12 -1.4', lip, 2.7) +
    line('M-6.4 9.4Q0 11.6 6.4 9.4', lip, 1.8, 'stroke-opacity=".6"'),
  /** Both rows, and nothing funny about it. */
  teeth: (lip: Hex) =>
    path(CLENCHED, TEETH) +
    line(
      'M-12.4 1.6Q0 3 12.4 1.6M-7.6 -3.4V6.6M-2.6 -4V7.2M2.6 -4V7.2M7.6 -3.4V6.6',
      '#cdbba6',
      1,
    ) +
    path(CLENCHED, 'none', `stroke="${lip}" stroke-width="2.5" stroke-linejoin="round"`),
  /** Off to one side: not sure. */
  hm: (lip: Hex) => line('M-3 3.4Q3 -.8 10.4 2.4M12 4.6q1.2 -2.4 -.4 -4.6', lip, 2.7),
  grin: () => open(GRIN, box(-14, -5, 28, 8.4, TEETH, 3), oval(0, 12, 8, 5, TONGUE)),
  shout: () => open(SHOUT, box(-8, -9, 16, 6, TEETH, 2), oval(0, 14.4, 7.6, 6, TONGUE)),
  /** A jaw that has been forgotten. */
  gape: () => open(GAPE, box(-5, -5, 10, 3.4, TEETH, 2), oval(0, 13, 5.4, 5, TONGUE)),
} satisfies Record<string, (lip: Hex) => string>;

export type MouthName = keyof typeof MOUTHS;
