import { polygon } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { Camera } from '#bookmaking/house/camera.ts';
import { onRiser, onStep, type StairPaint } from '#bookmaking/house/staircase.ts';

/** The front of one step once more, before what lies on it and hangs over: somebody sits there. */
export function stairEdge(camera: Camera, light: Light, paint: StairPaint, step: number): string {
  const front = tone(light, paint.riser);
  const wood = tone(light, paint.tread);
  const face = (from: number, to: number): string =>
    polygon(
      (
        [
          [0, from],
          [1, from],
          [1, to],
          [0, to],
        ] as const
      ).map(([across, up]) => camera.see(onRiser(step, across, up))),
    );
  const k = camera.scale(onRiser(step, 0.5, 1));
  const edge = polygon(
    [0, 1].map((across) => camera.see(onStep(step, -0.1, across))),
    false,
  );
  return (
    path(face(0, 1), front.base) +
    path(face(0.7, 1), front.deep, 'fill-opacity=".45"') +
    line(edge, wood.shade, 3.6 * k) +
    line(edge, wood.lite, 1 * k)
  );
}
