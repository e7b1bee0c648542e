import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';

/**
 * The pond after the rain: gold sky from `top`, far bank at `shore`, water down to `foot`, between
 * x and x + width.
 */
export function pond(
  x: number,
  top: number,
  width: number,
  shore: number,
  foot: number,
  sunX: number,
): string {
  const chance = chanceFrom('pond');
  const sunY = shore - 17;
  let trees = '';
  for (let tx = x - 8; tx < x + width; tx += 7) {
    const r = 5 + chance() * 6;
    trees += `M${num(tx - r)} ${num(shore)}a${num(r)} ${num(r * 1.1)} 0 1 1 ${num(2 * r)} 0Z`;
  }
  let glints = '';
  for (let i = 0; i < 46; i++) {
    const t = chance();
    const y = shore + 2 + (foot - shore) * t * t;
    const reach = 2 + t * 12;
    const gx = chance() < 0.5 ? sunX + (chance() - 0.5) * (16 + 50 * t) : x + chance() * width;
    glints += `M${num(gx - reach / 2)} ${num(y)}h${num(reach)}`;
  }
  return (
    box(
      x,
      top,
      width,
      shore - top,
      linear([
        [0, '#fdf3d8'],
        [0.45, '#ffe6ae'],
        [1, '#ffc878'],
      ]),
    ) +
    oval(
      sunX,
      sunY,
      60,
      46,
      radial([
        [0, '#fffdf0', 1],
        [0.3, '#fff0bd', 0.8],
        [1, '#ffe2a0', 0],
      ]),
    ) +
    clean(oval(sunX, sunY, 10, 10, '#fffbe8')) +
    path(trees, '#b08a58') +
    box(x, shore - 1, width, 2.4, '#8f7a4a') +
    box(
      x,
      shore + 1,
      width,
      Math.max(0, foot - shore - 1),
      linear([
        [0, '#ffd894'],
        [0.4, '#c9b48c'],
        [1, '#6f93a3'],
      ]),
    ) +
    line(glints, '#fff6da', 0.9, 'stroke-opacity=".75"')
  );
}

/** Reeds in front of the water. */
export function reeds(x: number, y: number, scale: number): string {
  let stems = '';
  let heads = '';
  for (const [dx, h, lean] of [
    [-8, 26, -4],
    [-3, 34, -1],
    [2, 30, 3],
    [7, 38, 5],
    [11, 24, 8],
  ] as const) {
    stems += `M${num(x + dx * scale)} ${num(y)}q0 ${num(-h * 0.6 * scale)} ${num(lean * scale)} ${num(-h * scale)}`;
    heads += `M${num(x + (dx + lean) * scale)} ${num(y - h * scale)}v${num(-6 * scale)}`;
  }
  return line(stems, '#6f7f4a', 1.2 * scale) + line(heads, '#7d5a3c', 2.8 * scale);
}
