// The lit bus once more, upside down in the pond and pulled apart by the ding. Words stand on it: nothing of it is lighter than
// what they can be read on.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { clean, line } from '#bookmaking/drawing/marks.ts';

interface Shore {
  readonly width: number;
  /** The water's upper edge. */
  readonly water: number;
}

const STEP = 2.9;
/** How far the window's light reaches, in strokes, and how strong the first of them are. */
const REACH = 17;
/** So many of them are over where anybody reads. */
const UNREAD = 2;

/** Window and button, in strokes of a flat brush: together at the shore, and farther and farther apart. A child among them was a dark box behind words. */
export function onWater({ width, water }: Shore, bell: Point): string {
  const chance = chanceFrom('on water');
  let amber = '';
  let red = '';
  for (let i = 0; i < REACH; i++) {
    const y = water + 6 + i * STEP;
    // How far the ding has pushed it.
    const push = (chance() - 0.5) * (2 + i * 0.5);
    const near = 1 - i / REACH;
    let strokes = '';
    for (let x = -12 + chance() * 10; x < width; ) {
      const long = (26 + chance() * 60) * (0.25 + near);
      strokes += `M${num(x)} ${num(y)}H${num(x + long)}`;
      x += long + 4 + chance() * 14 + (1 - near) * 34 * chance();
    }
    // Behind words it is hardly lighter than the water.
    amber +=
      i < UNREAD
        ? line(strokes, '#64502c', 1 + 1.5 * near, `stroke-opacity="${num(0.2 + 0.7 * near)}"`)
        : line(strokes, '#2c6068', 1 + 1.5 * near, 'stroke-opacity=".3"');
    if (i < UNREAD) red += `M${num(bell[0] - 15 + push)} ${num(y - 3)}H${num(bell[0] + 15 + push)}`;
  }
  let bright = '';
  for (let i = 0; i < width / 6; i++) {
    const x = chance() * width;
    bright += `M${num(x)} ${num(water + 4.4 + chance() * 4)}h${num(5 + chance() * 14)}`;
  }
  return clean(
    amber + line(red, '#7a222a', 2.2) + line(bright, '#f2b65a', 1.2, 'stroke-opacity=".7"'),
  );
}
