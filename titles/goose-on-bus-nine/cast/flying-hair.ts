import { mix } from '#bookmaking/drawing/color.ts';
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { asHero, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** What of hair stays behind where a head is thrown to the left: how broad a strand is, and how far it gets, in heads. */
const STRANDS: Partial<Record<Hero['hair'], readonly [wide: number, long: number]>> = {
  locs: [0.075, 0.94],
  boxBraids: [0.06, 1],
  braids: [0.13, 0.9],
  long: [0.15, 0.98],
  wavy: [0.16, 0.92],
};
/** To where each of them flies, in degrees. */
const WAYS = [-34, -18, -3, 12, 28] as const;
/** Locs are ropes: each goes up in a bow and hangs over at its end. */
const ROPE_WAYS = [-36, -22, -8, 6, 20] as const;

/** Behind a head: its hair a moment later than it. */
export function flyingHair(hero: Hero, { head: [x, y], scale }: PlacedHero): string {
  const [wide, long] = STRANDS[hero.hair] ?? [0, 0];
  if (!wide) return '';
  const size = scale * 100;
  const base = hero.hairColor;
  const ropes = hero.hair === 'locs';
  const strands = (ropes ? ROPE_WAYS : WAYS).map((way, i): Point[] => {
    const [c, s] = [Math.cos(radians(way)), Math.sin(radians(way))];
    const to = size * (long - (i % 2) * 0.12);
    const curl = size * (ropes ? -0.2 + i * 0.05 : 0.16 - i * 0.02);
    return ALONG.map((t): Point => {
      const [out, bend] = [t * (1.24 - 0.24 * t), 2 * t * (1 - t) - t * t];
      return [x + c * to * out, y + s * to * out + curl * bend];
    });
  });
  // To a point: cut off round, they were antlers.
  const blunt = ropes ? 0.5 : 0.86;
  const drawn = (more: number): string =>
    strands
      .map((way) =>
        ribbon(
          way,
          ALONG.map((t) => size * wide * 0.5 * (1 - t ** 2 * blunt) + more),
        ),
      )
      .join('');
  const shine = strands
    .map((way) => `M${way.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}`)
    .join('');
  return asHero(
    path(drawn(0.6), mix(base, '#2a1420', 0.5)) +
      path(drawn(0), mix(base, '#8a5a48', 0.26)) +
      line(shine, mix(base, '#ffb27a', 0.3), 0.6, 'stroke-opacity=".6"'),
  );
}

/** Where along a strand it is told how broad it is. */
const ALONG = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;
