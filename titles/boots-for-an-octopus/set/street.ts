import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { blob, num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

/** Slanting strokes of rain over an area; `amount` 1 is a downpour. */
export function rain(chance: Chance, area: Box, amount: number, color = '#ffffff'): string {
  let d = '';
  const count = Math.round((area.width * area.height * amount) / 90);
  for (let i = 0; i < count; i++) {
    const long = 4 + chance() * 6;
    d += `M${num(area.x + chance() * area.width)} ${num(area.y + chance() * area.height)}l${num(-long * 0.22)} ${num(long)}`;
  }
  return line(d, color, 0.7, 'stroke-opacity=".7"');
}

/** Houses of the street beyond, standing on `ground`; `pale` 0 to 1 lets them stay behind. */
export function houses(area: Box, ground: number, pale: number): string {
  const chance = chanceFrom('houses');
  const colors = ['#e8b9a6', '#bcd3c9', '#d9c3dd', '#f0d3bd', '#a9c4d6'];
  let art = '';
  let windows = '';
  for (let x = area.x - 6, i = 0; x < area.x + area.width; i++) {
    const wide = 24 + chance() * 14;
    const high = (ground - area.y) * (0.5 + chance() * 0.3);
    const top = ground - high;
    art += path(
      i % 2
        ? `M${num(x)} ${ground}V${num(top)}L${num(x + wide / 2)} ${num(top - 9)}L${num(x + wide)} ${num(top)}V${ground}Z`
        : roundedBox(x, top, wide, high, 0.5),
      mix(colors[i % colors.length] as string, '#dcebee', pale),
    );
    for (let wy = top + 6; wy < ground - 14; wy += 13) {
      for (let wx = x + 4; wx < x + wide - 6; wx += 9) windows += roundedBox(wx, wy, 5, 7.4, 0.8);
    }
    x += wide + 0.6;
  }
  return art + path(windows, '#fff6e2', `fill-opacity="${0.75 * (1 - pale)}"`);
}

/** A puddle with the sky in it, and rings where drops fall. */
export function puddle(
  seed: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  drops = 0,
): string {
  const chance = chanceFrom(seed);
  let rings = '';
  for (let i = 0; i < drops; i++) {
    const px = x + (chance() - 0.5) * rx * 1.2;
    const py = y + (chance() - 0.5) * ry * 0.9;
    const r = 2 + chance() * rx * 0.1;
    rings += oval(
      px,
      py,
      r,
      r * 0.32,
      'none',
      'stroke="#ffffff" stroke-width=".6" stroke-opacity=".85"',
    );
  }
  return (
    path(blob(chance, x, y + 0.8, rx, ry, 11, 0.14), '#6f8da6', 'fill-opacity=".5"') +
    path(
      blob(chanceFrom(seed), x, y, rx * 0.97, ry * 0.93, 11, 0.14),
      linear([
        [0, '#a9d3e2'],
        [1, '#e2f3f4'],
      ]),
    ) +
    line(
      `M${num(x - rx * 0.5)} ${num(y + ry * 0.3)}h${num(rx * 0.5)}M${num(x - rx * 0.1)} ${num(y - ry * 0.35)}h${num(rx * 0.45)}`,
      '#ffffff',
      0.8,
      'stroke-opacity=".8"',
    ) +
    rings
  );
}

export interface Weather {
  /** Strokes of rain: 1 pours, 0 has stopped. */
  readonly rain: number;
  readonly sky: readonly [high: string, low: string];
  /** Puddles, nearest first: middle and half width in mm. */
  readonly puddles: readonly (readonly [x: number, y: number, rx: number])[];
}

/** The street as the shop's glass shows it, filling `area`; the pavement begins at `ground`. */
export function street(area: Box, ground: number, weather: Weather, seed: string): string {
  const bottom = area.y + area.height;
  return (
    box(
      area.x,
      area.y,
      area.width,
      ground - area.y,
      linear([
        [0, weather.sky[0]],
        [1, weather.sky[1]],
      ]),
    ) +
    houses({ ...area, y: area.y + (ground - area.y) * 0.15 }, ground, 0.28) +
    box(
      area.x,
      ground,
      area.width,
      bottom - ground,
      linear([
        [0, '#a5b9c9'],
        [1, '#c3cfd9'],
      ]),
    ) +
    box(area.x, ground, area.width, 1.6, '#8497a9') +
    weather.puddles
      .map(([x, y, rx], i) => puddle(`${seed} ${i}`, x, y, rx, rx * 0.26, weather.rain ? 3 : 0))
      .join('') +
    rain(chanceFrom(seed), area, weather.rain)
  );
}

/** The posts and lintel of the shop's door; `floor` is where they stand, in mm. */
export function doorFrame(
  x: number,
  y: number,
  width: number,
  floor: number,
  wood: string,
  lite: string,
  dark: string,
): string {
  const w = 5.4;
  return (
    box(x - w, y - w - 3, width + 2 * w, w + 3, wood, 1) +
    box(x - w, y - w - 3, width + 2 * w, 2, lite, 1) +
    path(
      `M${x - w} ${y - w}h${w}V${floor}h-${w}ZM${x + width} ${y - w}h${w}V${floor}h-${w}Z`,
      wood,
    ) +
    path(`M${x - w} ${y - w}h1.4V${floor}h-1.4ZM${x + width} ${y - w}h1.4V${floor}h-1.4Z`, lite) +
    path(`M${x + width - 0.4} ${y}h1V${floor}h-1Z`, dark)
  );
}

/** The shop's bell on its spring, ringing. */
export const bell = (x: number, y: number): string =>
  line(`M${x} ${y - 9}q5 1 5 5`, '#8a4530', 1.4) +
  path(
    polygon([
      [x + 2, y],
      [x + 8, y],
      [x + 11, y + 8],
      [x - 1, y + 8],
    ]),
    '#d98a5c',
  ) +
  oval(x + 5, y + 0.4, 3.2, 3, '#d98a5c') +
  oval(x + 5, y + 9.2, 1.7, 1.7, '#8a4530') +
  line(`M${x + 2.6} ${y + 2}l-1 4`, '#ffd0ac', 1) +
  line(
    `M${x - 5} ${y}q-3 4 0 8M${x + 15} ${y}q3 4 0 8M${x - 9} ${y - 2}q-4 6 0 12M${x + 19} ${y - 2}q4 6 0 12`,
    '#e9694f',
    1.1,
  );
