// The girl behind the great cello: it carries her along, and what one sees of her says sorry.
import { mix } from '#bookmaking/drawing/color.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clothedLimb } from '#titles/goose-on-bus-nine/cast/clothed-limb.ts';
import { passengerHead } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { CELLIST } from '#titles/goose-on-bus-nine/cast/people.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** As pale as nothing else near the wood: her hands are some that nobody has to look for. */
const MITTEN = '#ffb3cc';
const COAT = tone(LAMPS, CELLIST.coat);
const WOOL = tone(LAMPS, MITTEN);

/** Beside the wood and half behind it, her chin at (0, 0): all of her is in one coat, and the foot that is seen is under it. */
export const cellist = (): string =>
  at(13, -2, 0.94, foot()) +
  foot() +
  path('M-15 5C-25 9 -28 16 -30 24C-22 28 8 36 26 34V6Z', COAT.base) +
  path('M-30 24C-22 28 8 36 26 34V29C6 31 -18 24 -29 19.6Z', COAT.shade) +
  line('M-15 12C-17 15 -19 19 -20 22.4', COAT.deep, 1.1, 'stroke-opacity=".5"') +
  head();

/** Striped, and in a shoe: both stand to the left of what she carries. */
const foot = (): string => {
  const shoe = tone(LAMPS, '#d0588a');
  const stocking = tone(LAMPS, '#f3e2b8');
  return at(
    0,
    -3,
    1,
    oval(-27, 43, 14, 2, '#2f1c2a', 'fill-opacity=".45"') +
      line('M-20 22V39', stocking.deep, 9) +
      line('M-20 22V39', stocking.base, 7.6) +
      line('M-23.4 28.6h6.8M-23.4 32.4h6.8M-23.4 36.2h6.8', '#3f7f8c', 1.6) +
      path(
        'M-15 38C-14.6 41 -14.6 43 -15.6 43.6H-34C-37.6 43 -37.2 39 -33 38.2C-28.6 37.6 -26 36.6 -24 35C-21.6 38 -18 39 -15 38Z',
        shoe.base,
      ) +
      line('M-15.6 43.4H-35', shoe.deep, 1.6),
  );
};

/** All of one arm, round the wood and over its strings, from a shoulder at (0, 0). */
export const hugging = (): string =>
  clothedLimb(
    [
      [0, 0],
      [18, 13],
      [39, 7],
    ],
    7.6,
    COAT,
    LAMPS,
  ) + at(41, 6.4, 1, mitten(), -14);

/** A hand in wool, along +x from its cuff: flat on the wood, its thumb up. */
const mitten = (): string =>
  path('M3 -7C8 -9.6 17 -9.4 21 -4.4C24 0 22.4 6 17 8C12 9.8 6 9 2 7.4Z', WOOL.deep) +
  path('M4 -5.4C3 -11 8 -16.6 12 -15C15.4 -13.4 13 -8.4 11.4 -5Z', WOOL.deep) +
  path('M4 -6C9 -8.4 16.4 -8.2 20 -3.8C22.6 0 21 5 16.4 6.8C12 8.4 6.6 7.8 3 6.4Z', WOOL.base) +
  path(
    'M5.2 -5C4.4 -10 8.4 -14.8 11.4 -13.8C14 -12.6 11.6 -7.6 10.4 -4.4C8.6 -3.4 6.6 -3.6 5.2 -5Z',
    WOOL.base,
  ) +
  line('M10.6 -3.6C9 -2.6 7 -2.8 5.6 -4', WOOL.shade, 1.1) +
  line('M2 -6.4V6.6', WOOL.deep, 6.6) +
  line('M2 -6V6.2', WOOL.lite, 5);

/** Hair, face, hat and scarf. */
const head = (): string =>
  // Two short plaits: hair that hung all round was a beard.
  path(
    'M-16 -18C-22 -13 -20 -3 -15 0C-11 -5 -11 -13 -13 -18ZM12 -19C19 -15 20 -5 16 0C11 -4 10 -12 10 -18Z',
    tone(LAMPS, CELLIST.hair).base,
  ) +
  path('M-11 -2C-6 4 5 4 12 -2L14 4C6 11 -6 11 -12 4Z', '#e3b04a') +
  at(0, 0, 0.52, passengerHead(LAMPS, { ...CELLIST, head: 'short', face: 'startled' }, 0.5), 6) +
  at(0, -1.6, 1, hat());

/** Knitted, with a bobble. */
const hat = (): string =>
  oval(-3, -36, 4.6, 4.4, WOOL.lite) +
  path('M15.6 -20C17 -31 9 -35 0 -35C-10 -35 -16 -29 -15 -20Z', WOOL.base) +
  path('M17.4 -23Q1 -28 -16.4 -22L-16.4 -17Q1 -22.4 17.4 -17.4Z', mix(WOOL.base, WOOL.shade, 0.6)) +
  line('M10 -29q1 3 1 5M3 -32v6M-4 -31.6v6M-10 -28.6q-1 2.4 -1 4.6', WOOL.shade, 0.9);
