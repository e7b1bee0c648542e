// The last turn before Nine: glass all along, on both pages, and in it the evening over the town; all light comes from there.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { sleepingCat } from '#titles/box-of-snow/cast/sleeping-cat.ts';
import { FLOORS } from './colors.ts';
import { LOW_SUN } from './lights.ts';
import { glow, wet } from './ramp.ts';

const FLOOR = FLOORS[9];
const FRAME = '#5f68ad';
/** Where the sun is. In mm of the right page. */
const SUN = [-128, 136] as const;

/** Where the ramp's edge is at `x`. */
export const edgeAt = (x: number): number => 186 - (x - 100) * 0.03;

export const glassGallery = (): string =>
  clean(
    box(
      -246,
      -110,
      472,
      300,
      linear([
        [0, '#e9e4f0'],
        [0.4, '#ffeed2'],
        [0.66, '#ffe0ae'],
        [0.84, '#ffb98a'],
        [1, '#f58f86'],
      ]),
    ) +
      glow(...SUN, 96, 84, '#fffbe0', 0.9) +
      oval(...SUN, 13, 13, '#fffbe6') +
      birds() +
      roofs('far town', 153, 9, '#f2a08a', 9) +
      roofs('middle town', 164, 13, '#cf7d90', 15, '#ffe2a0') +
      tower(72, 158) +
      roofs('near town', 177, 10, '#9a5f98', 24, '#ffd98a') +
      frames() +
      floor(),
  ) +
  at(-172, edgeAt(-172) + 4, 0.2, laundry(LOW_SUN, 0.8)) +
  sleepingCat([-76, edgeAt(-76) + 4], 0.3) +
  wet([
    [-138, 199, 2.4],
    [-104, 201, 3],
    [-60, 200, 2.2],
    [-26, 202, 3.2],
    [8, 200, 2.6],
  ]);

/** Over the glass and the door: only a page alone shows it, and has its words there. */
export const ceiling = (): string =>
  clean(
    box(-246, -110, 472, 107, '#fff1d6') + box(-246, -3, 472, 4, mix(FLOOR.pale, FLOOR.wall, 0.5)),
  );

/** Gables and flat tops, and a few windows with somebody at home. */
function roofs(
  seed: string,
  top: number,
  rise: number,
  color: Hex,
  wide: number,
  lit?: Hex,
): string {
  const chance = chanceFrom(seed);
  let d = '';
  let windows = '';
  for (let x = -248; x < 130; ) {
    const w = wide * (0.7 + chance() * 0.9);
    const y = top - chance() * rise;
    const gable = chance() > 0.45;
    d += `M${num(x)} 200V${num(y)}${gable ? `l${num(w / 2)} ${num(-w * 0.32)}l${num(w / 2)} ${num(w * 0.32)}` : `h${num(w * 0.6)}v-4h2.600v4H${num(x + w)}`}V200Z`;
    if (chance() > 0.4) windows += `M${num(x + w * 0.35)} ${num(y + 5)}v2.600`;
    x += w;
  }
  return path(d, color) + (lit ? line(windows, lit, 2) : '');
}

/** A tank on legs, as roofs of a hot town have it. */
const tower = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    line('M-7 18V2M7 18V2M-7 12L7 4', '#8a5a8e', 1.4) +
      path('M-9 3V-12L0 -19L9 -12V3Z', '#a9688e') +
      path('M2 3V-17.500L9 -12V3Z', '#8a5a8e'),
  );

const birds = (): string =>
  line(
    [
      [70, 52],
      [84, 46],
      [94, 57],
      [58, 62],
    ]
      .map(([x, y]) => `M${x} ${y}q3 -3 5 0q2 -3 5 0`)
      .join(''),
    '#a8748e',
    1.1,
  );

/** Thin, for a room so high: posts, a rail and a sill. */
function frames(): string {
  const posts = [-206, -8, 116].map((x) => `M${x} -110V${num(edgeAt(x))}`).join('');
  let bars = '';
  for (let x = -240; x < 118; x += 11) bars += `M${x} ${num(edgeAt(x) - 21)}V${num(edgeAt(x))}`;
  const along = (up: number): string =>
    `M-246 ${num(edgeAt(-246) - up)}L118 ${num(edgeAt(118) - up)}`;
  return (
    line(posts, FRAME, 3.4) +
    line(posts, '#b9b4dc', 0.8) +
    line(bars, FRAME, 1) +
    line(along(21), FRAME, 2.6) +
    line(along(21.8), '#ffe0b0', 0.9)
  );
}

/** The ramp, and the glass once more, laid over it as bars of low sun. */
function floor(): string {
  const base = mix(FLOOR.wall, FLOOR.pale, 0.3);
  let bars = '';
  for (let x = -262; x < 116; x += 52) {
    bars += `M${x} ${num(edgeAt(x))}H${x + 30}L${x + 88} 236H${x + 46}Z`;
  }
  return (
    path(
      `M-246 ${num(edgeAt(-246))}L226 ${num(edgeAt(226))}V236H-246Z`,
      linear([
        [0, mix(base, FLOOR.deep, 0.16)],
        [1, mix(base, '#fff6dc', 0.2)],
      ]),
    ) +
    path(bars, '#ffd9a0', 'fill-opacity=".85"') +
    line(`M-246 ${num(edgeAt(-246))}L226 ${num(edgeAt(226))}`, FLOOR.deep, 2)
  );
}
