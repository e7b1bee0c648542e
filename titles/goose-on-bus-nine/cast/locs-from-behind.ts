import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { cutFor } from '#bookmaking/hero/outfits/cuts.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';

/** All that is not a loc of its own. */
const MASS =
  'M3 -57C-38 -59 -60 -36 -62 6C-64 52 -63 86 -69 122Q-34 140 0 132Q10 124 16 104C26 84 58 62 58 4C56 -36 42 -58 3 -57Z';
/** From a parting to both sides, the outer first: few enough to be counted, and they end where they like. */
const LOCS = [
  'M2 -54C-34 -53 -55 -30 -58 8C-62 50 -60 92 -72 132',
  'M54 6C56 30 54 44 48 60M4 -54C36 -53 52 -28 54 6',
  'M2 -48C-25 -44 -42 -22 -45 12C-49 54 -44 98 -54 148',
  'M4 -48C24 -44 37 -22 40 10C43 40 40 58 33 78',
  'M2 -38C-17 -30 -28 -10 -31 20C-35 60 -29 102 -37 136',
  'M4 -38C17 -30 24 -8 26 20C29 52 24 76 19 102',
  'M3 -25C-8 -17 -15 4 -17 28C-21 68 -13 108 -20 152',
  'M4 -25C9 -10 11 6 12 28C13 64 4 96 0 116C-2 130 -2 140 -1 150',
];
const PARTING = 'M3 -56C4 -44 3.6 -32 3.2 -20';

/** What of who wears them is beside them: a shoulder that an arm goes up from, and the side under it, as far as the back of a chair. */
export function shoulderBesideLocs(
  { head, scale, figure }: PlacedHero,
  hero: Hero,
  light: Light,
): string {
  const { base, shade, deep } = tone(light, cutFor(hero, figure.skeleton, light).sleeveColor);
  const shape = 'M4 74C22 70 38 57 53 58C66 60 72 76 68 92C62 104 54 120 42 146H4Z';
  return at(
    head[0],
    head[1],
    scale,
    asHero(
      path(shape, base, `stroke="${deep}" stroke-width="2" stroke-linejoin="round"`) +
        path('M4 74C22 70 34 62 44 60C50 84 44 116 40 146H4Z', shade, 'fill-opacity=".6"') +
        line('M66 92Q56 96 50 108', deep, 2.4, 'stroke-opacity=".7"'),
    ),
  );
}

/** Near and from behind: a parting, and on each side four thin locs that hang beside one another and over the root of a lifted `arm`, and the day lies on them. */
export function locsFromBehind(
  { head, scale }: PlacedHero,
  hero: Hero,
  light: Light,
  arm: string,
): string {
  const t = tone(light, hero.hairColor);
  const base = mix(t.base, '#d99a68', 0.2);
  const drawn = (some: readonly string[]): string =>
    some.map((d) => line(d, t.deep, 12.6) + line(d, base, 10)).join('') +
    line(some.join(''), mix(t.base, t.deep, 0.5), 8, 'stroke-dasharray="1 11" stroke-opacity=".6"');
  const placed = (art: string): string => at(head[0], head[1], scale, asHero(clean(art)));
  return (
    placed(path(MASS, mix(t.base, t.deep, 0.7))) +
    arm +
    placed(
      drawn(LOCS) +
        litBy(
          LOCS.filter((_, i) => i % 2 > 0),
          '#ffdf9a',
          1.4,
          0.7,
        ) +
        litBy(
          LOCS.filter((_, i) => i % 2 === 0),
          '#e8ac74',
          1,
          0.35,
        ) +
        line(PARTING, mix(skinTone(light, hero.skin).base, '#d99a68', 0.3), 2.6),
    )
  );
}

const litBy = (some: readonly string[], color: Hex, width: number, strength: number): string =>
  at(3, -0.6, 1, line(some.join(''), color, width, `stroke-opacity="${strength}"`));
