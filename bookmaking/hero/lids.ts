import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Opening } from './eye-opening.ts';

/** Lids over an eye: 0 out of the way, 1 shut. `slant` lowers the upper one toward the nose (positive) or the temple. */
export interface Lids {
  readonly upper: number;
  readonly lower: number;
  readonly slant: number;
}

/**
 * Lids as skin over an eyeball about (0, 0), `w` and `h` its half width and height, and the line of the upper one, which
 * is the line of the eye. They end where the ball ends: skin beyond it lay as a patch on a face in shade.
 * @param opening what shows of the ball
 * @param outer the side of the temple, 1 or -1
 */
export function lidsOver(
  { upper, lower, slant }: Lids,
  [w, h]: readonly [number, number],
  opening: Opening,
  outer: number,
  skin: Hex,
  ink: Hex,
): string {
  const low = h - 1.6 * h * lower;
  const pouch = `M${num(-w - 1)} ${num(low - 2)}Q0 ${num(low - 1)} ${num(w + 1)} ${num(low - 2)}V${num(h + 4)}H${num(-w - 1)}Z`;
  const under = lower ? path(pouch, skin) : '';
  const onBall = (art: string): string => (art ? clip(opening.d, art) : '');
  if (upper < 0.04 && Math.abs(slant) < 3) {
    return onBall(under) + line(opening.lid, ink, 2.7);
  }
  const edge = -h + 2 * h * upper;
  const [atNose, atTemple] = [edge + slant * 0.5, edge - slant * 0.5];
  const [left, right] = outer > 0 ? [atNose, atTemple] : [atTemple, atNose];
  const arc = h * (0.5 - upper * 0.8);
  const over = `M${num(-w - 1)} ${num(left + arc)}Q0 ${num((left + right) / 2 - arc * 0.9)} ${num(w + 1)} ${num(right + arc)}`;
  return (
    onBall(path(`${over}V${num(-h - 4)}H${num(-w - 1)}Z`, skin) + under) + line(over, ink, 2.9)
  );
}
