import { at, clean, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { catShadow } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { MOONLIGHT } from './colors.ts';

/**
 * A tall window that the moon lays on the wall of the hall, past the stairs and who sleeps on them: these are in it as one
 * shadow, twice as large; in mm of the page at its right.
 */
export const windowOnWall = (): string =>
  path(
    'M-46 8L214 66L150 116L-46 134Z',
    linear(
      [
        [0, MOONLIGHT, 0.2],
        [0.5, MOONLIGHT, 0.1],
        [1, MOONLIGHT, 0.12],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  path(ON_WALL, MOONLIGHT, 'fill-opacity=".4"') +
  path(PANES, '#d6dfff', 'fill-opacity=".42"') +
  clean(
    clip(
      ON_WALL,
      path('M-200 143L-166 139.6V117.6L-64 107.4V80L-30 76.6V170H-200Z', SHADE) +
        at(-112, 113, 0.88, catShadow(SHADE), -5.6),
    ),
  );

const SHADE = '#2a2455';
const ON_WALL = 'M-190 22L-46 8V134L-190 152Z';
const PANES =
  'M-182 29L-123 23.2V84L-182 91ZM-115 22.4L-54 16.4V76L-115 83ZM-182 98L-123 91V142L-182 149.6ZM-115 90L-54 83V133L-115 141Z';
