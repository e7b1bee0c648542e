// The gallery at Four, on both pages: across the well the turns below and above, on all of it linen; and on the page of words
// the largest of the forty tablecloths, which hangs so near that one can read on it.
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { groundPastFold, PAST_FOLD, pastFold } from '#bookmaking/past-fold.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS } from './colors.ts';
import { STEAM } from './lights.ts';
import { washingLine } from './linen.ts';
import { acrossTheWell, farSide, overhead, rail, rampFloor } from './ramp.ts';

const FLOOR = FLOORS[4];
const VIEW = { eye: 4.3, horizon: 128, storey: 40, from: 2, to: 5 };
/** How far up and down the turns across are seen over the fold, where they fan out. */
const PAST_VIEW = { ...VIEW, from: 1, to: 7 };

/** Tablecloths on every rail, and half a turn below, somebody under the laundry; `nearer` is 1 where words are on the page. */
export const gallery = (nearer: number): string =>
  asNear(
    nearer,
    acrossTheWell(VIEW) +
      lines() +
      at(84, farSide(VIEW, 4, 84), 0.115, laundry(STEAM, 0.7)) +
      mittenOnWool(STEAM, [104, 68], [104, 98], 8.8) +
      rail(FLOOR, 180, 38) +
      clean(rampFloor(FLOOR, 182)) +
      overhead(FLOOR, 72),
  ) + (nearer > 1 ? nearLine() : '');

/** The same beyond the fold, and what hangs and lies there. */
export const galleryPastFold = (nearer: number): string => {
  const left = -PAST_FOLD.left;
  return (
    groundPastFold(
      clean(
        asNear(
          nearer,
          acrossTheWell(PAST_VIEW, true) +
            lines() +
            rail(FLOOR, 180, 38, left) +
            rampFloor(FLOOR, 182, left) +
            overhead(FLOOR, 72, left),
        ),
      ) + nearCloth(),
    ) + pastFold(clean(border() + pegs()) + offTheWallpaper())
  );
};

const asNear = (nearer: number, art: string): string =>
  at(104 * (1 - nearer), 190 * (1 - nearer), nearer, art);

const lines = (): string => washingLine(78, 9, 0.62, 2) + washingLine(92, 15, 0.9, 0);

/** Where the line of the near cloth is at `x`: it comes from over the page's edge and goes on over the fold. */
const lineAt = (x: number): number => 30 + 5 * (1 - ((x + 104) / 104) ** 2);
/** The near cloth from left to right, and how far it hangs down. */
const CLOTH = { left: -201, right: -9, foot: 181 } as const;

/** Its lower edge, or what runs along that so far up. */
function hem(up: number): string {
  const { left, right, foot } = CLOTH;
  const y = foot - up;
  return `M${left - 4} ${y}C${left + 24} ${y - 6} ${right - 140} ${y - 5} ${right - 120} ${y}S${right - 86} ${y + 3} ${right - 62} ${y}S${right - 20} ${y + 6} ${right + 1} ${y - 4}`;
}

const clothShape = (): string => {
  const { left, right, foot } = CLOTH;
  const middle = (left + right) / 2;
  return `${hem(0)}C${right + 3} 130 ${right - 3} 80 ${right} ${num(lineAt(right))}Q${middle} ${num(lineAt(middle) * 2 - lineAt(left))} ${left} ${num(lineAt(left))}C${left + 3} 80 ${left - 4} 130 ${left - 4} ${foot}Z`;
};

/** Pale in all of its middle, for words. */
function nearCloth(): string {
  const d = clothShape();
  const fold = (x: number): string =>
    `M${x} 26C${x - 4} 80 ${x + 6} 130 ${x - 2} 190H${x + 12}C${x + 16} 130 ${x + 8} 80 ${x + 6} 26Z`;
  return clean(
    path(d, '#a8502c', 'fill-opacity=".28" transform="translate(3 4)"') +
      path(
        d,
        linear([
          [0, '#fff3d6'],
          [1, '#ffeac2'],
        ]),
      ) +
      clip(d, path([-167, -101, -49].map(fold).join(''), '#f6cf94', 'fill-opacity=".28"')) +
      nearLine(),
  );
}

/** What a cloth for a feast has along its hem: words end above it. */
const border = (): string =>
  clip(
    clothShape(),
    line(hem(4.4), '#d9702b', 3) +
      line(hem(8.6), '#e58a86', 1.4) +
      line(hem(11.6), '#5f8f4a', 3.2, 'stroke-dasharray=".1 8"'),
  );

/** It ends under the turn overhead, on the page of the picture. */
const nearLine = (): string =>
  line(
    `M-246 ${num(lineAt(-246))}Q-112 ${num(lineAt(-112) * 2 - (lineAt(-246) + lineAt(22)) / 2)} 22 ${num(lineAt(22))}`,
    '#8f4a2c',
    1.1,
  ) + oval(22, lineAt(22), 1.6, 1.6, '#8f4a2c');

/** They hold it; words keep under them. */
const pegs = (): string =>
  [CLOTH.left + 8, -154, -104, -56, CLOTH.right - 8]
    .map((x) => {
      const y = lineAt(x);
      return box(x - 2, y - 4, 2, 9, '#b9742f', 0.8) + box(x, y - 4, 1.8, 9, '#d9a04a', 0.8);
    })
    .join('');

/** The flowers that steam has taken off the wall: they lie along its foot. */
const offTheWallpaper = (): string =>
  [
    [-16, 199, 0.9],
    [-31, 203, 1.1],
    [-46, 198, 0.8],
    [-60, 206, 1],
    [-84, 203, 1.2],
    [-108, 209, 0.8],
    [-130, 206, 1],
  ]
    .map(([x = 0, y = 0, k = 1], i) => at(x, y, k, paperFlower(i), i * 23, k * 0.68))
    .join('');

const paperFlower = (i: number): string =>
  line('M0 0Q5 4 11 3', '#5f8f4a', 1) +
  [0, 72, 144, 216, 288]
    .map((turn) => at(0, 0, 1, oval(0, -3, 2, 2.8, i % 2 ? '#c9567f' : '#b8487e'), turn))
    .join('') +
  oval(0, 0, 1.7, 1.7, '#ffe08a');
