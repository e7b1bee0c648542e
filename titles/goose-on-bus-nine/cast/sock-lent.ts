// A sock as it is given to a goose: it hangs over the beak as what is knitted does.
import { line, path } from '#bookmaking/drawing/marks.ts';

const [WOOL, TEAL, DEEP] = ['#e8a24a', '#3f8f8a', '#2d6b68'] as const;

/** Its toe in a hand at the right, slack as far as the beak, and on the other side of that limp, its cuff down. */
export const sockLent = (): string =>
  path(
    'M53 10C36 20 18 3 0 -7C-16 -13 -40 -12 -49 -2C-54 6 -50 20 -48 44H-20C-20 32 -24 20 -20 13C-12 9 -6 10 0 13C16 26 30 38 50 30Z',
    WOOL,
  ) +
  path('M44 13C50 11 58 8 61 16C64 25 58 31 50 31C46 32 43 33 40 33C46 27 47 20 44 13Z', TEAL) +
  path('M-26 -11C-38 -11 -46 -6 -49 -2C-52 4 -51 10 -50 16C-40 14 -30 4 -26 -11Z', TEAL) +
  line('M-49 22Q-36 26 -23 20M-48.6 31Q-36 35 -22 29', TEAL, 4) +
  path('M-50 38C-40 41 -28 40 -19 36L-17 50C-28 54 -40 55 -49 52Z', TEAL) +
  line('M-43 42L-42 51M-35 42.6L-34.6 52M-27 41L-26 50', DEEP, 1.8) +
  line('M34 19Q24 14 14 6M30 27Q20 22 12 15M-16 -5Q-24 -4 -29 4', '#b9742c', 1.8);
