import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { basin, stoneFish } from './fountain.ts';
import { SPRAY } from './lights.ts';

// Twelve o'clock: all the water there is, and where it goes.

/** The stone fish has let go: jets from its mouth at `x` that come down as far off as `ends` say, on the ground. */
export function fountainOn(x: number, y: number, size: number, ends: readonly number[]): string {
  const mouth = y - 126 * size;
  const jet = (end: number, i: number, wide: number): string => {
    const high = mouth - 26 - (i % 3) * 7 - Math.abs(end - x) * 0.06;
    const foot = y + (end > x ? 44 : 20) * size + (i % 2) * 8;
    const along: Point[] = [];
    const half: number[] = [];
    for (let k = 0; k <= 12; k++) {
      const t = k / 12;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
      along.push([
        a * x + b * (x + (end - x) * 0.3) + c * (x + (end - x) * 0.82) + d * end,
        a * mouth + b * high + c * (high + 12) + d * foot,
      ]);
      // Thin where it leaves, thick in its fall, and in drops before it lands.
      half.push(wide * (0.25 + 1.1 * t) * (t > 0.82 ? (1 - t) / 0.18 + 0.06 : 1));
    }
    return ribbon(along, half);
  };
  const all = (wide: number): string => ends.map((end, i) => jet(end, i, wide)).join('');
  return (
    basin(
      SPRAY,
      { x, y: y - 4, rx: 100 * size, ry: 20 * size, rim: 7 },
      ['#6fb4d6', '#8cc9e2', '#bfe4f2'],
      '',
    ) +
    at(x, y, size, stoneFish(SPRAY, true)) +
    path(all(3.8), '#c4e6f4', 'fill-opacity=".65"') +
    path(all(1.7), '#ffffff', 'fill-opacity=".95"') +
    path(
      `${disc(x, mouth, 6, 5)}${disc(x - 6, mouth - 7, 5)}${disc(x + 6, mouth - 9, 5.4)}${disc(x - 1, mouth - 16, 4.4)}`,
      '#ffffff',
      'fill-opacity=".92"',
    )
  );
}

/** A puddle into which somebody jumps, and what it does then. */
export const splash = (x: number, y: number): string =>
  oval(x, y, 36, 6, '#8cc4dd') +
  oval(x, y, 21, 3.4, '#c8e8f3') +
  path(
    `M${x - 30} ${y + 1}Q${x - 40} ${y - 12} ${x - 47} ${y - 14}Q${x - 34} ${y - 14} ${x - 20} ${y}ZM${x + 30} ${y + 1}Q${x + 38} ${y - 14} ${x + 46} ${y - 17}Q${x + 33} ${y - 15} ${x + 20} ${y}ZM${x - 16} ${y}Q${x - 22} ${y - 16} ${x - 30} ${y - 22}Q${x - 14} ${y - 16} ${x - 6} ${y}ZM${x + 16} ${y}Q${x + 20} ${y - 16} ${x + 27} ${y - 24}Q${x + 13} ${y - 16} ${x + 6} ${y}Z`,
    '#ffffff',
    'fill-opacity=".9"',
  );

/** What spokes throw up behind a wheel whose foot is at (x, y) and that rolls to the right: sheets of it, and beads off them. */
export function wheelSpray(x: number, y: number): string {
  const chance = chanceFrom('spokes');
  let sheets = '';
  let beads = '';
  for (let i = 0; i < 7; i++) {
    const a = ((186 + i * 9) * Math.PI) / 180;
    const far = 36 + chance() * 18 - i * 1.4;
    const at = (turn: number, k: number): string =>
      `${num(x + Math.cos(a + turn) * far * k)} ${num(y + Math.sin(a + turn) * far * k)}`;
    sheets += `M${num(x)} ${num(y)}Q${at(-0.12, 0.6)} ${at(0.05, 1)}Q${at(0.16, 0.6)} ${num(x + 6)} ${num(y)}Z`;
    for (let k = 1.06; k < 1.5; k += 0.13)
      beads += disc(
        x + Math.cos(a + k * 0.12) * far * k,
        y + Math.sin(a + k * 0.12) * far * k,
        1.7 - k * 0.7,
      );
  }
  return (
    path(sheets, '#a9d6ea', 'fill-opacity=".8" transform="translate(0 1.4)"') +
    path(sheets, '#ffffff', 'fill-opacity=".8"') +
    path(beads, '#ffffff')
  );
}

/** In the air, but on nobody's face. */
export function drops(width: number, off: readonly Box[]): string {
  const chance = chanceFrom('noon');
  let d = '';
  for (let i = 0; i < width * 0.36; i++) {
    const [x, y] = [chance() * width, 74 + chance() * 130];
    const r = 0.5 + chance() * 1.1;
    if (
      off.some((b) => x > b.x - 3 && x < b.x + b.width + 3 && y > b.y - 3 && y < b.y + b.height + 3)
    )
      continue;
    d += disc(x, y, r, r * 1.3);
  }
  return path(d, '#ffffff', 'fill-opacity=".9" stroke="#9fcfe4" stroke-width=".3"');
}

/** Wet stone, and the sky in it. */
export const wetSquare = (width: number, top: number): string =>
  path(
    `M-4 ${top}H${width + 4}V222H-4Z`,
    linear([
      [0, '#dfe9ea'],
      [0.3, '#e9e2d6'],
      [1, '#cfcac6'],
    ]),
  ) +
  [0.14, 0.46, 0.78]
    .map((k, i) => oval(width * k, 200 + (i % 2) * 8, 54, 6, '#a8d0e2', 'fill-opacity=".7"'))
    .join('') +
  line(
    Array.from(
      { length: Math.round(width / 54) },
      (_, i) => `M${20 + i * 52} ${205 + (i % 3) * 4}h26`,
    ).join(''),
    '#ffffff',
    0.9,
    'stroke-opacity=".8"',
  );

/** No yellow in it: that is the taxi's. */
export const rainbow = (x: number, y: number, far: number): string =>
  ['#e5786a', '#f3b184', '#93cf9e', '#66afdf', '#9685cc']
    .map((color, i) => {
      const r = far - i * 3.6;
      return line(
        `M${num(x - r)} ${y}A${r} ${r} 0 0 1 ${num(x + r)} ${y}`,
        color,
        3.7,
        'stroke-opacity=".85"',
      );
    })
    .join('');
