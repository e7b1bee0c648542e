// A sock as it is given to a goose: the one that is in the bag on every other leaf.
import { line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

const [WOOL, TEAL, DEEP] = ['#e8a24a', '#3f8f8a', '#2c6b68'] as const;
const SOCK =
  'M-64 -17C-50 -18 -20 -15 -4 -13C8 -11 14 -5 20 -1C30 3 42 -1 52 1C66 4 67 25 54 29C44 31 36 30 28 35C16 44 -4 41 -9 29C-12 19 -18 13 -26 12C-40 13 -52 13 -64 14Z';

/** Short, and its own way up: its toe in a hand at the right, its heel under the beak, and its cuff out at the other side of that. */
export const sockLent = (): string =>
  path(SOCK, WOOL) +
  clip(
    SOCK,
    path('M-72 -22H-47V20H-72ZM-12 16C4 14 14 22 17 46H-20ZM34 -8C41 4 41 22 35 38H72V-8Z', TEAL) +
      line('M-41 -20V16M22 -6L30 38', TEAL, 4) +
      line('M-59 -12V9M-53 -12V9', DEEP, 1.8),
  );
