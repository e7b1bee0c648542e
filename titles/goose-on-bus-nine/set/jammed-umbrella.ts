import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { BUS } from './colors.ts';

/** Where its handle is, for whoever tugs at it. */
export const HANDLE: Point = [172.4, 104];

/** Blown inside out, and wider than the door: its rim is caught behind a post on each side, and it goes neither in nor out. */
export const jammedUmbrella = (): string =>
  at(PLACE[0], PLACE[1], SIZE, umbrella(), TILT) + posts();

/** Its handle is pulled away from the door. */
const TILT = -20;
/** Where its crown is, so that the handle is in two hands. */
const PLACE: Point = [165, 83.7];
const SIZE = 0.8;

/** From the crown to where each of five ribs ends, bent the wrong way and out past the cloth. */
const RIBS =
  'M0 0C-16 -3 -31 -14 -36 -34l-1 -6M0 0C-8 -6 -15 -15 -18 -27l-1.6 -5M0 0C.5 -10 1 -16 2 -25v-5M0 0C9 -6 17 -15 21 -28l1.8 -5M0 0C16 -3 31 -14 36 -36l1 -6';
/** Each panel hangs between two ribs; of the second a corner has come off. */
const OUTER =
  'M0 0C-16 -3 -31 -14 -36 -34Q-25 -25 -18 -27C-15 -15 -8 -6 0 0ZM0 0C9 -6 17 -15 21 -28Q28 -26 36 -36C31 -14 16 -3 0 0Z';
const INNER =
  'M0 0C-8 -6 -15 -15 -18 -27L-13.4 -19.6Q-6 -19 2 -25C1 -16 .5 -10 0 0ZM0 0C.5 -10 1 -16 2 -25Q10 -20 21 -28C17 -15 9 -6 0 0Z';

/** A dish of striped cloth the wrong way up, ribs on its outside, the stays that ought to have held them, and a crook. */
const umbrella = (): string =>
  // The far side of its rim, and what is dark within.
  path(
    'M-36 -34Q-31 -36 -24 -40Q-12 -38 -3 -42Q10 -39 23 -41Q29 -39 36 -36Q28 -26 21 -28Q10 -20 2 -25Q-6 -19 -13.4 -19.6L-18 -27Q-25 -25 -36 -34Z',
    '#55346a',
  ) +
  line(
    'M-24 -40l-2 -5M-3 -42v-5M23 -41l2 -5M-24 -40Q-14 -33 -9 -22M-3 -42L-1 -24M23 -41Q15 -35 10 -24',
    '#cfc6d6',
    1.1,
  ) +
  path(OUTER, '#8a5594') +
  path(INNER, '#e9dcc0') +
  path(
    'M0 0C16 -3 31 -14 36 -36Q33 -31 29 -29C25 -15 14 -5 0 0ZM0 0C9 -6 17 -15 21 -28L15 -25C12 -14 6 -7 0 0Z',
    '#4a2a5c',
    'fill-opacity=".4"',
  ) +
  // What has come off hangs from the rib's end.
  path('M-18.6 -29Q-11 -31 -8 -25Q-12 -27 -15 -24.6Z', '#e9dcc0') +
  line(RIBS, '#2b2030', 1.5) +
  line(RIBS, '#d9d2de', 0.7) +
  line('M0 14L-23 -9M0 14L-11 -13M0 14L11.6 -13M0 14L23 -9', '#2b2030', 1) +
  line('M0 0V27', '#2b2228', 2.6) +
  line('M0 0V27', '#cfc6d6', 1.2) +
  line('M-2.4 14H2.4', '#cfc6d6', 2.4);

/** What one is meant to hold it by, before the coat of whoever has no hand left for it. */
export const crook = (): string => at(PLACE[0], PLACE[1], SIZE, crooked(), TILT);
const crooked = (): string => line(CROOK, '#3a2228', 5.4) + line(CROOK, '#d9a45c', 3.6);
const CROOK = 'M0 30V45Q0 52 6.4 52Q12.4 52 12 44';

/** The door holds it, with a post before it on each side. */
const posts = (): string =>
  line('M146 36V132M175.4 31V136', '#2a1a30', 4.4) +
  line('M146 36V132M175.4 31V136', BUS.frame, 3) +
  line('M145.2 36V132M174.6 31V136', '#c98f4c', 0.6);
