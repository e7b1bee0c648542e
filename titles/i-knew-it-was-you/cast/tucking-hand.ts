import { mix } from '#bookmaking/drawing/color.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { checked } from './seeker.ts';

/** A grown-up's hand that has the edge of a sheet, its fingers over it and its thumb beneath; its sleeve goes up to the right for `long` mm. */
export function tuckingHand(
  hero: Hero,
  light: Light,
  x: number,
  y: number,
  scale: number,
  long: number,
): string {
  const skin = skinTone(light, hero.skin);
  const edge = mix(skin.base, skin.deep, 0.7);
  const fingers =
    'M8 -9C0 -8 -10 -3 -19 5M10 -2C2 1 -8 6 -16 14M13 5C6 8 -1 13 -8 20M17 11C12 14 7 18 2 23';
  return at(
    x,
    y,
    scale,
    path(
      'M30 -26C20 -24 8 -18 2 -10C-3 -2 4 14 14 20C24 22 40 10 48 0Z',
      INK.key,
      'fill-opacity=".3" transform="translate(-4 9)"',
    ) +
      asHero(
        path(
          'M36 -30C24 -26 10 -22 3 -12C-1 -4 4 12 14 18C24 20 42 8 52 -4Z',
          skin.base,
          `stroke="${edge}" stroke-width="1.1"`,
        ) +
          line(fingers, edge, 10) +
          line(fingers, skin.base, 8.4) +
          path('M34 -27C24 -24 11 -19 6 -11C3 -4 8 9 15 14C24 14 40 4 48 -6Z', skin.base) +
          line('M7 -10q3 -1 4 2M10 -3q3 0 3.500 3M14 4q3 0 3 3', skin.shade, 1) +
          line(
            'M-19.500 5l.2 -.2M-16.500 14l.2 -.2M-8.500 20l.2 -.2M1.600 23l.2 -.2',
            skin.lite,
            3.4,
          ),
      ) +
      checked(
        light,
        `M26 -38C34 -28 50 -8 54 6L${54 + long} ${6 - long * 0.4}V${-58 - long * 0.5}Z`,
        240,
      ) +
      line('M26 -38C34 -28 50 -8 54 6', tone(light, ROBE.lining).base, 6) +
      line('M23.500 -36C31 -26 47 -6 51 8', tone(light, ROBE.cloth).deep, 0.9),
  );
}
