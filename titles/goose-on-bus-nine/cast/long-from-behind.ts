import { mix } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** Long hair from behind and near: it parts at the crown, falls round the head and then straight, and the day lies along it. */
export function longFromBehind({ head, scale }: PlacedHero, hero: Hero, light: Light): string {
  const t = tone(light, hero.hairColor);
  return at(
    head[0],
    head[1],
    scale,
    asHero(
      line(
        'M-8 -46C-30 -40 -48 -20 -53 8C-57 40 -56 70 -54 98M-4 -44C-22 -34 -36 -10 -39 20C-41 52 -38 80 -40 100M1 -44C-10 -26 -19 0 -20 28C-20 56 -24 82 -21 102M6 -45C4 -22 2 6 1 32C2 58 -3 84 1 104M10 -46C20 -28 23 0 20 30C21 56 17 82 22 102',
        mix(t.base, t.deep, 0.7),
        2,
        'stroke-opacity=".6"',
      ) +
        line(
          'M14 -46C32 -36 41 -8 39 22C38 54 42 78 39 98M17 -45C36 -36 47 -8 46 22C45 50 48 74 46 92M8 -42C17 -24 14 6 11 34C12 60 8 80 12 96',
          mix(t.base, '#f0b47c', 0.5),
          1.6,
          'stroke-opacity=".7"',
        ),
    ),
  );
}
