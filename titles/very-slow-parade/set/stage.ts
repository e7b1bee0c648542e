import type { Light } from '#bookmaking/drawing/light.ts';
import { oval } from '#bookmaking/drawing/marks.ts';

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
