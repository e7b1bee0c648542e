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
/** How far down the wall is seen at the left of the page, and, as it is uphill all the way, where the page of words begins. */
const WALL_FOOT = 180;
const FURTHER_DOWN = 214;
/** How steep it is there, in degrees. */
export const UPHILL = -8;

/** The ramp's edge at the wall, and that over the well, from us on upward. */
const AT_WALL: readonly Point[] = [
  [-6, WALL_FOOT],
  [50, 172],
  [104, 161],
  [148, 146],
  [178, 125],
  [196, 98],
  [222, 66],
];
const AT_WELL: readonly Point[] = [
  [-6, 251],
  [70, 232],
  [130, 213],
  [176, 187],
  [204, 154],
  [215, 125],
  [228, 98],
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

/** The same wall and the same ramp, where they are on the page of words. */
export function peelPastFold(): string {
  const foot = `M-246 ${FURTHER_DOWN}L-6 ${WALL_FOOT}`;
  return clean(
    wall(-246, 252) +
      path(`${foot}L6 ${WALL_FOOT - 1.6}V232H-246Z`, mix(FLOOR.wall, FLOOR.pale, 0.75)) +
      line(foot, DEEP, 1.6),
  );
}

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
      [30, 176, 1.4, -14],
      [92, 165, 1.34, -18],
      [121, 158, 1.2, -22],
      [143, 149, 1.02, -30],
      [163, 138, 0.86, -40],
      [178, 128, 0.7, -46],
      [189, 112, 0.56, -52],
      [198, 98, 0.46, -50],
    ] as const
  )
    .map(([x, y, k, lean]) => at(x, y, k, oven(), lean * 0.5))
    .join('');
