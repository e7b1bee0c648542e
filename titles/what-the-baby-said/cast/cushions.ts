import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

const COVERS: readonly (readonly [cloth: Hex, piping: Hex])[] = [
  ['#4f76c4', '#f8e7c6'],
  ['#f0b23c', '#c33f66'],
  ['#ec7c5c', '#fff2e2'],
  ['#9a63ae', '#f2b733'],
  ['#e58fa6', '#5a4a96'],
];

/** A cushion lying flat, a tassel at each corner: 100 wide and 26 high on y 0; `satOn`, its corners stand up round a hollow. */
export function cushion(light: Light, which: number, satOn = false): string {
  const [cloth, piping] = COVERS[which % COVERS.length] as (typeof COVERS)[number];
  const t = tone(light, cloth);
  const d = satOn
    ? 'M-52 -8C-62 -26 -52 -38 -38 -32C-24 -25 -14 -19 0 -19C14 -19 24 -25 38 -32C52 -38 62 -26 52 -8C54 2 30 2 0 2C-30 2 -54 2 -52 -8Z'
    : 'M-50 -6C-54 -22 -30 -28 0 -28C30 -28 54 -22 50 -6C54 2 30 2 0 2C-30 2 -54 2 -50 -6Z';
  return (
    line('M-49 -4l-7 5M49 -4l7 5', tone(light, piping).base, 4) +
    clip(d, path(d, t.shade) + shifted(light.direction[0] * 4, -6, path(d, t.base))) +
    line('M-49 -8Q0 -2 49 -8', tone(light, piping).base, 2) +
    (satOn
      ? line('M-30 -24Q-18 -14 -10 -13M30 -24Q18 -14 10 -13', t.deep, 1.6, 'stroke-opacity=".6"')
      : oval(-8, -19, 20, 4, t.lite, 'fill-opacity=".5"'))
  );
}

/** From the foot up: how far each is from the middle, in cushions. */
const ROWS = [
  [-1.75, 1.8, -0.6, 0.62],
  [-1.3, 1.26, 0],
  [-0.72, 0.7],
  [-0.34, 0.4],
  [0.04],
] as const;
const SIZE = 0.74;
/** How much higher each row is. */
const PITCH = 15.4;

/**
 * All the good cushions there are, on one heap whose foot is at (x, y): who sits on it has the hollow of the last, at `top`; who rolls
 * has it for the back of a throne, and stays at its foot. In mm.
 */
export function heap(light: Light, [x, y]: Point): { readonly art: string; readonly top: Point } {
  const last = ROWS.length - 1;
  const art = ROWS.map((row, i) =>
    row
      .map((by, j) =>
        at(
          x + by * 76 * SIZE,
          y - i * PITCH,
          SIZE,
          cushion(light, i * 2 + j, i === last),
          i === last ? -2 : ((i + j) % 2 ? 3 : -4) + by * 5,
        ),
      )
      .join(''),
  ).join('');
  return {
    art: oval(x, y + 1, 150, 8, light.shade, `fill-opacity="${num(light.shadowAlpha)}"`) + art,
    top: [x, y - last * PITCH - 14],
  };
}
