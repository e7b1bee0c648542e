import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { asHero, line } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';

/** Of a hand that holds on to an edge from beyond, four fingers: the first at a point, the head that they belong to `size` mm. */
export function fingersOver(hero: Hero, light: Light, [from, edge]: Point, size: number): string {
  const skin = skinTone(light, hero.skin);
  const wide = size * 0.06;
  const long = [0.9, 1.4, 1.4, 1];
  const each = (top: number, bottom: number): string =>
    long
      .map((l, i) => {
        const x = from + i * wide * 1.16;
        return `M${num(x)} ${num(edge - 1 + top * wide)}L${num(x + (i - 1.5) * 0.3)} ${num(edge + l * wide * bottom + 2)}`;
      })
      .join('');
  return asHero(
    line(each(0, 1.2), INK.key, wide + 1.8) +
      line(each(0, 1.2), skin.base, wide) +
      line(each(1.9, 1.2), skin.lite, wide * 0.44, 'stroke-opacity=".7"'),
  );
}
