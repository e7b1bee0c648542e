import { num } from '#bookmaking/drawing/curves.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line } from '#bookmaking/drawing/marks.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';

/** Four fingertips over an edge at `y`, from `x` on to the right; in mm. */
export const fingers = (x: number, y: number, skin: Tone): string =>
  [0, 4.6, 9.2, 13.6]
    .map((by, i) => `M${num(x + by)} ${num(y - 1.6 + (i % 3 ? -0.6 : 0))}v`)
    .map(
      (d) =>
        line(`${d}4.6`, INK.key, 5) +
        line(`${d}4.6`, skin.base, 4.2) +
        line(`${d}.6`, skin.lite, 2),
    )
    .join('');
