import { num } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { line } from '#bookmaking/drawing/marks.ts';

/** A creak as lines that burst from a point: `loud` 1 is the loudest page of the book. */
export function creak(from: Point, loud: number, color: string, aim = -90, spread = 150): string {
  const count = Math.round(3 + loud * 8);
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = radians(aim - spread / 2 + (spread * (i + 0.5)) / count);
    const near = 7 + loud * 9;
    const reach = near + (4 + loud * 16) * (i % 2 ? 0.62 : 1);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const bow = loud * 3;
    d += `M${num(from[0] + c * near)} ${num(from[1] + s * near)}q${num((c * (reach - near)) / 2 - s * bow)} ${num((s * (reach - near)) / 2 + c * bow)} ${num(c * (reach - near))} ${num(s * (reach - near))}`;
  }
  return line(d, color, 0.8 + loud * 1.1);
}
