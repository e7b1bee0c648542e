import { mix } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, clean, line } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** Some swing clear of the others, and end where they like. */
const APART = [
  'M-60 6C-70 44 -68 84 -80 122',
  'M-52 30C-58 70 -50 104 -62 146',
  'M43 18C51 56 48 88 61 120',
  'M34 40C40 78 34 112 44 152',
  'M-14 50C-18 92 -4 120 -12 162',
];

/** Near and from behind, locs that hung as evenly as a mop: the day comes in between those that part. */
export function locsFromBehind({ head, scale }: PlacedHero, hero: Hero, light: Light): string {
  const t = tone(light, hero.hairColor);
  const turns = APART.map((d) =>
    line(d, mix(t.base, t.deep, 0.6), 9, 'stroke-dasharray="1.4 9" stroke-dashoffset="-12"'),
  ).join('');
  return at(
    head[0],
    head[1],
    scale,
    asHero(
      clean(
        APART.map((d) => line(d, t.deep, 13)).join('') +
          APART.map((d) => line(d, mix(t.base, '#d99a68', 0.12), 10)).join('') +
          turns +
          at(
            3.4,
            -0.6,
            1,
            line(APART.slice(2).join(''), '#ffdf9a', 1.6, 'stroke-opacity=".75"') +
              line(APART.slice(0, 2).join(''), '#e8ac74', 1.2, 'stroke-opacity=".5"'),
          ),
      ),
    ),
  );
}
