import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { EyeKind } from './features.ts';

/** The shape of an open eye around (0, 0): `d` is what shows of the ball, `lid` the line of the upper lid. */
export interface Opening {
  readonly d: string;
  readonly lid: string;
}

/**
 * @param half half its width and height
 * @param outer the side of the temple, 1 or -1
 * @param slant how much higher the outer corner lies, in units
 */
export function openingOf(
  kind: EyeKind,
  [w, h]: readonly [number, number],
  outer: number,
  slant: number,
): Opening {
  if (kind !== 'almond') {
    const rise = (slant / 2) * outer;
    return {
      d: disc(0, 0, w, h),
      lid: `M${num(-w - 0.4)} ${num(-h * 0.34 + rise)}C${num(-w * 0.7)} ${num(-h * 1.2)} ${num(w * 0.7)} ${num(-h * 1.2)} ${num(w + 0.4)} ${num(-h * 0.34 - rise)}`,
    };
  }
  const [innerX, outerX] = [-outer * w * 1.1, outer * w * 1.14];
  const [innerY, outerY] = [h * 0.2 + slant * 0.3, -h * 0.06 - slant * 0.5];
  const upper = `M${num(innerX)} ${num(innerY)}C${num(innerX * 0.56)} ${num(-h * 1.16)} ${num(outerX * 0.5)} ${num(-h * 1.3)} ${num(outerX)} ${num(outerY)}`;
  return {
    d: `${upper}C${num(outerX * 0.62)} ${num(h * 0.98)} ${num(innerX * 0.4)} ${num(h * 1.2)} ${num(innerX)} ${num(innerY)}Z`,
    lid: upper,
  };
}
