// A sock as it is given to a goose: it hangs over the beak as what is knitted does.
import { line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

const [WOOL, TEAL, DEEP] = ['#f3d9a0', '#2f8a88', '#1f5f60'] as const;
const SOCK =
  'M61 16C64 25 58 32 50 31C30 38 16 26 0 13C-6 10 -12 9 -20 13C-24 20 -20 32 -19 36L-17 50C-28 54 -40 55 -49 52L-48 44C-50 20 -54 6 -49 -2C-40 -12 -16 -13 0 -7C18 3 36 20 53 10Q58 9 61 16Z';

/** Its toe in a hand at the right, slack as far as the beak, and on the other side of that limp, its cuff down; striped all along. */
export const sockLent = (): string =>
  path(SOCK, TEAL) +
  clip(
    SOCK,
    line(
      'M36 12L31 36M22 4L15 30M8 -6L0 20M-8 -14L-10 14M-24 -18L-18 10M-40 -16L-24 8M-56 4L-20 12M-56 18L-18 20M-56 30L-14 30',
      WOOL,
      5.4,
    ),
  ) +
  line('M-43 40L-42 51M-35 41L-34.6 52M-27 40L-26 50', DEEP, 2);
