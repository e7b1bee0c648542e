import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { clean, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFTER } from '#titles/goose-on-bus-nine/set/lights.ts';

/** The sun is before them: on that side hair and shoulder have an edge of it, whatever they are made of. */
export const edgeOfDawn = (art: string, broad = 1.15): string =>
  edgeLit(art, '#ffdf9a', [broad, broad * -0.3]);

/** What is lit from one side, drawn behind itself in the light's color, so far to that side. */
export const edgeLit = (art: string, color: Hex, [dx, dy]: Point): string =>
  clean(
    shifted(
      dx,
      dy,
      art
        // What lies within an edge has none.
        .replace(/<path [^>]*stroke-opacity=[^>]*>/g, '')
        .replace(/(fill|stroke)="(?!none)[^"]*"/g, `$1="${color}"`)
        .replace(/ fill-opacity="[^"]*"/g, ''),
    ),
  );

/** What is on a head is one mass, that goes from the night into the day: in pieces or flat, it was a lump with slabs behind. */
export function roundInDawn(art: string, hero: Hero): string {
  const { headwear = hero.colors.accent } = hero.colors;
  const own = tone(SOFTER, hero.hairColor);
  const covered = hero.hair === 'hijab' || hero.hair === 'patka';
  const { base, shade } = covered ? tone(SOFTER, headwear) : (hero.hand?.hair(own) ?? own);
  const across = linear(
    [
      [0, mix(base, shade, 0.45)],
      [0.45, base],
      [0.78, mix(base, '#d99a68', 0.26)],
      [1, mix(base, '#e8ac74', 0.58)],
    ],
    0,
    0.75,
    1,
    0.2,
  );
  return art
    .replaceAll(`fill="${base}"`, `fill="${across}"`)
    .replaceAll(`fill="${shade}"`, `fill="${mix(base, shade, 0.3)}"`);
}
