// The bell in the moment in which somebody else has been there first.
import { disc } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { clean, oval } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { button, pole } from './button.ts';
import { BUTTON_RED } from './colors.ts';

const DOME = 12;

/** On its pole, with what is red round it; and it gives, where a leaf lies in it. */
export const bellRung = ([x, y]: Point): string =>
  oval(x - 3, 207.6, 9, 1.6, '#2a1824', 'fill-opacity=".45"') +
  pole(x, y + 8, 208, 5) +
  redRound([x, y]) +
  button(x, y, DOME) +
  pressedByLeaf([x, y]);

/** The red gives, and folds round it. */
const pressedByLeaf = ([x, y]: Point): string =>
  clean(
    clip(
      disc(x, y, DOME),
      oval(
        x + 5,
        y - 3,
        10,
        10,
        radial([
          [0, '#7c000e', 1],
          [0.62, '#6a000c', 1],
          [0.76, '#a8000f', 0.9],
          [0.86, '#ff9a6a', 0.9],
          [1, '#ff5a3c', 0],
        ]),
      ),
    ),
  );

/** The bell's light, which is kept off the words: on red they were not read. */
const redRound = ([x, y]: Point): string =>
  clean(
    oval(
      x,
      y,
      30,
      30,
      radial([
        [0, BUTTON_RED, 0.5],
        [0.5, BUTTON_RED, 0.26],
        [1, BUTTON_RED, 0],
      ]),
    ),
  );
