import { asGround, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHOPFRONT } from './colors.ts';

/** Of the paper, in mm. */
const [LEFT, RIGHT, TOP, FOOT] = [-10, 200, 9, 134] as const;

const SOLE =
  'M14 66C8 36 30 22 58 27C84 31 98 30 122 24C148 18 166 34 167 60C168 86 154 98 132 98C106 98 96 90 70 97C40 105 18 96 14 66Z';
const TOES = [
  [178, 34, 13, 11],
  [184, 54, 8, 8],
  [183, 70, 7, 7],
  [179, 84, 6.4, 6.4],
  [172, 97, 5.6, 5.6],
] as const;

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
      path(SOLE, '#f8cfbf') +
      line(`${SOLE}`, '#e5a08c', 1.3) +
      TOES.map(([x, y, rx, ry]) =>
        oval(x, y, rx, ry, '#f8cfbf', 'stroke="#e5a08c" stroke-width="1.3"'),
      ).join(''),
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
