import type { Point } from '#bookmaking/drawing/geometry.ts';
import { outlineOf, shapeOfGlyph } from './is-sawn.ts';

/** A capital is 200 units high in the outlines. */
const UNIT = 0.5;
/** Of a thing that a letter is painted on: as wide as most of them are. */
const THING: readonly [left: number, right: number] = [-43, 44];
const STEPS = 4;

/** The corners of an outline, its curves cut into short straight pieces; the outlines know M, l, q and z. */
function corners(d: string): Point[][] {
  const loops: Point[][] = [];
  let loop: Point[] = [];
  let here: Point = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([MlqzZ])([^MlqzZ]*)/g)) {
    const n = [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number);
    if (command === 'M') {
      here = [n[0] ?? 0, n[1] ?? 0];
      loop = [here];
      loops.push(loop);
    }
    const by = command === 'q' ? 4 : 2;
    for (let i = 0; (command === 'q' || command === 'l') && i + by <= n.length; i += by) {
      const [x, y] = here;
      const turn: Point = by === 4 ? [n[i] ?? 0, n[i + 1] ?? 0] : [0, 0];
      const to: Point = [n[i + by - 2] ?? 0, n[i + by - 1] ?? 0];
      for (let s = 1; s <= STEPS; s++) {
        const t = s / STEPS;
        const [a, b] = by === 4 ? [2 * t * (1 - t), t * t] : [0, t];
        loop.push([x + a * turn[0] + b * to[0], y + a * turn[1] + b * to[1]]);
      }
      here = [x + to[0], y + to[1]];
    }
  }
  return loops;
}

/**
 * Where the wood of a letter begins and ends at a `level` over its foot, both in hundredths of its capital, from its middle:
 * whoever holds on to a Y, or leans on a T, does it where there is something.
 */
export function edgesAt(
  base: string,
  level: number,
  sawn: boolean,
): readonly [left: number, right: number] {
  const outline = sawn ? outlineOf(shapeOfGlyph(base)) : undefined;
  if (!outline) return THING;
  const y = -level / UNIT;
  const crossings: number[] = [];
  for (const loop of corners(outline.strokes[0]?.d ?? '')) {
    for (const [i, [x1, y1]] of loop.entries()) {
      const [x2, y2] = loop[(i + 1) % loop.length] as Point;
      if (y1 < y !== y2 < y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    }
  }
  if (crossings.length === 0) return THING;
  const fromMiddle = (x: number): number => (x - outline.width / 2) * UNIT;
  return [fromMiddle(Math.min(...crossings)), fromMiddle(Math.max(...crossings))];
}
