import { type Hex, mix } from './color.ts';
import type { Box } from './geometry.ts';
import type { Light } from './light.ts';
import { box as rectangle } from './marks.ts';
import { linear } from './sheet.ts';

/** How much of the light's haze lies before a plane, 0 to 1: what is near has none. */
const HAZE = { far: 0.46, middle: 0.22 } as const;

/**
 * A plane of the picture, seen through the air before it: every plain color goes to the light's haze. Costs no bytes; what
 * is painted with a gradient stays as it is, and wants `air` before it.
 */
export const plane = (distance: keyof typeof HAZE, light: Light, art: string): string =>
  art.replace(/#[0-9a-f]{6}/g, (color: Hex) => mix(color, light.haze, HAZE[distance]));

/**
 * Air between what is drawn already and what comes before it: a glaze of the light's haze over `area`, densest at its foot,
 * where there is most of it, and nothing at its top.
 * @param amount at its densest, 0 to 1
 */
export const air = (light: Light, area: Box, amount: number): string =>
  rectangle(
    area.x,
    area.y,
    area.width,
    area.height,
    linear([
      [0, light.haze, 0],
      [0.45, light.haze, Math.round(amount * 40) / 100],
      [1, light.haze, amount],
    ]),
  );
