import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';

/**
 * Four fingers hung over an edge from behind, the rest of the arm being behind it: the rig's own arm
 * would come round in front of the stone. `size` is the height of the head; all in mm.
 */
export function handOnRim(hero: Hero, x: number, y: number, size: number, light: Light): string {
  const t = tone(light, hero.skin);
  const w = size * 0.075;
  let fingers = '';
  let creases = '';
  for (const [i, long] of [0.13, 0.17, 0.165, 0.125].entries()) {
    const fx = x + (i - 1.5) * w * 0.98;
    fingers += `M${num(fx)} ${num(y)}v${num(size * long)}`;
    if (i > 0) creases += `M${num(fx - w * 0.5)} ${num(y + size * 0.02)}v${num(size * 0.11)}`;
  }
  return (
    line(
      fingers,
      t.shade,
      w * 1.06,
      `transform="translate(${num(-light.direction[0] * 0.5)} .4)"`,
    ) +
    path(
      `M${num(x - w * 2)} ${num(y + size * 0.02)}C${num(x - w * 2.3)} ${num(y - size * 0.1)} ${num(x + w * 2.3)} ${num(y - size * 0.1)} ${num(x + w * 2)} ${num(y + size * 0.02)}Z`,
      t.base,
    ) +
    line(fingers, t.base, w * 0.92) +
    line(creases, t.deep, Math.max(0.4, size * 0.009), 'stroke-opacity=".9"') +
    oval(x - w * 0.5, y - size * 0.03, w * 1.2, w * 0.4, t.lite, 'fill-opacity=".4"')
  );
}
