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

const WALLS = ['#e8b9a6', '#bcd3c9', '#d9c3dd', '#f0d3bd', '#a9c4d6'] as const;
const ROOFS = ['#b98a86', '#8fa6a6', '#a893b8', '#c49a86', '#8298b4'] as const;
const HAZE = '#dcebee';

/** Houses of the street beyond, standing on `ground`, with gables, chimneys and awnings; `pale` 0 to 1 lets them stay behind. */
export function houses(area: Box, ground: number, pale: number): string {
  const chance = chanceFrom('houses');
  let [walls, roofs, windows, doors, awnings] = ['', '', '', '', ''];
  for (let x = area.x - 6, i = 0; x < area.x + area.width; i++) {
    const wide = 24 + chance() * 14;
    const high = (ground - area.y) * (0.5 + chance() * 0.3);
    const top = ground - high;
    const right = x + wide;
    const rise = Math.min(high * 0.34, [wide * 0.42, 8, 11][i % 3] as number);
    const [wall, roof] = [WALLS, ROOFS].map((c) => mix(c[i % 5] as string, HAZE, pale));
    roofs += path(roofOf(i % 3, x, right, top, rise), roof as string);
    walls += path(
      i % 3 === 0
        ? `M${num(x + 0.6)} ${ground}V${num(top)}L${num((x + right) / 2)} ${num(top - rise * 0.8)}L${num(right - 0.6)} ${num(top)}V${ground}Z`
        : roundedBox(x + 0.6, top, wide - 1.2, high, 0.3),
      wall as string,
    );
    const columns = wide > 31 ? 3 : 2;
    const pitch = (wide - 6) / columns;
    for (let wy = top + 4; wy < ground - 20; wy += 13) {
      for (let c = 0; c < columns; c++) {
        const wx = x + 3 + c * pitch + (pitch - 5) / 2;
        windows += `M${num(wx)} ${num(wy + 8)}v-5.600q2.500 -3.400 5 0v5.600Z`;
      }
    }
    if (high > 24) {
      doors += roundedBox(i % 2 ? x + 4 : right - 10, ground - 11, 6, 11, 1);
      const shop = i % 2 ? x + 12 : x + 3;
      windows += roundedBox(shop, ground - 9, wide - 16, 6.5, 0.6);
      awnings += `M${num(shop - 1)} ${ground - 13}h${num(wide - 14)}l2 4h${num(10 - wide)}h-8Z`;
    }
    x += wide + 0.6;
  }
  const seen = num(1 - pale) === '0' ? 0.1 : 1 - pale;
  return (
    roofs +
    walls +
    path(awnings, mix('#e08a76', HAZE, pale)) +
    path(doors, mix('#6f7f9a', HAZE, Math.min(0.9, pale + 0.15))) +
    path(windows, '#fff6e2', `fill-opacity="${0.75 * seen}"`)
  );
}

/** A gable that is seen from its front, a roof with a chimney, or a steep one with a dormer. */
function roofOf(kind: number, x: number, right: number, top: number, rise: number): string {
  const middle = (x + right) / 2;
  const chimney = (at: number): string => roundedBox(at, top - rise - 4, 4, rise + 4, 0.4);
  if (kind === 0)
    return `M${num(x - 1.6)} ${num(top + 1)}L${num(middle)} ${num(top - rise - 1)}L${num(right + 1.6)} ${num(top + 1)}Z`;
  if (kind === 1)
    return `M${num(x - 1)} ${num(top + 0.6)}L${num(x + 5)} ${num(top - rise)}H${num(right - 5)}L${num(right + 1)} ${num(top + 0.6)}Z${chimney(x + 7)}`;
  return `M${num(x)} ${num(top + 0.6)}Q${num(x + 1)} ${num(top - rise)} ${num(x + 6)} ${num(top - rise)}H${num(right - 6)}Q${num(right - 1)} ${num(top - rise)} ${num(right)} ${num(top + 0.6)}Z${chimney(right - 11)}M${num(middle - 4)} ${num(top)}v-6q4 -5 8 0v6Z`;
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
