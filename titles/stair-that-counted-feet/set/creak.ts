import { polygon } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { path } from '#bookmaking/drawing/marks.ts';

/** How long splinters are beside each other: no two neighbors alike, or they are lashes. */
const LENGTHS = [0.5, 1, 0.34, 0.72, 0.9, 0.42] as const;

/** A creak as splinters that fly from a point: `loud` 1 is the loudest page of the book. */
export function creak(from: Point, loud: number, color: string, aim = -90, spread = 150): string {
  const count = Math.round(3 + loud * 7);
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = aim - spread / 2 + (spread * (i + 0.5)) / count;
    const near = 6 + loud * 8;
    const far = near + (5 + loud * 24) * (LENGTHS[i % LENGTHS.length] as number);
    const on = (degrees: number, reach: number): Point => [
      from[0] + Math.cos(radians(degrees)) * reach,
      from[1] + Math.sin(radians(degrees)) * reach,
    ];
    const wide = spread / count / 4.4;
    d += polygon([on(angle - wide, near), on(angle + 1.4, far), on(angle + wide, near + 1)]);
  }
  return path(d, color, 'fill-opacity=".9"');
}
