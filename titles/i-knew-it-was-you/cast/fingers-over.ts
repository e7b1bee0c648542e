import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { asHero, at, line } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';

/** Of a hand that holds on to an edge from beyond: knuckles on it, and four fingers that come down before it and lie together, the first at a point; the head that they belong to is `size` mm. `way` -1 has the shorter finger at the left, `degrees` goes with the edge. */
export function fingersOver(
  hero: Hero,
  light: Light,
  [x, y]: Point,
  size: number,
  way: 1 | -1 = 1,
  degrees = 0,
): string {
  const skin = skinTone(light, hero.skin);
  const wide = size * 0.066;
  const long = [1.5, 2, 1.9, 1.3];
  const knuckle = [0.2, -0.3, -0.2, 0.4];
  const to = (i: number, down: number): string =>
    `${num((i - 1.5) * wide * (1 - down * 0.03))} ${num(down * wide)}`;
  const fingers = long.map((l, i) => `M${to(i, knuckle[i] ?? 0)}L${to(i, l)}`).join('');
  const between = [0.5, 1.5, 2.5].map((i) => `M${to(i, 0.9)}L${to(i, 2)}`).join('');
  return asHero(
    at(
      x + wide * 1.5,
      y,
      1,
      line(fingers, INK.key, wide + 2) +
        line(fingers, skin.base, wide * 1.05) +
        line(between, INK.key, 0.7, 'stroke-opacity=".7"') +
        line(
          long.map((l, i) => `M${to(i, l + 0.05)}h.1`).join(''),
          skin.lite,
          wide * 0.5,
          'stroke-opacity=".6"',
        ),
      degrees,
      way,
    ),
  );
}
