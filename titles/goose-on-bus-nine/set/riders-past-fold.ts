// Who else rides on Bus Nine: past the fold, under the words, in a row along the wall; all of them whole, on the floor that goes on under the child, and as far away as the woman at the doors.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { disc, roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, calm, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { LAMPS } from './lights.ts';

const WALL = '#dda863';
const quiet = (color: Hex, by = 0.1): Hex => mix(color, WALL, by);

const BENCH = quiet('#2b7d78', 0.16);
const PIPING = '#f6d68a';
const TANNED = quiet('#c98d62', 0.06);
const BROWN = quiet('#b97b52');
const DEEP = quiet('#7a4a34');
const INK = quiet('#3a2430', 0.12);
const SHOE = quiet('#4a2f34', 0.06);
/** All of one form: what is turned from the lamp is darker. */
const shaded = (d: string, color: Hex, by = 2.6): string =>
  path(d, mix(color, '#4a2434', 0.34)) + clip(d, shifted(by, -by * 0.5, path(d, color)));

/** The lamp that the man stands under. */
const RIM = '#ffe2a0';
/** Where their shoes are. */
const FLOOR = 202;

/** A hat and a bun, who have turned to where it rang, whoever sleeps on a lap, a dog that has smelled leeks, and the one who reads. */
export const ridersPastFold = (): string =>
  calm(
    at(-184, FLOOR, 1, bench() + seated(quiet('#3f6a5c'), quiet('#3d4f74')) + hatted()) +
      at(-120, FLOOR, 1, bench() + seated(quiet('#a3563f'), quiet('#5a4a6a')) + withBun()) +
      at(-86, FLOOR + 3, 1, dog()),
  ) + at(-39, FLOOR - 50, 0.365, benchOfReader() + grownUp(LAMPS));

/** Seen from its side, its back at the left; who sits there has a hip at (0, -28). */
const bench = (): string =>
  oval(4, 1, 28, 2.2, '#2a1824', 'fill-opacity=".4"') +
  line('M-9 -18V-1M12 -18V-1', quiet('#8a5a3c', 0.2), 3) +
  shaded('M-19 -62C-13 -64 -10 -62 -10 -57L-7 -24H-16Z', BENCH) +
  shaded(roundedBox(-16, -25, 34, 8, 4), BENCH) +
  line('M-16 -60.6L-12.6 -61M-12 -24H13', PIPING, 1.6);

/** From the shoulders to both shoes, turned to the right; a coat, and what is under it. */
const seated = (coat: Hex, trousers: Hex): string =>
  line('M-1 -27H15Q19 -27 19 -22L18 -5', mix(trousers, '#4a2434', 0.34), 9) +
  path('M13 -6H22C23 -3.6 30 -3.4 30 .6H13Z', mix(SHOE, '#2a1824', 0.3)) +
  line('M-2 -28H11Q14.6 -28 14.4 -23L12.6 -5', trousers, 9.6) +
  path('M7.6 -6H17C18 -3.6 25 -3.4 25 .8H7.6Z', SHOE) +
  shaded('M-12 -23C-13 -44 -12 -56 -1 -57C9 -57 11 -48 11 -38L12 -24C4 -21 -6 -21 -12 -23Z', coat) +
  line('M4 -56C9.6 -54 11 -46 11 -37', RIM, 1.2);

/** A nose past a brim, and one eye, which is up where it has rung; a hand on a knee. */
const hatted = (): string =>
  path('M-5 -60H6V-53H-5Z', TANNED) +
  at(0, -54, 0.92, shifted(0, 16, underHat()), -17) +
  path('M-8 -56C-5 -59 7 -59 9 -54L7 -50C2 -52 -4 -53 -8 -52Z', quiet('#c9843a')) +
  line('M-3 -48Q-4 -36 8 -32', mix(quiet('#3f6a5c'), '#4a2434', 0.2), 6.4) +
  oval(11, -31, 3.4, 3, TANNED);

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

/** Chin up, mouth a little open; and on her lap, against her, somebody small who has heard nothing. */
const withBun = (): string =>
  path('M-5 -61H4V-53H-5Z', mix(DEEP, '#4a2434', 0.2)) +
  at(
    0,
    -69,
    1,
    shaded(disc(-12.6, -6, 6, 5.6), INK, 1.4) +
      shaded(
        'M-8 -9H8C9.4 -6 9.6 -4 11.8 -1.6C13 0 11.6 1 9.8 1C9.8 6 7 9.4 1 9.4C-6 9.4 -10 2 -8 -9Z',
        DEEP,
      ) +
      path('M8.6 -8.4C6 -15.4 -10 -15 -10.6 -3C-10.6 4 -8 6.6 -5 6C-4 0 -2 -6 8.6 -8.4Z', INK) +
      oval(-2.4, 1.4, 1.8, 2.5, DEEP) +
      oval(5.2, -3, 2, 2.2, '#fff3dc') +
      oval(6.1, -3.6, 1.1, 1.4, INK) +
      oval(8.2, 4.6, 1.2, 1.3, INK) +
      line('M-9 -11Q-11 -7 -10.4 -3', PIPING, 1.4),
    -15,
  ) +
  shaded('M3 -46C14 -46 21 -38 21 -29C16 -25 4 -25 1 -29C-1 -36 0 -44 3 -46Z', quiet('#4d7f9a')) +
  at(
    9,
    -47,
    1,
    shaded(disc(0, 0, 8.2, 7.6), BROWN, 1.6) +
      shaded('M-8.4 -1C-9.6 -11 9.6 -12 8.6 -2C3 -6 -4 -5.6 -8.4 -1Z', quiet('#c9843a')) +
      line('M-4 1.2q1.6 1.5 3.2 0M2.8 1.2q1.6 1.5 3.2 0', INK, 1) +
      oval(1, 4.4, 1.3, 1.5, INK) +
      oval(-4.6, 3.8, 1.6, 1.2, quiet('#d8705a', 0.35)),
    12,
  ) +
  line('M-4 -48Q-6 -35 4 -32L14 -33', mix(quiet('#a3563f'), '#4a2434', 0.16), 6.4) +
  oval(17, -33.4, 3.4, 2.8, DEEP);

/** Sits on the floor, its nose up to where there are leeks. */
const dog = (): string => {
  const coat = quiet('#8a6a4a');
  const ear = quiet('#5f4436');
  return (
    oval(1, 0.4, 16, 1.8, '#2a1824', 'fill-opacity=".4"') +
    line('M-12 -3Q-19 -5 -18 -13', coat, 3) +
    shaded('M-13 0C-18 -14 -8 -22 -4 -32L8 -32C12 -20 10 -10 11 0Z', coat) +
    line('M8.6 -18V-2M3.6 -14V-2', coat, 4) +
    line('M9 -.6h4M3.6 -.6h4', coat, 2.8) +
    line('M-9 -1.6C-2 -1 -1 -9 -6 -12', ear, 1) +
    at(
      1,
      -37,
      1,
      shaded(
        'M-8 9C-11 -2 -6 -9 1 -9C6 -9 9 -6.6 14 -5C18 -4 19.6 -.6 17 1.6C14 4.6 9 4 7 5L7 9Z',
        coat,
      ) +
        shaded('M-3 -8C-10 -9 -14 0 -10.6 8C-6 8.6 -2 2 -3 -8Z', ear) +
        oval(17.4, -3, 2.4, 2.1, INK) +
        oval(4.4, -4.4, 1.9, 2, '#fff3dc') +
        oval(5.3, -4.6, 1.1, 1.4, INK) +
        line('M15.6 2q-3.6 1.6 -6.6 .4', INK, 0.9),
      -16,
    ) +
    line('M-5 -28Q2 -25 9 -28', quiet('#b0473f', 0.2), 2.4)
  );
};

/** Faces us, as that coat does: at its own size. */
const benchOfReader = (): string =>
  oval(0, 138, 92, 7, '#2a1824', 'fill-opacity=".45"') +
  line('M-66 100V134M66 100V134', quiet('#8a5a3c', 0.2), 9) +
  shaded(roundedBox(-76, -44, 152, 140, 28), BENCH, 6) +
  shaded(roundedBox(-78, 68, 156, 34, 14), BENCH, 6) +
  line('M-46 -37h92', PIPING, 5);
