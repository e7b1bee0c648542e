import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { grayFace } from './gray-face.ts';
import { grownHand } from './grown-hand.ts';
import { checked } from './seeker.ts';

/** A sleeve whose hand is in a pocket, and one whose hand holds on to the post. */
const POCKETED =
  'M15 -127C25 -122 31 -104 32 -86C31 -78 24 -68 14 -62L9 -71C16 -78 20 -84 20 -90C20 -96 18 -102 16 -108Z';
const REACHING = 'M-16 -122C-24 -116 -27 -104 -28 -88L-19 -78C-12 -84 -7 -94 -6 -106Z';

/** Whoever looks, in a lit door: a robe that leans in, a face that would like to know, one hand on the post, the other in its pocket. Middle of the door at x, its sill at y; all in mm. */
export function atTheDoor(hero: Hero, light: Light, x: number, y: number): string {
  const cloth = tone(light, ROBE.cloth);
  const lining = tone(light, ROBE.lining).base;
  const body =
    'M-9 -130C-17 -128 -21 -122 -22 -112C-23 -98 -19 -84 -17 -74C-21 -50 -23 -24 -22 0H21C21 -24 20 -50 15 -74C18 -84 21 -98 21 -112C20 -122 16 -128 9 -130Z';
  const door = 'M-30 0V-122H30V0Z';
  return at(
    x,
    y,
    1,
    clean(
      path(
        'M-36 4V-128H36V4Z',
        tone(light, INK.wood).base,
        `stroke="${INK.key}" stroke-width="1"`,
      ) +
        path(
          door,
          linear([
            [0, '#f6cf86'],
            [1, '#ffe7ae'],
          ]),
        ),
    ) +
      clip(
        door,
        at(
          0,
          0,
          0.72,
          checked(light, body, 140) +
            path('M-5 -130L0 -100L6 -130Z', lining, `stroke="${INK.key}" stroke-width=".8"`) +
            line('M0 -100C2 -70 -1 -30 2 0', cloth.deep, 1.2) +
            line('M-18 -78C-8 -74 6 -74 16 -78', lining, 4.4) +
            line('M2 -75C4 -66 2 -58 5 -50', lining, 3) +
            checked(light, POCKETED, 140) +
            checked(light, 'M6 -70h16l-1 22h-14Z', 140) +
            line('M6 -70h16', lining, 2.6),
          -4,
          0.64,
        ) + at(-9, -101, 0.58, grayFace(hero, light, 'calls'), -6, -0.58),
      ) +
      at(
        -8.4,
        0,
        0.72,
        asHero(at(-22, -83, -0.36, grownHand(anyonesSkin(hero, light)), 166, 0.36)) +
          checked(light, REACHING, 140) +
          line('M-27 -88L-19 -78', lining, 4),
      ) +
      line(door, INK.key, 1),
  );
}
