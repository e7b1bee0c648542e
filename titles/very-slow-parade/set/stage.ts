import type { Light } from '#bookmaking/drawing/light.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import type { Camera } from '#bookmaking/house/camera.ts';

/** How many cm one unit of a drawing measures: so that all are the right size at any distance. */
export const SIZE = {
  snail: 0.15,
  wagon: 0.46,
} as const;

/** Something drawn on y 0, put on the floor at (x, z) cm with a dark patch under it, `wide` units across. */
export function standing(
  camera: Camera,
  [x, z]: readonly [x: number, z: number],
  size: number,
  art: string,
  light: Light,
  wide: number,
): string {
  const [px, py] = camera.see([x, 0, z]);
  const k = camera.scale([x, 0, z]) * size;
  return patch(light, px, py, wide * k) + at(px, py, k, art);
}

/** The shadow under something `wide` mm across: dark in the middle, longer away from the light. */
export function patch(light: Light, x: number, y: number, wide: number): string {
  const away = -light.direction[0] * light.shadowLength * wide * 0.35;
  return (
    oval(
      x + away,
      y + wide * 0.02,
      wide * 0.56,
      Math.max(0.7, wide * 0.085),
      light.shade,
      `fill-opacity="${(light.shadowAlpha * 0.85).toFixed(2)}"`,
    ) +
    oval(
      x + away * 0.3,
      y,
      wide * 0.42,
      Math.max(0.5, wide * 0.05),
      light.shade,
      `fill-opacity="${light.shadowAlpha.toFixed(2)}"`,
    )
  );
}
