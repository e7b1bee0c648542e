// The well straight across, cut open: one ramp that winds down it, and on all of it, from the top to the front door, one
// slide of snow without a gap.
import { edge, num, ribbon, roundedBox, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { FLOORS, heat, SNOW } from './colors.ts';

/** Where the ramp is, in mm: its uppermost point, and how far it comes down with each run. */
export interface Slide {
  readonly top: number;
  readonly pitch: number;
}

const MIDDLE = SHEET / 2;
/** Half the length of a run, without its bends. */
const REACH = 70;
/** How much of a run is straight; the rest of it is the bend. */
const STRAIGHT = 0.8;
/** Where the snow leaves the ramp for the front door. */
const LEAVES = 4.6;
/** How many runs there are, and how much of the drop of one is its bend. */
const RUNS = 5;
const BEND = 0.76;

/** A place on the middle of the ramp after so many runs: to the right before, to the left behind. */
export function onSlide({ top, pitch }: Slide, run: number): Point {
  const i = Math.max(0, Math.floor(run));
  const t = run - i;
  const way = i % 2 ? -1 : 1;
  const y = top + pitch * i;
  const u = Math.min(1, t / STRAIGHT);
  const r = (pitch * BEND) / 2;
  const turn = (Math.max(0, t - STRAIGHT) / (1 - STRAIGHT)) * Math.PI;
  return [
    MIDDLE + way * (REACH * (2 * u - 1) + r * 1.15 * Math.sin(turn)),
    y + pitch * (1 - BEND) * u + r * (1 - Math.cos(turn)),
  ];
}

/** Half the breadth of the snow: it is nearer to us before than behind, and swells on its way. */
function breadthAt({ pitch }: Slide, run: number): number {
  const near = Math.min(1, Math.max(0, 0.5 + 0.8 * Math.cos(Math.PI * (run - STRAIGHT / 2))));
  return pitch * (0.15 + 0.12 * near) * (1 + 0.1 * Math.sin(run * 19) + 0.07 * Math.sin(run * 41));
}

interface Way {
  readonly spine: readonly Point[];
  readonly half: readonly number[];
}

function wayOf(slide: Slide, from: number, to: number): Way {
  const count = Math.ceil((to - from) * 20);
  const runs = Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
  return {
    spine: runs.map((run) => onSlide(slide, run)),
    half: runs.map((run) => breadthAt(slide, run)),
  };
}

const lowered = (spine: readonly Point[], by: number): Point[] =>
  spine.map(([x, y]): Point => [x, y + by]);

/** Night above, and hotter the lower. */
const heatOf = ({ top, pitch }: Slide) =>
  linear([
    [0, '#1d2a63'],
    [(top - pitch * 2) / SHEET, '#26357a'],
    [top / SHEET, '#6a4da0'],
    [(top + pitch * 1.2) / SHEET, '#c8508e'],
    [(top + pitch * 2.4) / SHEET, '#e8627a'],
    [(top + pitch * 3.6) / SHEET, '#f08a45'],
    [1, '#f2b23e'],
  ]);

/** The house cut open: night above, and hotter the lower, everybody's doors along the ramp behind. */
export function house(slide: Slide): string {
  const { pitch } = slide;
  let frames = '';
  let doors = '';
  let lit = '';
  for (const run of [1, 3]) {
    for (const [i, t] of [0.12, 0.28, 0.44, 0.6, 0.74].entries()) {
      const [x, y] = onSlide(slide, run + t);
      const high = pitch * 0.86;
      const wide = high * 0.56;
      frames += roundedBox(x - wide / 2 - 1.3, y - high - 1.3, wide + 2.6, high, wide * 0.45);
      const d = roundedBox(x - wide / 2, y - high, wide, high, wide * 0.4);
      if ((run + i) % 3 === 1) lit += d;
      else doors += d;
    }
  }
  return clean(
    box(-6, -6, SHEET + 12, SHEET + 12, heatOf(slide)) +
      path(frames, '#fff2d8', 'fill-opacity=".3"') +
      path(doors, '#4a2f6a', 'fill-opacity=".5"') +
      path(lit, '#ffe3a0'),
  );
}

/** Outside: the same night and the roofs of the town, and on them, the nearer the more, the glow of the open house. */
export const nightOutside = (slide: Slide): string =>
  clean(
    box(
      -246,
      -10,
      252,
      240,
      linear([
        [0, '#1d2a63'],
        [0.3, '#26357a'],
        [1, '#2b3e84'],
      ]),
    ) +
      path(
        'M-246 196L-226 182L-206 196V190H-170L-150 174L-130 190V198H-104V186H-66V194L-44 178L-22 194H6V230H-246Z',
        '#1f2c66',
      ) +
      path(
        'M-154 196h6v8h-6ZM-92 196h5v8h-5ZM-80 196h5v8h-5ZM-47 196h6v8h-6Z',
        '#d9a860',
        'fill-opacity=".7"',
      ) +
      glowOfHouse(slide),
  );

/** How far over the fold the open house glows, in mm, and in how many layers. */
const GLOW = { wide: 30, layers: 24 } as const;

/** What the house is at its edge, in thin layers that all end there: no edge is seen at the fold. */
function glowOfHouse(slide: Slide): string {
  const hall = doorOf(slide)[1] - 2;
  const layers = Array.from({ length: GLOW.layers }, (_, i) => ({
    x: -GLOW.wide * (1 - i / (GLOW.layers - 1)),
    // Each as much more as makes all of them rise slowly, and come to the full color.
    more: `fill-opacity="${((2 * i + 1) / (GLOW.layers ** 2 - i ** 2)).toFixed(3)}"`,
  }));
  return (
    layers.map(({ x, more }) => box(x, -6, 7 - x, SHEET + 12, heatOf(slide), 0, more)).join('') +
    layers.map(({ x, more }) => box(x, hall, 7 - x, SHEET, heat(1, 'wall'), 0, more)).join('')
  );
}

/** Where the front door is: its sill, in the middle. */
const doorOf = ({ top, pitch }: Slide): Point => [193, top + pitch * (RUNS - 1.02)];

/** The hall at One, and in it, small, the front door, the street bright with heat behind it. */
export function hallBelow(slide: Slide): string {
  const [x, y] = doorOf(slide);
  const door = (inset: number): string =>
    `M${x - 13 + inset} ${num(y)}V${num(y - 17)}A${13 - inset} ${13 - inset} 0 0 1 ${x + 13 - inset} ${num(y - 17)}V${num(y)}Z`;
  return (
    box(-6, y - 2, SHEET + 12, SHEET, heat(1, 'wall')) +
    box(-6, y - 2, SHEET + 12, 1.2, heat(1, 'deep')) +
    path(door(0), heat(1, 'deep')) +
    path(door(2.2), '#ffe58a')
  );
}

/** The ramp under the snow: its floor, and the slab of it. */
export function rampDown(slide: Slide): string {
  const { spine, half } = wayOf(slide, 0, LEAVES);
  const all: Point[] = [[10, slide.top], ...spine];
  // At its foot it is level with the hall, and the snow goes on without it.
  const wide = [slide.pitch * 0.3, ...half].map(
    (w, i, ws) =>
      w +
      slide.pitch * 0.1 * Math.min(1, (ws.length - 1 - i) / 5) -
      (i > ws.length - 2 ? w * 0.6 : 0),
  );
  const tints = (part: 'deep' | 'pale') =>
    linear([
      [0, FLOORS[8][part]],
      [0.3, FLOORS[7][part]],
      [0.55, FLOORS[6][part]],
      [0.8, FLOORS[4][part]],
      [1, FLOORS[2][part]],
    ]);
  return (
    railOf(slide) +
    path(ribbon(lowered(all, slide.pitch * 0.2), wide, -1, 1, false), tints('deep')) +
    path(ribbon(lowered(all, slide.pitch * 0.05), wide, -1, 1, false), tints('pale'))
  );
}

/** The rail on the far side of the ramp, wherever it runs before. */
function railOf(slide: Slide): string {
  const high = slide.pitch * 0.6;
  const rail = [2, 4].map((run) =>
    wayOf(slide, run, run + 0.8).spine.map(([x, y]): Point => [x, y - high]),
  );
  const bars = rail.flat().map(([x, y]) => `M${num(x)} ${num(y)}v${num(high)}`);
  const color = '#8a3a5c';
  return (
    line(bars.join(''), color, 0.9) +
    line(rail.map((way) => smooth(way, false)).join(''), color, 1.8)
  );
}

/** All of the snow as one shape: out of the box at `from`, around and around, and out of the door. */
export function snowDown(slide: Slide, from: Point, mouth: number): string {
  const { top, pitch } = slide;
  const begins = 0.42;
  const { spine, half } = wayOf(slide, begins, LEAVES);
  const [x] = spine[0] as Point;
  const last = spine[spine.length - 1] as Point;
  const sill = doorOf(slide);
  const all: Point[] = [
    from,
    [from[0] + (x - from[0]) * 0.5, from[1] + (top - from[1]) * 0.45],
    ...spine,
    [last[0] + 14, last[1] + pitch * 0.16],
    [last[0] + 26, last[1] + pitch * 0.16],
    [sill[0] - 3, sill[1] + pitch * 0.2],
    [sill[0] + 1, sill[1] - pitch * 0.06],
    [sill[0] + 2, sill[1] - pitch * 0.28],
  ];
  const wide = [
    mouth,
    mouth * 0.72,
    ...half,
    ...[0.3, 0.32, 0.34, 0.36, 0.3].map((w) => w * pitch),
  ];
  const crest = all.map(([px, py], i): Point => [px, py - (wide[i] as number) * 0.3]);
  const slim = (by: number) => wide.map((w) => w * by);
  const streak = (a: number, b: number, side: number): string =>
    smooth(
      edge(
        wayOf(slide, a, b).spine,
        wayOf(slide, a, b).half.map((w) => w * 0.4),
        side,
      ),
      false,
    );
  return (
    path(ribbon(all, wide, -1, 1, false), SNOW.deep) +
    path(ribbon(lowered(all, -0.9), wide, -1, 1, false), SNOW.shade) +
    path(ribbon(crest, slim(0.86), -1, 1, false), SNOW.lit) +
    oval(sill[0] + 2, sill[1] - pitch * 0.34, pitch * 0.44, pitch * 0.24, SNOW.lit) +
    line(
      [0.55, 1.2, 1.5, 2.05, 2.35, 3.3, 3.56, 4.1, 4.34]
        .map((a, i) => streak(a, a + 0.14, i % 2 ? -1 : 0.2))
        .join(''),
      SNOW.shade,
      1.1,
    )
  );
}

/** What leaps over the edge of a bend: a crest, and crumbs that fly on the way they came. */
export function spray([x, y]: Point, way: 1 | -1, k: number): string {
  const clods: readonly (readonly [number, number, number])[] = [
    [0, 0, 4],
    [3, -5, 3.4],
    [5, -10, 2.4],
    [2, 5, 3],
    [9, -9, 1.6],
    [8, -3, 1.9],
    [10, -15, 1.3],
    [4, -16, 1.4],
    [13, -12, 0.9],
    [12, -4, 1],
    [8, 4, 1.2],
    [12, 2, 0.7],
  ];
  return clods
    .map(([dx, dy, r], i) =>
      oval(x + way * dx * k, y + dy * k, r * k, r * k * 0.9, i % 3 === 2 ? SNOW.mid : SNOW.lit),
    )
    .join('');
}

/** A bow wave: what somebody who rides on the snow ploughs up before them. */
export const wave = ([x, y]: Point, way: 1 | -1, k: number): string =>
  path(
    `M${num(x - way * 14 * k)} ${num(y + k)}C${num(x - way * 6 * k)} ${num(y - 3 * k)} ${num(x + way * 4 * k)} ${num(y - 2 * k)} ${num(x + way * 9 * k)} ${num(y - 8 * k)}C${num(x + way * 16 * k)} ${num(y - 9 * k)} ${num(x + way * 14 * k)} ${num(y + 2 * k)} ${num(x + way * 18 * k)} ${num(y + k)}Q${num(x)} ${num(y + 6 * k)} ${num(x - way * 14 * k)} ${num(y + k)}Z`,
    SNOW.lit,
  ) + spray([x + way * 13 * k, y - 6 * k], way, 0.42 * k);
