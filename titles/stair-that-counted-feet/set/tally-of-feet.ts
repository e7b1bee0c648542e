import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';

/** The sum as a stair does it, on the wall beside it: eight feet that have gone up, by size, and below them four places that are empty. It is 170 wide, the eight stand on y 0. */
export const tallyOfFeet = (ink: string): string =>
  clean(
    [SLIPPER, SOCK, BARE, BARE]
      .flatMap((foot, pair) => {
        const k = 1.5 - pair * 0.16;
        return [-1, 1].map((side) =>
          at(18 + pair * (45 - pair) + side * 7 * k, 0, k, foot(ink), 0, side * k),
        );
      })
      .join('') + [0, 1, 2, 3].map((i) => at(9 + i * 24, 33, 1.7, nobodys(ink))).join(''),
  );

const SOLE =
  'M-4.4 -3C-5 1 4.6 1 4.6 -3C4.6 -9 6.4 -13 6.2 -18C6 -24 -5.4 -25 -5.8 -18C-6 -13 -3.6 -9 -4.4 -3Z';

const SLIPPER = (ink: string): string =>
  path(SOLE, ink) + line('M-4.8 -14Q0 -11 5.4 -14', '#6a4372', 1.4);
const SOCK = (ink: string): string =>
  path(SOLE, ink) + line('M-4 -10H4.6M-5 -15H5.6M-3.8 -5H4', '#6a4372', 1.2);
const BARE = (ink: string): string =>
  path(
    'M-4.4 -3C-5 1 4.6 1 4.6 -3C4.6 -8 6.2 -10 6 -14C5 -18 -5 -18.4 -5.8 -15C-6 -12 -3.6 -9 -4.4 -3Z',
    ink,
  ) + line('M-4.4 -20.6v.6M-.8 -21.6v.6M2 -20.8v.5M4.4 -19.4v.4M6.4 -17.4v.3', ink, 3);

/** Round, for whoever it may be; nothing is in it. */
const nobodys = (ink: string): string =>
  line('M-5 -6C-5 -13 5 -13 5 -6C5 0 -5 0 -5 -6Z', ink, 1.2, 'stroke-dasharray="1.6 2.2"');
