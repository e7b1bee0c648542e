// Fingers of whoever is behind a rail: of a hand nothing else comes over it.
import { luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { calm, line, shifted } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';

/** From the first finger to the little one: how far each comes over, in its own widths. */
const LONG = [1.5, 1.95, 1.8, 1.3];

/** Four fingers of a hand, each `w` mm wide, over a rail whose upper edge is at `y`; `way` 1 has the little one at the right. */
export function fingersOver(
  { skin }: Hero,
  [x, y]: Point,
  w: number,
  way: 1 | -1,
  light: Light,
): string {
  const t = skinTone(light, skin);
  // On the darkest skin it is the light that draws a finger.
  const edge = luma(t.base) < 0.3 ? mix(t.base, '#e0a07c', 0.45) : mix(t.base, t.deep, 0.7);
  const each = (draw: (fx: number, to: number, long: number) => string): string =>
    LONG.map((long, i) => draw(x + way * (i - 1.5) * w * 1.12, y + w * long, long)).join('');
  const all = each((fx, to) => `M${num(fx)} ${num(y - w * 0.12)}V${num(to)}`);
  return calm(
    shifted(w * 0.12, w * 0.22, line(all, '#2a1a30', w * 1.1, 'stroke-opacity=".35"')) +
      each((fx, to) => {
        const d = `M${num(fx)} ${num(y - w * 0.12)}V${num(to)}`;
        return line(d, edge, w + w * 0.22) + line(d, t.base, w);
      }),
  );
}
