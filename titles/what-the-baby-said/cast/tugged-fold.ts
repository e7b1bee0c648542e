import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { CLOGS } from './tall-ones.ts';

/** As much of a long dress as one hand hauls down, and the folds that run there from above; the hand is at (x, y), in mm. */
export function tuggedFold(light: Light, [x, y]: Point): string {
  const cloth = tone(light, CLOGS.cloth);
  const d = `M${num(x - 34)} ${num(y - 34)}C${num(x - 16)} ${num(y - 25)} ${num(x - 8)} ${num(y - 14)} ${num(x - 7)} ${num(y - 2)}C${num(x - 10)} ${num(y + 8)} ${num(x - 14)} ${num(y + 16)} ${num(x - 12)} ${num(y + 25)}Q${num(x - 5)} ${num(y + 20)} ${num(x)} ${num(y + 25)}T${num(x + 12)} ${num(y + 22)}C${num(x + 13)} ${num(y + 14)} ${num(x + 9)} ${num(y + 8)} ${num(x + 7)} ${num(y - 2)}C${num(x + 8)} ${num(y - 14)} ${num(x + 16)} ${num(y - 25)} ${num(x + 36)} ${num(y - 34)}C${num(x + 14)} ${num(y - 25)} ${num(x - 12)} ${num(y - 25)} ${num(x - 34)} ${num(y - 34)}Z`;
  return (
    path(d, cloth.deep, 'fill-opacity=".5" transform="translate(3 3)"') +
    path(
      d,
      linear([
        [0, cloth.base],
        [0.4, cloth.base],
        [1, cloth.lite],
      ]),
    ) +
    line(
      `M${num(x - 3)} ${num(y - 2)}C${num(x - 5)} ${num(y - 18)} ${num(x - 14)} ${num(y - 25)} ${num(x - 22)} ${num(y - 29)}M${num(x)} ${num(y - 2)}V${num(y - 26)}M${num(x + 3)} ${num(y - 2)}C${num(x + 5)} ${num(y - 18)} ${num(x + 14)} ${num(y - 25)} ${num(x + 24)} ${num(y - 29)}M${num(x - 3)} ${num(y + 4)}L${num(x - 6)} ${num(y + 20)}M${num(x + 3)} ${num(y + 4)}L${num(x + 5)} ${num(y + 19)}`,
      cloth.deep,
      1.5,
      'stroke-opacity=".65"',
    )
  );
}
