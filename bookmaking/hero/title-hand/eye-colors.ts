import { contrast, type Hex, luma, mix } from '#bookmaking/drawing/color.ts';

/** On skin darker than this a dark dot would vanish. */
export const DARK_SKIN = 0.36;

/** A color that was said has to be read beside ink, in an eye of two millimeters. */
export function hueOf(color: Hex, beside: Hex): Hex {
  let hue = mix(color, '#fff0cc', luma(color) < 0.3 ? 0.24 : 0.1);
  for (let i = 0; i < 3 && contrast(hue, beside) < 1.7 && luma(beside) < 0.3; i++)
    hue = mix(hue, '#ffd9a8', 0.16);
  return hue;
}
