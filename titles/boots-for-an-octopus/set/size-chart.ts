import { asGround, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHOPFRONT } from './colors.ts';

/** Of the paper, in mm. */
const [LEFT, RIGHT, TOP, FOOT] = [-10, 200, 9, 134] as const;

/** Of a print as large as the paper: its heel is beyond the page. */
const SOLE =
  'M-40 70C-40 18 20 14 60 25C90 32 112 14 138 14C162 16 170 42 168 66C166 98 154 118 126 118C102 118 90 107 60 110C20 116 -40 114 -40 70Z';
const TOES = [
  [180, 31, 14, 12],
  [186, 56, 8.6, 9.4],
  [184, 75, 7.8, 8.4],
  [179, 93, 7.2, 7.8],
  [170, 109, 6.4, 7],
] as const;
const PRINT = '#fad6c8';

/** What every shoe shop has on its wall: how a foot is, long and wide. There is nothing on it about round. */
export const sizeChart = (): string =>
  box(LEFT, TOP + 5, RIGHT - LEFT + 4, FOOT - TOP, '#6d5578', 3, 'fill-opacity=".22"') +
  asGround(
    box(
      LEFT,
      TOP,
      RIGHT - LEFT,
      FOOT - TOP,
      linear([
        [0, '#fffaf0'],
        [0.9, '#fdf0df'],
        [1, '#e9d3c4'],
      ]),
    ) +
      path(SOLE, PRINT) +
      TOES.map(([x, y, rx, ry]) => oval(x, y, rx, ry, PRINT)).join(''),
  ) +
  ruler() +
  rod(TOP - 3) +
  rod(FOOT - 3) +
  line('M70 6L96 -8L122 6', SHOPFRONT.cherryDark, 1);

/** Along its foot: how long it may be. */
function ruler(): string {
  let ticks = '';
  for (let x = 4, i = 0; x < 196; x += 6.4, i++) ticks += `M${x} 126v${i % 5 ? -5 : -10}`;
  return line(ticks, SHOPFRONT.wood, 1.3) + line(`M${LEFT} 126H${RIGHT}`, SHOPFRONT.wood, 1.3);
}

const rod = (y: number): string =>
  box(LEFT - 4, y, RIGHT - LEFT + 9, 6, SHOPFRONT.cherry, 3) +
  line(`M${LEFT} ${y + 1.6}H${RIGHT}`, '#e3a07c', 1) +
  oval(RIGHT + 6, y + 3, 4.4, 4.4, SHOPFRONT.cherryDark);
