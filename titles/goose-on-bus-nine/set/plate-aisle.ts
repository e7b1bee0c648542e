// The aisle of the bookplate: one lit wall, one long window with the night in it, a floor to brace one's feet on.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';

const WINDOW = 'M-20 22H236V84H-20Z';

/** Behind everybody. */
export const plateAisle = (): string =>
  box(
    0,
    0,
    SHEET,
    SHEET,
    linear([
      [0, '#f3c268'],
      [0.55, '#f0b057'],
      [0.86, '#d98f45'],
      [1, '#a8603a'],
    ]),
  ) +
  path(
    WINDOW,
    linear([
      [0, '#263c68'],
      [0.7, '#4a628a'],
      [1, '#6f82a0'],
    ]),
  ) +
  rain(chanceFrom('belongs'), { x: 0, y: 24, width: SHEET, height: 54 }, 0.5, 0.5) +
  line(WINDOW, BUS.frame, 3) +
  clean(
    oval(
      108,
      134,
      100,
      56,
      radial([
        [0, '#fff2c8', 0.9],
        [0.5, '#ffe2a0', 0.4],
        [1, '#ffe2a0', 0],
      ]),
    ),
  ) +
  box(
    0,
    189,
    SHEET,
    SHEET - 189,
    linear([
      [0, '#8a5038'],
      [1, '#5f3a34'],
    ]),
  ) +
  line('M0 189H216', '#e9c07a', 1.4) +
  [50, 180].map((x) => oval(x, 204, 32, 3.6, '#2f1c28', 'fill-opacity=".45"')).join('');
