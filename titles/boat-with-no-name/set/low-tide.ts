import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { FAR } from './on-both-pages.ts';

/** Of the harbor wall, as one sees it who stands on the sand before it: the foot of its front, the corner where its side begins, and where that ends, far out. */
const WALL = { foot: 194, corner: 56, end: -128 } as const;
/** As high as our eyes are, and where all that goes out there meets. */
const EYE: Point = [-196, 152];
export const HORIZON = EYE[1];
/** Where the wall ends that goes out. */
export const HEAD = WALL.end;

/** How far on the way out something is at `x`, and how high there what is at `y` on the corner. */
const out = (x: number): number => (WALL.corner - x) / (WALL.corner - EYE[0]);
const along = (x: number, y: number): number => y + (EYE[1] - y) * out(x);

const COURSE = 13;
const CAP = 8;
/** How far up the sea comes, over the foot. */
const WEED = 15;

/** Sand that the sea has left, with its ripples. */
export function sand(): string {
  const edge = `M${-FAR - 4} 171C-190 167 -150 170 ${WALL.end} 164C-60 164 0 170 230 170`;
  let ripples = '';
  const chance = chanceFrom('ripples');
  for (let y = 176; y < 224; y += 3 + (y - 170) * 0.09)
    for (let x = -FAR + chance() * 30; x < 226; x += 26 + chance() * 46)
      ripples += `M${num(x)} ${num(y)}q${num(4 + chance() * 3)} -1.6 ${num(9 + chance() * 8)} 0`;
  return clean(
    path(
      `${edge}V226H${-FAR - 4}Z`,
      linear([
        [0, '#e8debf'],
        [0.35, '#e0d0a9'],
        [1, '#d2bd91'],
      ]),
    ) +
      line(edge, '#fffaf0', 1.6, 'stroke-opacity=".9"') +
      line(ripples, '#b79f74', 0.8, 'stroke-opacity=".6"'),
  );
}

/** The wall up to `top`, dry above, green as far up as the sea comes: its side long and in the sun, its front toward us. */
export function highWall(top: number): string {
  const { foot, corner, end } = WALL;
  const strip = (from: number, to: number, fill: string): string =>
    path(
      `M${corner} ${num(from)}V${num(to)}L${end} ${num(along(end, to))}V${num(along(end, from))}Z`,
      fill,
    );
  const chance = chanceFrom('high wall');
  let front = '';
  let side = '';
  for (let row = 0, y = top + CAP; y < foot; row++, y += COURSE) {
    const low = Math.min(foot, y + COURSE);
    front += `M${corner} ${num(y)}H226`;
    side += `M${corner} ${num(y)}L${end} ${num(along(end, y))}`;
    for (let x = corner + 14 + (row % 2) * 13; x < 226; x += 24 + chance() * 8)
      front += `M${num(x)} ${num(y)}V${num(low)}`;
    for (let t = 0.1 + (row % 2) * 0.05; t < 0.72; t += 0.1 * (1 - t) + 0.012) {
      const x = corner - t * (corner - EYE[0]);
      side += `M${num(x)} ${num(along(x, y))}V${num(along(x, low))}`;
    }
  }
  let fringe = `M${corner} ${foot}V${foot - WEED}`;
  for (let x = corner; x < 226; x += 9)
    fringe += `q3 ${num(1 + chance() * 4)} 4.500 ${num(1 + chance() * 1.5)}T${num(x + 9)} ${num(foot - WEED - chance() * 2)}`;
  return (
    clean(
      strip(top, foot, '#e9dfc8') +
        strip(foot - WEED, foot, '#b3c29f') +
        line(side, '#c4b79c', 0.6) +
        strip(top, top + CAP, '#f6eedb') +
        line(
          `M${corner} ${num(top + CAP)}L${end} ${num(along(end, top + CAP))}V${num(along(end, foot))}`,
          '#bcae93',
          0.7,
        ),
    ) +
    clean(
      box(
        corner,
        top,
        172,
        foot - top,
        linear([
          [0, '#d3c4a8'],
          [1, '#bfae91'],
        ]),
      ) +
        path(`${fringe}V${foot}Z`, '#8ba37f') +
        line(front, '#a08f74', 0.8, 'stroke-opacity=".75"'),
    ) +
    box(corner - 1.5, top, 174, CAP, '#e8dcc3') +
    line(`M${corner} ${num(top + CAP)}V${foot}`, '#f3ead6', 1.2)
  );
}

/** What boats lie against when there is water: a tire, on a rope from the `top` of the wall. */
export function tire(x: number, top: number): string {
  const y = (top + WALL.foot) / 2 - 1;
  return (
    line(`M${x} ${num(top + 2)}V${num(y - 6)}`, '#8a6a44', 1.6) +
    at(
      x,
      y,
      1,
      oval(2.5, 1, 12.5, 13, '#8d7f69', 'fill-opacity=".5"') +
        line('M-9 0a9 9.600 0 1 0 18 0a9 9.600 0 1 0 -18 0', '#345a70', 6.4) +
        line('M-9.600 -4a9.800 10.400 0 0 1 8 -7.400', '#7fa3b2', 1.4),
    )
  );
}
