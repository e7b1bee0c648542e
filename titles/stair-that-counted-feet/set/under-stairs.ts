import { polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { Camera } from '#bookmaking/house/camera.ts';
import { GOING, RISE, STEPS, type StairPaint } from '#bookmaking/house/staircase.ts';

/** What closes the open side of the flight down to the floor: a string along the steps, and boards under it that stand on end. */
export function underStairs(camera: Camera, light: Light, paint: StairPaint): string {
  const t = tone(light, paint.side);
  const at = (x: number, y: number): Point => camera.see([x, y, 0]);
  const slope = (x: number, down: number): Point => at(x, Math.max(0, (x / GOING) * RISE - down));
  const long = STEPS * GOING;
  let seams = '';
  for (let x = GOING * 1.4; x < long; x += 17) seams += polygon([at(x, 0), slope(x, 18)], false);
  const string = [slope(0, 0), slope(long, 0), slope(long, 16), slope(GOING * 0.9, 16)];
  return (
    path(polygon([at(0, 0), slope(long, 0), at(long, 0)]), t.base) +
    line(seams, t.deep, 0.7, 'stroke-opacity=".6"') +
    path(
      polygon([slope(6, 16), slope(long, 16), slope(long, 21), slope(6, 21)]),
      t.deep,
      'fill-opacity=".5"',
    ) +
    path(polygon(string), t.lite)
  );
}
