// Who else rides on Bus Nine: past the fold, under the words, in colors that are half the wall's own.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';

const WALL = '#dda863';
const quiet = (color: Hex, by = 0.42): Hex => mix(color, WALL, by);

const BENCH = quiet('#2b7d78', 0.5);
const PIPING = quiet('#f6d68a', 0.2);
const SKIN = quiet('#b97b52', 0.3);
const INK = quiet('#3a2430', 0.25);

/** On the benches before ours: a hat that reads nothing, a small one asleep on a shoulder, and a nose that has smelled leeks. */
export const ridersPastFold = (): string =>
  calm(
    at(-191, 196, 1, hatted()) +
      at(-165, 188, 0.84, nose()) +
      at(-139, 196, 1, carried()) +
      bench(-191, 190) +
      bench(-137, 194),
  );

const bench = (x: number, top: number): string =>
  path(roundedBox(x - 27, top, 54, 60, 11), BENCH) +
  line(`M${x - 17} ${num(top + 4)}h34`, PIPING, 2.4);

/** From behind, as are all of the benches: a brim, ears, a collar that is up. */
const hatted = (): string =>
  path('M-24 14C-24 -10 -12 -14 0 -14C12 -14 24 -10 24 14Z', quiet('#6a5a78')) +
  path('M-8 -20H8V-8H-8Z', SKIN) +
  oval(-11.4, -28, 2.6, 4, SKIN) +
  oval(11.4, -28, 2.6, 4, SKIN) +
  path('M-11 -32H11C11 -22 7 -17 0 -17C-7 -17 -11 -22 -11 -32Z', quiet('#4a3530')) +
  path('M-13 -10C-10 -17 10 -17 13 -10L11 -5C5 -9 -5 -9 -11 -5Z', quiet('#4d4360')) +
  path('M-11 -33C-13 -50 -4 -50 0 -47C4 -50 13 -50 11 -33Z', quiet('#7a4f46')) +
  line('M-19 -31.6Q0 -28 19 -31.6', quiet('#7a4f46'), 4) +
  line('M-10.6 -35Q0 -32.6 10.6 -35', PIPING, 2);

/** A bun from behind, and over its shoulder whoever it carries, mouth open. */
const carried = (): string =>
  path('M-22 14C-22 -8 -12 -12 -1 -12C12 -12 22 -8 22 14Z', quiet('#a3563f')) +
  path('M-7 -17H6V-7H-7Z', SKIN) +
  oval(-1, -28, 11, 13, quiet('#3a2a30')) +
  oval(-2, -43, 6.4, 5.6, quiet('#3a2a30')) +
  line('M-7 -36q6 3.4 11 0', PIPING, 1.4) +
  // A small face on a shoulder, and a hand that has let go.
  path('M9 -2C12 -10 30 -10 32 -1L33 8H9Z', quiet('#4d7f9a')) +
  at(
    18,
    -13,
    1,
    oval(0, 0, 10.4, 9.6, SKIN) +
      path('M-10.6 -1C-12 -14 12 -15 10.8 -2C4 -8 -5 -7 -10.6 -1Z', quiet('#c9843a', 0.1)) +
      line('M-5.6 1.4q2 1.8 4 0M3.4 1.4q2 1.8 4 0', INK, 1.1) +
      oval(1, 5.4, 1.7, 1.9, INK) +
      oval(-6, 4.6, 2, 1.5, quiet('#d8705a', 0.35)) +
      oval(7, 4.6, 1.8, 1.5, quiet('#d8705a', 0.35)),
    14,
  ) +
  line('M2 -4q-3 4 -2 9', quiet('#4d7f9a'), 5.4) +
  oval(-0.4, 7, 2.8, 2.8, SKIN);

/** Up between two benches: a dog's, and one eye that is on the leek. */
const nose = (): string =>
  path(
    'M-12 30C-16 4 -10 -14 2 -15C9 -15 13 -11 18 -8C23 -7 25 -2 21 1C17 5 12 5 9 6C8 14 9 22 9 30Z',
    quiet('#8a6a4a'),
  ) +
  path('M-3 -13C-12 -14 -16 -2 -12 8C-6 9 -2 0 -3 -13Z', quiet('#5f4436')) +
  oval(21.4, -5.4, 3, 2.6, INK) +
  oval(6.6, -8, 1.7, 2, INK) +
  line('M20 .6q-5 2 -8.6 .4', INK, 1);
