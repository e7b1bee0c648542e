// The ramp as one peel of an apple: it comes from beside us at the lower left and is away to the upper right, ovens open
// all along its wall.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { FLOORS } from './colors.ts';
import { glow } from './ramp.ts';

const FLOOR = FLOORS[2];
const DEEP: Hex = mix(FLOOR.deep, '#7a3f3a', 0.25);
/** How far down the wall is seen at the left of the page, and from there on over the fold. */
const WALL_FOOT = 172;

/** The ramp's edge at the wall, and that over the well, from us on upward. */
const AT_WALL: readonly Point[] = [
  [-6, WALL_FOOT],
  [50, 171],
  [104, 166],
  [148, 153],
  [178, 130],
  [196, 101],
  [222, 68],
];
const AT_WELL: readonly Point[] = [
  [-6, 228],
  [70, 225],
  [130, 213],
  [176, 190],
  [204, 156],
  [215, 126],
  [228, 100],
];

const wall = (x: number, width: number): string =>
  box(
    x,
    -10,
    width,
    SHEET + 20,
    linear([
      [0, '#fff4cc'],
      [0.4, '#ffe692'],
      [0.8, '#ffcf52'],
    ]),
  );

const HANDRAIL = 'M-246 206H6';

/** The same wall and the same ramp, where they are on the page of words. */
export const peelPastFold = (): string =>
  clean(
    wall(-246, 252) +
      box(-246, WALL_FOOT, 252, 60, mix(FLOOR.wall, FLOOR.pale, 0.75)) +
      line(`M-246 ${WALL_FOOT}H6`, DEEP, 1.6) +
      line(HANDRAIL, DEEP, 3.2) +
      line(HANDRAIL, '#f3c878', 1),
  );

/** All of the one bend. */
export function peel(): string {
  const well = smooth(AT_WELL, false);
  const away = AT_WELL.map(([x, y], i): Point => [x + i * 1.2, y + 9 - i * 0.6]);
  const high = (i: number): number => 22 - i * 2.2;
  const rail = AT_WELL.map(([x, y], i): Point => [x, y - high(i)]);
  const posts = AT_WELL.flatMap((p, i, all) => {
    const next = all[i + 1];
    if (!next) return [];
    return [0, 0.25, 0.5, 0.75].map((t) => [
      p[0] + (next[0] - p[0]) * t,
      p[1] + (next[1] - p[1]) * t - 1,
      high(i + t),
    ]);
  })
    .map(([x, y, h]) => `M${num(x as number)} ${num(y as number)}v${num(-(h as number))}`)
    .join('');
  return (
    clean(
      wall(-6, SHEET + 12) +
        // Down in the well it is darker, and the turn below goes the same way.
        path(`${smooth(away, false)}V226H-6Z`, '#a85f2c') +
        path(
          `${smooth(AT_WALL, false)}${smooth([...AT_WELL].reverse(), false).replace('M', 'L')}Z`,
          mix(FLOOR.wall, FLOOR.pale, 0.75),
        ) +
        path(`${well}${smooth([...away].reverse(), false).replace('M', 'L')}Z`, DEEP),
    ) +
    line(smooth(AT_WALL, false), DEEP, 1.6) +
    line(well, '#fff6dc', 1.2) +
    line(posts, DEEP, 1.2) +
    line(smooth(rail, false), DEEP, 3.2) +
    line(smooth(rail, false), '#f3c878', 1)
  );
}

/** One oven, 16 wide and 24 high with its foot on (0, 0), its door down. */
const oven = (): string =>
  glow(0, -10, 26, 26, '#ff9a2e', 0.75) +
  box(-9, -24, 18, 25, '#5f8088', 1.6) +
  line('M-5 -21h.1M0 -21h.1M5 -21h.1', '#cfe0dc', 1.8) +
  box(-7, -18, 14, 12, '#ff9a2e', 1) +
  box(-5.4, -16.4, 10.8, 9, '#fff0a0', 0.8) +
  path('M-4 -9.500C-3 -13 3 -13 4 -9.5Z', '#b8642e') +
  path('M-7 -6h14l3 5.400h-20Z', '#4f6f78') +
  path('M-5.500 -5.600h11l1.800 3.400h-14.600Z', '#ffc766', 'fill-opacity=".8"');

/** Eleven, as far as they are seen: open, and the smaller the further up. */
export const ovensAlong = (): string =>
  (
    [
      [30, 172, 1.4, 0],
      [92, 168, 1.34, -3],
      [121, 163, 1.2, -10],
      [143, 156, 1.02, -20],
      [163, 143, 0.86, -34],
      [178, 128, 0.7, -46],
      [189, 112, 0.56, -52],
      [198, 98, 0.46, -50],
    ] as const
  )
    .map(([x, y, k, lean]) => at(x, y, k, oven(), lean * 0.5))
    .join('');
