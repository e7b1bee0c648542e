// The lit bus once more, upside down in the pond and pulled apart by the ding. Words stand on it: nothing of it is lighter than
// what they can be read on.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { clean, line } from '#bookmaking/drawing/marks.ts';

interface Shore {
  readonly width: number;
  /** The window's lower edge, and the water's. */
  readonly sill: number;
  readonly water: number;
}

interface Leaning {
  readonly head: Box;
  readonly bell: Point;
}

/** From so low water shortens what stands in it. */
const SHORTER = 0.5;
const STEP = 2.9;
/** How far the window's light reaches, in strokes, and how strong the first of them are. */
const REACH = 17;
const DEEP = '#163f50';

/** Window, child, and button, each in strokes of a flat brush: together at the shore, and farther and farther apart. */
export function onWater({ width, sill, water }: Shore, { head, bell }: Leaning): string {
  const chance = chanceFrom('on water');
  const [cx, cy] = [head.x + head.width / 2, head.y + head.height / 2];
  let amber = '';
  let dark = '';
  let red = '';
  for (let i = 0; i < REACH; i++) {
    const y = water + 6 + i * STEP;
    // What of the bus lies at this stroke, and how far the ding has pushed it.
    const of = sill - (i * STEP) / SHORTER;
    const push = (chance() - 0.5) * (2 + i * 0.5);
    const near = 1 - i / REACH;
    let strokes = '';
    for (let x = -12 + chance() * 10; x < width; ) {
      const long = (26 + chance() * 60) * (0.25 + near);
      strokes += `M${num(x)} ${num(y)}H${num(x + long)}`;
      x += long + 4 + chance() * 14 + (1 - near) * 34 * chance();
    }
    amber += line(strokes, '#64502c', 1 + 1.5 * near, `stroke-opacity="${num(0.2 + 0.7 * near)}"`);
    const half = halfOf(of, cy, head, sill) * (0.86 + chance() * 0.22);
    if (half > 3) dark += `M${num(cx - half + push)} ${num(y)}H${num(cx + half + push)}`;
    // Only where nobody reads.
    if (i < 2) red += `M${num(bell[0] - 15 + push)} ${num(y - 3)}H${num(bell[0] + 15 + push)}`;
  }
  let bright = '';
  for (let i = 0; i < width / 6; i++) {
    const x = chance() * width;
    bright += `M${num(x)} ${num(water + 4.4 + chance() * 4)}h${num(5 + chance() * 14)}`;
  }
  return clean(
    amber +
      line(dark, DEEP, 2.7) +
      line(red, '#7a222a', 2.2) +
      line(bright, '#f2b65a', 1.2, 'stroke-opacity=".7"'),
  );
}

/** Half the width of a child at a height of the bus: head and hair, neck, shoulders. */
function halfOf(y: number, cy: number, { width, height }: Box, sill: number): number {
  const across = Math.abs(y - cy) / (height * 0.56);
  const head = across < 1 ? width * 0.58 * Math.sqrt(1 - across ** 2) : 0;
  const shoulders = y > cy + height * 0.58 && y < sill ? width * 0.5 : 0;
  return Math.max(head, shoulders);
}
