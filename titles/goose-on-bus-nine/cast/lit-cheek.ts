import { luma, mix } from '#bookmaking/drawing/color.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';

/** Darker than this, a face sinks into its own hair at night. */
const DARK = 0.34;

/** The darkest faces have a plane that the lamps reach, on the side of what they look at, and at its end a red rim from there. */
export function litCheek(art: string, { skin }: Hero, light: Light): string {
  if (luma(skin) > DARK) return art;
  const { base } = skinTone(light, skin);
  const lit = linear(
    [
      [0, mix(base, '#c9784a', 0.12)],
      [0.5, mix(base, '#d98a52', 0.26)],
      [0.62, mix(base, '#f0a468', 0.5)],
      [0.88, mix(base, '#ffb070', 0.64)],
      [0.95, '#f0603f'],
      [1, '#ff5f48'],
    ],
    0,
    0.4,
    1,
    0.5,
  );
  return art.replaceAll(`fill="${base}"`, `fill="${lit}"`);
}
