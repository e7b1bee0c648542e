import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

/** Where the near wall of the box ends, in mm: whoever looks in has the hands there. */
export const RIM = 178;
/** Of the opening the other three sides, the right one from the right. */
const [LEFT, TOP, RIGHT] = [9, 78, 9];

/** Four dark walls around what is seen over the rim of a shoe box, from its bottom. */
export function emptyBox(width: number): string {
  const right = width - RIGHT;
  const wall = (d: string, from: string, to: string, turn: readonly [number, number]): string =>
    path(
      d,
      linear(
        [
          [0, from],
          [1, to],
        ],
        0,
        0,
        ...turn,
      ),
    );
  return (
    wall(`M-4 -4H${width + 4}L${right} ${TOP}H${LEFT}Z`, '#54324c', '#6d4460', [0, 1]) +
    wall(`M-4 -4L${LEFT} ${TOP}V${RIM}L-4 220Z`, '#63405a', '#7b5070', [1, 0]) +
    wall(
      `M${width + 4} -4L${right} ${TOP}V${RIM}L${width + 4} 220Z`,
      '#7b5070',
      '#63405a',
      [1, 0],
    ) +
    wall(`M-4 220L${LEFT} ${RIM}H${right}L${width + 4} 220Z`, '#946886', '#6d4460', [0, 1]) +
    line(`M-4 -4L${LEFT} ${TOP}M${width + 4} -4L${right} ${TOP}`, '#46283f', 1) +
    line(`M${LEFT} ${RIM}V${TOP}H${right}V${RIM}Z`, '#e9d9f2', 2.6)
  );
}

/** The paper that was round a pair, before the lens and all along the bottom of the box. */
export function crumpled(width: number): string {
  const chance = chanceFrom('crumpled');
  let sheets = '';
  for (let x = -14; x < width + 8; ) {
    const w = 40 + chance() * 26;
    const y = SHEET - 2 - chance() * 8;
    const side = chance() < 0.5 ? 1 : -1;
    sheets += at(x + w / 2, y, w / 40, PAPER, chance() * 16 - 8, (side * w) / 40);
    x += w * 0.66;
  }
  return sheets;
}

/** One sheet of it, 40 wide, a corner up; its folds go down from there. */
const PAPER =
  path(
    'M-28 30C-27 16 -22 9 -17 8L-12 2C-8 2 -6 -3 -3 -4L2 3L9 0C12 4 14 8 19 10C24 18 26 24 28 30Z',
    '#fffdf8',
    'stroke="#fffdf8" stroke-width="3.4" stroke-linejoin="round"',
  ) +
  path('M-3 -4Q2 0 2 4C0 9 1 16 -4 24C-4 14 -8 6 -3 -4Z', '#d6cbe0') +
  path('M9 0C12 4 14 8 19 10C16 14 15 20 17 28C10 20 8 10 9 0Z', '#e6deed') +
  line('M-12 2C-14 10 -12 16 -15 24M2 3L9 0', '#cbbfd6', 0.6);
