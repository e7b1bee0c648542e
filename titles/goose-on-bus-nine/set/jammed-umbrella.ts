import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { BUS } from './colors.ts';

/** Where its handle is, for whoever tugs at it. */
export const HANDLE: Point = [172.4, 104];

/** Open, and wider than the door: a post has bent it on each side, and it goes neither in nor out. */
export const jammedUmbrella = (): string => at(159, 79, 1, umbrella(), TILT) + posts();

/** Its handle is pulled away from the door. */
const TILT = -20;

/** Its shaft is straight up and down; the cloth is squeezed at 14 to each side, and swells beyond. */
const umbrella = (): string =>
  path(
    'M-33 4C-38 -6 -37 -20 -29 -24C-24 -27 -18 -25 -15 -20C-15 -34 -8 -43 0 -44C8 -43 15 -34 15 -20C18 -25 24 -27 29 -24C37 -20 38 -6 33 4C29 -1 23 -1 19 4C15 0 11 -1 8 3C4 -1 -4 -1 -8 3C-11 -1 -15 0 -19 4C-23 -1 -29 -1 -33 4Z',
    '#8a5594',
  ) +
  path(
    'M-33 4C-38 -6 -37 -20 -29 -24C-24 -27 -18 -25 -15 -20C-15 -34 -8 -43 0 -44C-7 -34 -9 -16 -8 3C-11 -1 -15 0 -19 4C-23 -1 -29 -1 -33 4Z',
    '#b284ba',
  ) +
  path(
    'M15 -20C18 -25 24 -27 29 -24C37 -20 38 -6 33 4C29 -1 23 -1 19 4C15 0 11 -1 8 3C9 -16 7 -34 0 -44C8 -43 15 -34 15 -20Z',
    '#68407a',
  ) +
  line(
    'M0 -44C-7 -34 -9 -16 -8 3M0 -44C7 -34 9 -16 8 3M-15 -20C-20 -14 -20 -4 -19 4M15 -20C20 -14 20 -4 19 4M-15 -20q-2 4 1 8M15 -20q2 4 -1 8',
    '#3f2748',
    0.9,
  ) +
  // Ribs that have had enough, and what is left of its point.
  line('M-33 4L-37 9L-33.6 12M33 4L38 7M19 4L21.4 9', '#2b2228', 1) +
  line('M0 -44V-50', '#2b2228', 1.8) +
  line('M0 0V24Q0 29 4 29Q8 29 7.6 24', '#2b2228', 2);

/** The door holds it, with a post before it on each side. */
const posts = (): string =>
  line('M146 36V132M175.4 31V136', '#2a1a30', 4.4) +
  line('M146 36V132M175.4 31V136', BUS.frame, 3) +
  line('M145.2 36V132M174.6 31V136', '#c98f4c', 0.6);
