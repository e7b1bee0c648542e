import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';

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

/**
 * All the good cushions, about the hero: a tower to sit on; for a wheelchair, which is a better
 * throne than any cushion, a wall of them behind it and on both sides. (x, y), its foot, and `top`, where the hero is put, in mm.
 */
export function throne(
  light: Light,
  hero: Hero,
  [x, y]: Point,
): { readonly art: string; readonly top: Point } {
  const lay = (dx: number, dy: number, which: number, turn: number, k = 0.62, satOn = false) =>
    at(x + dx, y + dy, k, cushion(light, which, satOn), turn);
  if (hero.wheelchair) {
    let behind = '';
    for (let row = 0; row < 4; row++) {
      behind += lay(-34 + (row % 2) * 4, -4 - row * 15, row, row % 2 ? 4 : -4, 0.56);
      behind += lay(36 - (row % 2) * 4, -4 - row * 15, row + 2, row % 2 ? -4 : 4, 0.56);
    }
    return { art: behind, top: [x, y] };
  }
  const tower = [0, 1, 2]
    .map((i) =>
      lay((i % 2 ? 2.4 : -1.6) * (1 + i * 0.2), -i * 15.4, i, i % 2 ? 3 : -3, 0.8, i === 2),
    )
    .join('');
  // One on its edge, to lean back on, and one for an elbow.
  const back = lay(24, -52, 3, 74, 0.78) + lay(-22, -58, 4, -64, 0.6);
  return {
    art:
      oval(x, y + 1, 48, 6, light.shade, `fill-opacity="${num(light.shadowAlpha)}"`) + back + tower,
    top: [x, y - 53],
  };
}
