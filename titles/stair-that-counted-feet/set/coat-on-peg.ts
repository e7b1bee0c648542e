import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, calm, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { boot } from '#bookmaking/house/hall-things.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { HALL } from './lights.ts';

/** Where floor and wall meet, in mm. */
const SKIRTING = 184;

/** The hall’s floor under both pages. */
export const hallFloor = (left: number, right: number): string => {
  const t = tone(HALL, '#5b3a50');
  const seams = [190, 198, 208].map((y) => `M${left} ${y}H${right}`).join('');
  return clean(
    box(left, SKIRTING, right - left, 40, t.shade) +
      line(seams, t.deep, 0.6, 'stroke-opacity=".5"') +
      line(`M${left} ${SKIRTING}H${right}`, t.deep, 1.4),
  );
};

/** Somebody tall’s raincoat on its peg, as large as the page, in mm of the page at the right; words lie on it. */
const BODY =
  'M-150 5C-176 12 -204 22 -216 34L-222 158C-180 166 -90 168 -32 160C-34 120 -36 90 -34 60L-26 36C-44 24 -76 12 -98 5Z';
const SLEEVE = 'M-50 24C-32 28 -20 36 -16 54C-10 84 -6 112 -6 146L-34 150C-36 118 -42 84 -46 62Z';
const EDGE = '#cfa65a';

export const coatOnPeg = (): string =>
  // They stand under its hem, as if somebody were in both.
  pastFold(
    clean(
      at(-140, 203, 1.2, boot(HALL, '#c4523f', 38)) + at(-98, 207, 1.2, boot(HALL, '#c4523f', 41)),
    ),
  ) +
  groundPastFold(
    path(
      'M-214 40L-212 164C-150 172 -80 172 -24 164L2 146L-4 60Z',
      '#171030',
      'fill-opacity=".55"',
    ) +
      path(
        BODY,
        linear(
          [
            [0, '#e6dfc6'],
            [0.3, '#e3c47e'],
            [1, '#e2be72'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      calm(path(SLEEVE, '#e4c278')) +
      line('M-50 24C-46 36 -45 50 -46 62C-42 84 -36 118 -34 150', EDGE, 1.2, 'stroke-opacity=".7"'),
  ) +
  pastFold(
    // Its collar, and the loop that it hangs by.
    line('M-124 14V0', '#6d4a33', 5) +
      path(
        'M-152 5C-146 -7 -102 -7 -96 5C-104 15 -114 20 -124 22C-134 20 -144 15 -152 5Z',
        '#7d5a30',
      ) +
      path(
        'M-154 4C-158 14 -150 25 -140 31C-134 26 -128 23 -124 22C-136 17 -146 11 -154 4Z',
        '#e8cb86',
      ) +
      path(
        'M-94 4C-90 14 -98 25 -108 31C-114 26 -120 23 -124 22C-112 17 -102 11 -94 4Z',
        '#d4a850',
      ) +
      path('M-34 143L-6 139L-5 147L-35 152Z', '#b98c3a') +
      at(-20, 155, 1, mouse()),
  );

/** Somebody lives in a sleeve, hangs out of it head first, and would rather not be counted. */
const mouse = (): string =>
  path('M-9 -8C-10 2 -6 10 0 12C6 10 10 2 9 -8Z', '#8577a0') +
  oval(-8, -1, 4.4, 4.8, '#9a88ac') +
  oval(8, -1, 4.4, 4.8, '#9a88ac') +
  oval(-8, -0.6, 2.4, 2.8, '#c98a92') +
  oval(8, -0.6, 2.4, 2.8, '#c98a92') +
  oval(-2.6, 4, 1.3, 1.7, '#20143a') +
  oval(3.4, 4, 1.3, 1.7, '#20143a') +
  oval(0.4, 10.6, 1.4, 1.1, '#c98a92') +
  line('M-3 9.500l-8 2M4 9.500l8 2', '#d9cfe6', 0.4);
