import { mix } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** Edge of the cloth across the back: from one shoulder, low over the spine, to the other. */
const HEM = 'M-62 66C-50 88 -28 101 -2 102C24 102 46 90 58 68';

/**
 * How a scarf is worn, seen from behind and near: it is wrapped from the right, one end lies over the left shoulder, a pin
 * holds it, and under its edge the back goes on in its own cloth. Over a hero without a chair, whose back has one before it.
 */
export function hijabFromBehind({ head, scale }: PlacedHero, hero: Hero, light: Light): string {
  const { headwear = hero.colors.accent, main } = hero.colors;
  const t = tone(light, headwear);
  const own = tone(light, main);
  const fold = mix(t.base, t.deep, 0.62);
  const dusk = mix(t.base, '#3a1030', 0.2);
  const lit = mix(t.base, '#ffe0b0', 0.5);
  const back = hero.wheelchair
    ? ''
    : path(`${HEM}C72 78 78 96 80 124H-80C-80 96 -74 78 -62 66Z`, own.base) +
      path('M-62 66C-74 78 -80 96 -80 124H-40C-46 108 -52 96 -58 80Z', own.shade) +
      line(
        'M-60 72C-48 93 -27 106 -2 107.4C24 107 46 95 60 73',
        own.deep,
        5,
        'stroke-opacity=".35"',
      ) +
      line(HEM, fold, 2) +
      line('M-58 69C-46 86 -26 97.6 -2 98.4C24 98.4 43 88 54 71', lit, 1.3, 'stroke-opacity=".6"');
  return at(
    head[0],
    head[1],
    scale,
    asHero(
      back +
        // What is wrapped lies over what hangs.
        path(
          'M55 4C50 30 28 48 -6 58C-30 64 -48 62 -60 52C-58 64 -60 70 -58 78C-36 88 0 82 28 66C46 56 58 40 57 18Z',
          t.base,
        ) +
        path(
          'M-60 52C-48 62 -30 64 -6 58C-2 66 -10 78 -22 83C-36 86 -48 83 -58 78C-60 70 -58 64 -60 52Z',
          dusk,
        ) +
        line('M57 18C58 40 46 56 28 66C0 82 -36 88 -58 78', t.deep, 3.4, 'stroke-opacity=".5"') +
        line('M55 4C50 30 28 48 -6 58C-30 64 -48 62 -60 52', fold, 2) +
        line(
          'M56 12C50 38 28 56 -4 66C-24 71 -42 70 -58 64M50 40C38 56 18 67 -8 74',
          fold,
          1.6,
          'stroke-opacity=".75"',
        ) +
        line('M53 9C47 32 26 49 -5 60.6M55 22C48 42 32 54 14 62', lit, 1.4, 'stroke-opacity=".7"') +
        // Over the round of a head the cloth is drawn towards the pin.
        line(
          'M-46 -22C-30 6 2 20 38 16M-30 -42C-12 -12 14 4 41 8M4 -53C22 -36 38 -16 45 0',
          fold,
          1.7,
          'stroke-opacity=".6"',
        ) +
        line(
          'M-44 -24C-28 3 3 16.6 36 13M6 -53C24 -37 40 -18 46.4 -3',
          lit,
          1.2,
          'stroke-opacity=".5"',
        ) +
        // And below it falls.
        line(
          'M-30 84C-28 90 -27 95 -27 98M-6 80C-5 88 -4 95 -4 101M18 71C20 82 21 92 20 98M38 58C42 68 43 76 43 84',
          fold,
          1.7,
          'stroke-opacity=".7"',
        ) +
        line('M43 13.4L55 9.4', '#f6e7c0', 2.2) +
        oval(42.4, 13.6, 3.6, 3.6, '#e0b45c') +
        oval(41.6, 12.6, 1.3, 1.3, '#fff6da'),
    ),
  );
}
