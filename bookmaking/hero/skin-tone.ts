import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';

/**
 * Skin as a light shows it. An illustrator puts a fill light on a face too dark to be read, on a dark page or by day between black hair
 * and a frame of glasses: it keeps its own hue and is lifted by two thirds of what is missing, so that nobody passes a neighbor. A light in
 * which all is one color is left as it is: a shadow has no face.
 */
export function skinTone(light: Light, skin: Hex): Tone {
  const plain = tone(light, skin);
  const own = luma(plain.base);
  const missing = readable(light) - own;
  if (missing <= 0 || light.castAmount > 0.9) return plain;
  const fill = mix('#c4703e', light.key, 0.2);
  const lifted = mix(plain.base, fill, (0.66 * missing) / (luma(fill) - own));
  return tone({ ...light, castAmount: 0, shadeAmount: light.shadeAmount * 0.8 }, lifted);
}

/**
 * How bright a face has to be: 0.3 by day, and the more the darker white is, up to 0.47: without that, in a dim light all dark skins
 * became the fill. With 0.33 by day, a look guessed from our own picture of ebony was chestnut, two skins away.
 */
const readable = (light: Light): number =>
  Math.min(0.47, 2.69 - 2.4 * luma(tone(light, '#ffffff').base));

/** The inside of a hand: lighter than its back, the more the darker the skin. */
export const palm = (base: Hex): Hex => mix(base, '#f3b79c', 0.62 * Math.max(0, 0.62 - luma(base)));
