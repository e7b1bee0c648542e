import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';

/** A face darker than this is not read on a dark page. */
const READABLE = 0.4;

/**
 * Skin as a light shows it. At night an illustrator puts a fill light on a dark face: it keeps its
 * own hue and is lifted until brows, nose and mouth can be seen on it. Day light is left as it is, and a light in which all is
 * one color: a shadow has no face.
 */
export function skinTone(light: Light, skin: Hex): Tone {
  const plain = tone(light, skin);
  const dark = READABLE - luma(plain.base);
  if (dark <= 0 || light.castAmount > 0.9 || luma(tone(light, '#ffffff').base) > 0.95) return plain;
  const fill = mix(mix(skin, light.key, 0.42), '#d98a5a', 0.25);
  const lifted = mix(plain.base, fill, Math.min(0.62, dark * 2.8));
  return {
    base: lifted,
    shade: mix(lifted, light.shade, light.shadeAmount * 0.8),
    deep: mix(lifted, light.shade, Math.min(0.8, light.shadeAmount * 1.6)),
    lite: mix(lifted, light.key, 0.34),
    rim: mix(lifted, light.rim, 0.35 + 0.6 * light.rimAmount),
  };
}

/** The inside of a hand: lighter than its back, the more the darker the skin. */
export const palm = (base: Hex): Hex => mix(base, '#f3b79c', 0.62 * Math.max(0, 0.62 - luma(base)));
