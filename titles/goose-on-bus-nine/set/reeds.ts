import { num } from '#bookmaking/drawing/curves.ts';
import { line } from '#bookmaking/drawing/marks.ts';

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
