import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { BUS } from './colors.ts';

/** Where its handle is, for whoever tugs at it. */
export const HANDLE: Point = [172.4, 104];

/** Blown inside out, and wider than the door: its rim is caught behind a post on each side, and it goes neither in nor out. */
export const jammedUmbrella = (): string => at(166.5, 80, 0.9, umbrella(), TILT) + posts();

/** Its handle is pulled away from the door. */
const TILT = -12;

/** Where its ribs end, from the left to the right: four on our side of a cup, and two beyond it. */
const CLOTH =
  'M0 -3C-11 -5 -22 -15 -27 -39Q-20 -35 -13 -42Q-6 -36 0 -43Q7 -36 14 -42Q21 -35 28 -38C22 -15 11 -5 0 -3Z';
const RIBS =
  'M0 -3C-11 -5 -22 -15 -27 -39l-1.4 -3M0 -3C-6 -12 -11 -24 -13 -42l-1.4 -4M0 -3C0 -16 0 -28 0 -43v-4M0 -3C7 -12 12 -24 14 -42l1.6 -4M0 -3C11 -5 22 -15 28 -38l4 -1.6';

/** One cup of cloth on a stalk, its ribs on the outside, and the stays that ought to have held them. */
const umbrella = (): string =>
  // The far side of its rim, and what is dark within.
  path(
    'M-27 -39Q-18 -50 0 -52Q20 -50 28 -38Q21 -35 14 -42Q7 -36 0 -43Q-6 -36 -13 -42Q-20 -35 -27 -39Z',
    '#432a54',
  ) +
  path(CLOTH, '#8a5594') +
  path('M0 -3C-11 -5 -22 -15 -27 -39Q-20 -35 -13 -42C-11 -24 -6 -12 0 -3Z', '#b284ba') +
  path('M0 -3C11 -5 22 -15 28 -38Q21 -35 14 -42C12 -24 7 -12 0 -3Z', '#68407a') +
  line(RIBS, '#2b2030', 1.3) +
  line(RIBS, '#cfc6d6', 0.5) +
  line('M0 9L-13 -10M0 9L-6 -14M0 9L7 -14M0 9L14 -11', '#2b2030', 0.9) +
  line('M0 -3V24Q0 29 4 29Q8 29 7.6 24', '#2b2228', 2) +
  line('M-2 9H2', '#cfc6d6', 1.6);

/** The door holds it, with a post before it on each side. */
const posts = (): string =>
  line('M146 36V132M175.4 31V136', '#2a1a30', 4.4) +
  line('M146 36V132M175.4 31V136', BUS.frame, 3) +
  line('M145.2 36V132M174.6 31V136', '#c98f4c', 0.6);
