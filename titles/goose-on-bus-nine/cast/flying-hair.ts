import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { radians } from '#bookmaking/drawing/geometry.ts';
import { asHero, line } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** What of hair stays behind where a head is thrown to the left: how broad a strand is, and how far it gets, in heads. */
const STRANDS: Partial<Record<Hero['hair'], readonly [wide: number, long: number]>> = {
  locs: [0.15, 0.68],
  boxBraids: [0.06, 1],
  braids: [0.13, 0.9],
  long: [0.15, 0.98],
  wavy: [0.16, 0.92],
};
/** To where each of them flies, in degrees. */
const WAYS = [-34, -18, -3, 12, 28] as const;

/** Behind a head: its hair a moment later than it. */
export function flyingHair(hero: Hero, { head: [x, y], scale }: PlacedHero): string {
  const [wide, long] = STRANDS[hero.hair] ?? [0, 0];
  if (!wide) return '';
  const size = scale * 100;
  const strands = WAYS.map((way, i) => {
    const [c, s] = [Math.cos(radians(way)), Math.sin(radians(way))];
    const to = size * (long - (i % 2) * 0.12);
    const curl = size * (0.16 - i * 0.02);
    return `M${num(x)} ${num(y)}Q${num(x + c * to * 0.62)} ${num(y + s * to * 0.62 + curl)} ${num(x + c * to)} ${num(y + s * to - curl)}`;
  }).join('');
  const base = hero.hairColor;
  return asHero(
    line(strands, mix(base, '#2a1420', 0.5), size * wide + 1.2) +
      line(strands, mix(base, '#8a5a48', 0.26), size * wide) +
      line(strands, mix(base, '#ffb27a', 0.3), 0.8, 'stroke-opacity=".7"'),
  );
}
