// Who else rides on Bus Nine: past the fold, under the words, in the light of the lamp that the man stands under.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { disc, num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, calm, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

const WALL = '#dda863';
const quiet = (color: Hex, by = 0.1): Hex => mix(color, WALL, by);

const BENCH = quiet('#2b7d78', 0.16);
const PIPING = '#f6d68a';
/** Of three who are no family. */
const [TANNED, BROWN, DEEP] = [quiet('#c98d62', 0.06), quiet('#b97b52'), quiet('#7a4a34')];
const INK = quiet('#3a2430', 0.12);
/** All of one form: what is turned from the lamp is darker. */
const shaded = (d: string, color: Hex, by = 2.6): string =>
  path(d, mix(color, '#4a2434', 0.34)) + clip(d, shifted(by, -by * 0.5, path(d, color)));

/** The lamp that the man stands under. */
const RIM = '#ffe2a0';

/** On the benches before ours: a hat that has turned to see, a small one asleep on a shoulder, and a nose that has smelled leeks. */
export const ridersPastFold = (): string =>
  calm(
    at(-186, 196, 1, hatted()) +
      at(-165, 188, 0.84, nose()) +
      at(-139, 196, 1, carried()) +
      bench(-191, 190) +
      bench(-137, 194),
  );

const bench = (x: number, top: number): string =>
  shaded(roundedBox(x - 27, top, 54, 60, 11), BENCH) +
  line(`M${x - 17} ${num(top + 4)}h34`, PIPING, 2.4);

/** Turned round on the bench to the man with the leeks: a nose past a brim, one eye, and a brow up. */
const hatted = (): string =>
  shaded('M-24 14C-24 -10 -12 -14 0 -14C12 -14 24 -10 24 14Z', quiet('#3f6a5c')) +
  line('M4 -13.4C14 -12.6 22.6 -8 23.4 12', RIM, 1.3) +
  path('M-8 -20H8V-8H-8Z', TANNED) +
  at(0, -16, 1, shifted(0, 16, underHat()), -17) +
  path('M-13 -10C-10 -17 10 -17 13 -10L11 -5C5 -9 -5 -9 -11 -5Z', quiet('#c9843a'));

/** Up to where it has rung. */
const underHat = (): string =>
  shaded(
    'M-11 -33H11C11.4 -30 12 -28.6 14.6 -26.4C16 -25 14 -23.6 11.6 -23.6C11.4 -19 8 -16.4 2 -16.4C-7 -16.4 -11 -22 -11 -33Z',
    TANNED,
  ) +
  path('M-11.4 -33H-3C-3.6 -25 -6 -21.6 -9 -21C-11 -24 -11.6 -28 -11.4 -33Z', quiet('#8d8494')) +
  oval(-3.4, -26.4, 2.2, 3.2, TANNED) +
  oval(7.4, -28, 2.2, 2.4, '#fff3dc') +
  oval(8.6, -28.4, 1.2, 1.5, INK) +
  line('M5 -21.4Q8 -18.6 10.6 -21.6', INK, 1.2) +
  shaded('M-11 -33C-13 -50 -4 -50 0 -47C4 -50 13 -50 11 -33Z', quiet('#3d4f74')) +
  line('M-19 -31.6Q0 -33.6 19 -33.4', quiet('#3d4f74'), 4) +
  line('M-10.6 -36.4Q0 -35.4 10.6 -36.4', PIPING, 2) +
  line('M10.6 -46Q12.4 -42 11.4 -36', RIM, 1.2);

/** A bun from behind, and over its shoulder whoever it carries, mouth open. */
const carried = (): string =>
  shaded('M-22 14C-22 -8 -12 -12 -1 -12C12 -12 22 -8 22 14Z', quiet('#a3563f')) +
  line('M5 -11.6C14 -10 20 -6 21.4 12', RIM, 1.3) +
  path('M-7 -17H6V-7H-7Z', DEEP) +
  shaded(disc(-1, -28, 11, 13), quiet('#3a2a30')) +
  shaded(disc(-2, -43, 6.4, 5.6), quiet('#3a2a30'), 1.4) +
  line('M-7 -36q6 3.4 11 0', PIPING, 1.4) +
  // A small face on a shoulder, and a hand that has let go.
  shaded('M9 -2C12 -10 30 -10 32 -1L33 8H9Z', quiet('#4d7f9a')) +
  at(
    18,
    -13,
    1,
    shaded(disc(0, 0, 10.4, 9.6), BROWN, 1.6) +
      shaded('M-10.6 -1C-12 -14 12 -15 10.8 -2C4 -8 -5 -7 -10.6 -1Z', quiet('#c9843a', 0.1)) +
      line('M-5.6 1.4q2 1.8 4 0M3.4 1.4q2 1.8 4 0', INK, 1.1) +
      oval(1, 5.4, 1.7, 1.9, INK) +
      oval(-6, 4.6, 2, 1.5, quiet('#d8705a', 0.35)) +
      oval(7, 4.6, 1.8, 1.5, quiet('#d8705a', 0.35)),
    14,
  ) +
  line('M2 -4q-3 4 -2 9', quiet('#4d7f9a'), 5.4) +
  oval(-0.4, 7, 2.8, 2.8, BROWN);

/** Up between two benches: a dog's, and one eye that is on the leek. */
const nose = (): string =>
  shaded(
    'M-12 30C-16 4 -10 -14 2 -15C9 -15 13 -11 18 -8C23 -7 25 -2 21 1C17 5 12 5 9 6C8 14 9 22 9 30Z',
    quiet('#8a6a4a'),
  ) +
  shaded('M-3 -13C-12 -14 -16 -2 -12 8C-6 9 -2 0 -3 -13Z', quiet('#5f4436')) +
  oval(21.4, -5.4, 3, 2.6, INK) +
  oval(6.6, -8, 2.4, 2.5, '#fff3dc') +
  oval(7.6, -8, 1.4, 1.7, INK) +
  line('M2 -15C9 -15 13 -11 18 -8C21 -7.4 23 -6 23 -4', RIM, 1.1) +
  line('M20 .6q-5 2 -8.6 .4', INK, 1);
