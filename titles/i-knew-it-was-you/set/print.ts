// How this book is printed: ink wiped lighter towards the light, the grain of the block, light as strokes of a gouge.
import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial, type Stop } from '#bookmaking/drawing/sheet.ts';

/** A block whose ink was wiped from top to bottom, and the grain of its wood in it. */
export const wiped = (area: Box, stops: readonly Stop[], grain: Hex, seed: string): string =>
  box(area.x, area.y, area.width, area.height, linear(stops)) + grained(area, grain, seed);

/** The rings of the tree, as they print: long lines that bend around a knot. */
function grained({ x, y, width, height }: Box, ink: Hex, seed: string): string {
  const chance = chanceFrom(`grain ${seed}`);
  const knot: Point = [x + width * (0.2 + chance() * 0.6), y + height * (0.2 + chance() * 0.6)];
  let d = '';
  for (let at = y + 3; at < y + height; at += 4.6 + chance() * 4) {
    const away = at - knot[1];
    const bend = (Math.sign(away) || 1) * 9 * Math.exp(-((away / 22) ** 2));
    const w = width / 4;
    d += `M${num(x)} ${num(at)}C${num(x + w)} ${num(at + chance() * 3)} ${num(knot[0] - 22)} ${num(at + bend)} ${num(knot[0])} ${num(at + bend)}S${num(x + width - w)} ${num(at + chance() * 3)} ${num(x + width)} ${num(at + chance() * 2)}`;
  }
  return line(d, ink, 0.5, 'stroke-opacity=".16"');
}

/** Where a gouge took the ink away: strokes that lead off from a light, thickest in their middle. */
export function gouged(
  seed: string,
  [x, y]: Point,
  from: number,
  to: number,
  count: number,
  color: Hex,
  opacity: number,
  sector: readonly [start: number, end: number] = [0, 360],
): string {
  const chance = chanceFrom(`gouge ${seed}`);
  let d = '';
  for (let ring = from; ring < to; ring += 9) {
    const here = Math.round(count * (0.5 + ring / to));
    for (let i = 0; i < here; i++) {
      if (chance() < (ring - from) / (to - from) - 0.15) continue;
      const share = (i + chance() * 0.8) / here;
      const angle = ((sector[0] + share * (sector[1] - sector[0])) * Math.PI) / 180;
      d += stroke(chance, [x, y], angle, ring + chance() * 6, 4 + chance() * 7);
    }
  }
  return path(d, color, `fill-opacity="${opacity}"`);
}

function stroke(chance: Chance, [x, y]: Point, angle: number, start: number, long: number): string {
  const wide = 0.35 + chance() * 0.4;
  const point = (r: number, side: number): Point => [
    x + Math.cos(angle) * r - Math.sin(angle) * side,
    y + Math.sin(angle) * r + Math.cos(angle) * side,
  ];
  return polygon([
    point(start, 0),
    point(start + long * 0.6, wide),
    point(start + long, 0),
    point(start + long * 0.6, -wide),
  ]);
}

/** A soft pool of light, or of darkness. */
export const pool = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: Hex,
  strength: number,
): string =>
  oval(
    x,
    y,
    rx,
    ry,
    radial([
      [0, color, strength],
      [0.5, color, strength * 0.5],
      [1, color, 0],
    ]),
  );
