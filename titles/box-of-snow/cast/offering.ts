import { mix } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, calm, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { snowball } from './carton.ts';

/** Where the middle of the ball is, from the wrist; a ball is 15 in these units. */
const BALL = [25, -15] as const;

/**
 * What the hero's right hand holds out to the right, palm up: the palm under the ball, the fingers up its far side and
 * the thumb up the near one. The rig's own hand would stop beside it.
 * @param k mm to one unit: a ball is 15
 */
export function offering(
  hero: Hero,
  child: Pick<PlacedHero, 'handR'>,
  k: number,
  light: Light,
): { art: string; ball: readonly [number, number] } {
  const skin = tone(light, hero.skin);
  const [x, y] = child.handR;
  const edge = mix(skin.base, skin.deep, 0.6);
  const digit = (d: string, wide: number): string =>
    line(d, edge, wide + 1.7) + line(d, skin.base, wide);
  const palm = 'M-9 -8C0 -12 10 -11 20 -6L34 0C36 4 34 9 27 11C16 14 2 12 -9 8Z';
  const lip = 'M-9 -7C-2 -9 4 -7 9 -2C16 4 25 5 32 1C35 5 33 9 27 10.5C16 13 2 11 -9 7.4Z';
  return {
    art: at(
      x,
      y,
      k,
      calm(
        path(palm, edge) +
          digit('M26 0C34 -2 37 -12 35 -24', 6.8) +
          digit('M27 2C38 0 42 -9 41 -19', 6.8) +
          digit('M27 4C40 4 46 -3 46 -12', 6.6),
      ) +
        snowball(light, BALL[0], BALL[1], 15) +
        calm(
          digit('M26 6C36 8 43 5 46 -2', 6.2) +
            path(lip, skin.base, `stroke="${edge}" stroke-width="1"`) +
            path('M-11 -6.6C-4 -8 0 -8 4 -5V8C0 10 -6 9 -11 7Z', skin.base) +
            digit('M4 -2Q8 -14 18 -18', 7.6) +
            path('M-4 -6C0 -8 5 -6 7 -1C6 3 0 4 -4 3Z', skin.base) +
            line('M18.400 -18.200l.5 -.2', skin.lite, 2.8, 'stroke-opacity=".55"'),
        ),
    ),
    ball: [x + BALL[0] * k, y + BALL[1] * k],
  };
}
