// How this book is printed: ink wiped lighter towards the light, the grain of the block.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { box, line, oval } from '#bookmaking/drawing/marks.ts';
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
