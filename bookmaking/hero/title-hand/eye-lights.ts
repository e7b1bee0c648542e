import { luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { oval, path } from '#bookmaking/drawing/marks.ts';
import { PAPER } from '#bookmaking/hero/asked-eye.ts';
import { DARK_SKIN } from './eye-colors.ts';
import type { EyeLight } from './eye-hand.ts';

/** A round one. @param r half its width, in head units */
export const roundLight =
  (r: number): EyeLight =>
  (_, [x, y, w, h], light) => {
    const lamp = light.direction[0] > 0 ? 1 : -1;
    return oval(x + w * 0.3 * lamp, y - h * 0.42, r, r * 1.06, mix(PAPER, light.key, 0.25));
  };

/** A wedge that is cut out of the eye. */
export const notchLight: EyeLight = ({ skin }, [x, y, w, h], light) => {
  const lamp = light.direction[0] > 0 ? 1 : -1;
  return path(
    `M${num(x)} ${num(y)}L${num(x + lamp * w * 0.5)} ${num(y - h * 1.3)}L${num(x + lamp * w * 1.3)} ${num(y - h * 0.5)}Z`,
    mix(PAPER, skin, luma(skin) < DARK_SKIN ? 0.1 : 0.3),
  );
};
