import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, calm, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
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
  'M-150 20C-176 25 -204 33 -216 44L-222 156C-180 164 -90 166 -32 158C-34 120 -36 94 -34 68L-26 46C-44 36 -76 26 -98 20Z';
const SLEEVE = 'M-50 34C-32 38 -20 46 -16 62C-10 90 -6 112 -6 146L-34 150C-36 118 -42 92 -46 70Z';
const EDGE = '#cfa65a';

/** Its buttons, two pockets and a hem: a coat, and not a slab. */
const seams = (): string =>
  line('M-124 34C-126 80 -125 130 -126 163M-220 150C-166 159 -90 161 -34 152', EDGE, 0.9) +
  line('M-204 128H-160L-162 146H-202ZM-94 128H-50L-52 146H-92Z', EDGE, 1, 'stroke-opacity=".6"') +
  line('M-205 128H-159M-95 128H-49', EDGE, 2.2);

export const coatOnPeg = (): string =>
  // Two that stand under its hem, their shafts open: nobody is in them but a mouse.
  pastFold(
    clean(
      at(-158, 206, 1.3, boot(HALL, '#c4523f', 23)) + at(-100, 206, 1.3, boot(HALL, '#c4523f', 23)),
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
      calm(path(SLEEVE, '#e4c278') + seams()) +
      line('M-50 34C-46 44 -45 58 -46 70C-42 92 -36 118 -34 150', EDGE, 1.2, 'stroke-opacity=".7"'),
  ) +
  pastFold(
    // The rail of pegs, its collar, and the loop that it hangs by.
    line('M-226 7H-20', '#5d4034', 7) +
      line('M-226 4.6H-20', '#8a6247', 1) +
      [-200, -124, -46]
        .map((x) => line(`M${x} 6v5`, '#3f2a2c', 4) + oval(x, 13, 4, 3.6, '#b98c5c'))
        .join('') +
      at(
        0,
        15,
        1,
        line('M-124 16C-130 8 -128 0 -124 -2C-120 0 -118 8 -124 16', '#7d5a30', 1.6) +
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
          ),
      ) +
      path('M-34 143L-6 139L-5 147L-35 152Z', '#b98c3a') +
      clip('M-130 140H-70V177Q-100 180 -130 177Z', at(-101, 169, 1, mouse())),
  );

/** Somebody looks out of a boot, and would rather not be counted. */
const mouse = (): string =>
  path('M-8 14C-11 2 -7 -6 0 -7C7 -6 11 2 8 14Z', '#8577a0') +
  oval(-8, -5, 5, 5.4, '#9a88ac') +
  oval(8, -5, 5, 5.4, '#9a88ac') +
  oval(-8, -4.6, 2.8, 3.2, '#c98a92') +
  oval(8, -4.6, 2.8, 3.2, '#c98a92') +
  oval(-3, 0, 1.4, 1.8, '#20143a') +
  oval(3, 0, 1.4, 1.8, '#20143a') +
  oval(0, 4.4, 1.5, 1.2, '#c98a92') +
  line('M-3 5l-9 -1M-3 6l-9 2M3 5l9 -1M3 6l9 2', '#d9cfe6', 0.4) +
  path('M-6 12q1 -4 4 -3.400q2 1 1 4ZM6 12q-1 -4 -4 -3.400q-2 1 -1 4Z', '#9a88ac');
