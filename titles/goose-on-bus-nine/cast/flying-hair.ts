import { mix } from '#bookmaking/drawing/color.ts';
import { polygon, ribbon } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { asHero, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** What of hair stays behind where a head is thrown to the left: how broad a strand is, and how far it gets, in heads. */
const STRANDS: Partial<Record<Hero['hair'], readonly [wide: number, long: number]>> = {
  locs: [0.14, 0.74],
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
    return Array.from({ length: 21 }, (_, k): Point => {
      const t = k / 20;
      const bow = curl * (2 * t * (1 - t) - t * t);
      return [x + c * to * t, y + s * to * t + bow];
    });
  });
  const base = hero.hairColor;
  // Soft at the end: as broad there as anywhere, they were rods.
  const bundle = (points: readonly Point[], more: number): string =>
    ribbon(
      points,
      points.map((_, k) => size * wide * 0.56 * Math.sqrt(1.02 - (k / 20) ** 6) + more),
    );
  return asHero(
    strands
      .map(
        (points) =>
          path(bundle(points, 0.7), mix(base, '#2a1420', 0.5)) +
          path(bundle(points, 0), mix(base, '#8a5a48', 0.3)) +
          line(
            polygon(points.slice(1, 18), false),
            mix(base, '#ffb27a', 0.34),
            0.8,
            'stroke-opacity=".7"',
          ),
      )
      .join(''),
  );
}
