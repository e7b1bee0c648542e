// The other end of the hall, over the fold: where somebody came out of the bath, and what hangs and stands on the way.
import { clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { DUSK, dim, litEdge, seam } from './at-night.ts';
import { INK } from './colors.ts';
import { pool } from './print.ts';

/** The bath is at the far left: its door stands open, and light and steam come out of it. */
const DOOR = { right: -199, foot: 150 } as const;

/** All of it stands in the dark; words lie on it. In mm of the picture at its right. */
export const farHall = (): string => clean(bathLight() + hatShelf() + umbrellas() + steam());

function bathLight(): string {
  const { right: x, foot } = DOOR;
  return (
    pool(x - 10, 96, 36, 110, '#7fb0c0', 0.22) +
    path(
      `M-240 ${foot}H${x}L-70 222H-240Z`,
      linear(
        [
          [0, '#d8ecdc', 0.62],
          [0.6, '#9cc4cc', 0.26],
          [1, '#7fa6c0', 0],
        ],
        0,
        0,
        1,
        0.3,
      ),
    ) +
    path(
      `M-240 -6H${x}V${foot}H-240Z`,
      linear([
        [0, '#8fc0c4'],
        [0.5, '#d4ead2'],
        [1, '#f4f0cf'],
      ]),
    ) +
    // The near end of a tub, and its foot.
    path(
      'M-240 98H-206C-202 98 -202 103 -205 104C-206 122 -207 132 -212 138H-240Z',
      INK.paper,
      `stroke="${INK.key}" stroke-width=".9"`,
    ) +
    path(
      'M-212 138C-206 140 -206 146 -208 150H-213Z',
      INK.amber,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) +
    path(`M${x} -6H${x + 6}V${foot}H${x}Z`, '#463a66', `stroke="${INK.key}" stroke-width=".9"`) +
    line(`M${x + 0.8} -6V${foot}`, '#e6f0d4', 1)
  );
}

/** Out of the door, and under the ceiling along the hall. */
const steam = (): string =>
  line(
    'M-206 60C-194 48 -210 40 -196 28C-186 20 -172 26 -174 34M-204 30C-196 18 -180 8 -160 14C-148 18 -150 28 -158 26M-172 8C-150 -4 -128 2 -124 10C-122 17 -131 18 -132 12M-202 84C-194 76 -204 70 -198 62',
    '#cfe4e4',
    2.4,
    'stroke-opacity=".34"',
  );

/** A board with hats and a box on it; under it is the place of words. */
const hatShelf = (): string =>
  dim('M-112 24C-112 8 -106 4 -97 4C-88 4 -82 8 -82 24Z', '#35406f') +
  dim('M-120 24C-112 20 -82 20 -74 24L-76 27H-118Z', '#35406f') +
  litEdge('M-90 5C-85 8 -83 13 -82 20') +
  dim('M-66 8H-36V27H-66Z', DUSK.deep) +
  seam('M-66 13H-36M-51 8V13') +
  dim('M-126 27H-28V32H-126Z', DUSK.wood) +
  litEdge('M-124 27.600H-29');

/** By the skirting: a stand, two handles, one of them a duck's. */
const umbrellas = (): string =>
  pool(-28, 160, 24, 6, INK.key, 0.6) +
  line(
    'M-34 132L-38 108C-39 100 -48 101 -47 108M-22 132L-18 104C-17 97 -9 98 -10 104',
    INK.key,
    4,
  ) +
  line('M-34 132L-38 108C-39 100 -48 101 -47 108', '#5a4a76', 2.4) +
  line('M-22 132L-18 104C-17 97 -9 98 -10 104', '#5c4262', 2.4) +
  dim('M-33 133L-36 114C-32 112 -29 113 -28 116L-25 133Z', '#5b3350') +
  dim('M-40 130H-16L-18 161C-22 163 -34 163 -38 161Z', '#3b3a6c') +
  oval(-28, 130, 12, 2.4, DUSK.deep) +
  seam('M-39.400 138C-34 140 -22 140 -16.600 138M-38.500 154C-34 156 -22 156 -17.500 154') +
  litEdge('M-17 131L-18.600 160', INK.amber);
