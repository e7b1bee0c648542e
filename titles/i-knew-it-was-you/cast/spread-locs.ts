import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, line } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';

/** Long locs of who lies on one side, spread over a pillow behind the head: `size` is that of the head at a point, in mm. */
export function spreadLocs(hero: Hero, [x, y]: Point, size: number, light: Light): string {
  if (hero.hair !== 'locs') return '';
  const hair = tone(light, hero.hairColor);
  let art = '';
  for (let i = 0; i < 10; i++) {
    const root = ((128 + i * 9) * Math.PI) / 180;
    const tip = ((126 + i * 8.4 + (i % 2) * 4) * Math.PI) / 180;
    const long = size * (0.72 + (i % 3) * 0.06 - i * 0.012);
    const on = (angle: number, reach: number): string =>
      `${num(x + Math.cos(angle) * reach)} ${num(y + Math.sin(angle) * reach)}`;
    const d = `M${on(root, size * 0.3)}C${on(root + 0.1, size * 0.5)} ${on(tip + 0.16, size * 0.58)} ${on(tip, long)}`;
    art +=
      line(d, hair.deep, size * 0.082) +
      line(d, hair.base, size * 0.062) +
      line(d, hair.lite, size * 0.05, 'stroke-dasharray=".6 3" stroke-opacity=".4"');
  }
  return asHero(art);
}
