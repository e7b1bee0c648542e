import { at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';

/** Whose they are is seen by the ink that each pair was dipped in. */
const INKS = ['#5d4a8c', '#2f7478', '#a4553c', '#7d4a78'] as const;

/** The family in a frame on the wall beside the stairs, as feet: eight by size, and after them four places that are empty. In mm of the page at the right. */
export const tallyOfFeet = (): string =>
  box(-196, 134, 176, 72, '#150e2c', 1, 'fill-opacity=".5"') +
  box(-199, 130, 176, 72, '#6f4a3c', 2) +
  line('M-198 131H-24M-198 131V201', '#b98562', 1.2) +
  box(-194, 135, 166, 62, '#4a3038', 1) +
  box(-192, 137, 162, 58, '#c3cdf2', 0.6) +
  // The glass, and what of a window is in it.
  path(
    'M-192 160L-150 137H-118L-192 178ZM-92 195L-30 161V176L-64 195Z',
    '#e2e8ff',
    'fill-opacity=".6"',
  ) +
  clean(
    [SLIPPER, SOCK, BARE, BARE]
      .flatMap((foot, pair) => {
        const k = 1.22 - pair * 0.12;
        const x = -174 + pair * (31 - pair * 0.9);
        return [-1, 1].map((side) =>
          at(
            x + side * 5.2 * k,
            184 - side * 1.6,
            k,
            foot(INKS[pair] as string),
            side * 6,
            side * k,
          ),
        );
      })
      .join('') +
      [0, 1, 2, 3]
        .map((i) => at(-58 + (i % 2) * 17, 169 + (i > 1 ? 17 : 0), 1.2, nobodys('#5d5a8c')))
        .join(''),
  );

const SOLE =
  'M-4.4 -3C-5 1 4.6 1 4.6 -3C4.6 -9 6.4 -13 6.2 -18C6 -24 -5.4 -25 -5.8 -18C-6 -13 -3.6 -9 -4.4 -3Z';

const SLIPPER = (ink: string): string =>
  path(SOLE, ink) + line('M-4.8 -14Q0 -11 5.4 -14', '#c3cdf2', 1.4);
const SOCK = (ink: string): string =>
  path(SOLE, ink) + line('M-4 -10H4.6M-5 -15H5.6M-3.8 -5H4', '#c3cdf2', 1.2);
const BARE = (ink: string): string =>
  path(
    'M-4.4 -3C-5 1 4.6 1 4.6 -3C4.6 -8 6.2 -10 6 -14C5 -18 -5 -18.4 -5.8 -15C-6 -12 -3.6 -9 -4.4 -3Z',
    ink,
  ) + line('M-4.4 -20.6v.6M-.8 -21.6v.6M2 -20.8v.5M4.4 -19.4v.4M6.4 -17.4v.3', ink, 3);

/** Round, for whoever it may be; nothing is in it. */
const nobodys = (ink: string): string =>
  line('M-5 -6C-5 -13 5 -13 5 -6C5 0 -5 0 -5 -6Z', ink, 1.2, 'stroke-dasharray="1.6 2.2"');
