import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { looseSock } from '#titles/i-knew-it-was-you/set/trail.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { GRAY } from './gray-head.ts';
import { checked } from './seeker.ts';

/** How far a robe's checks go, so that none ends on it. */
const REACH = 90;
/** The middle of a pillow, and of whoever is behind it. */
const MIDDLE = 112;

/** Whoever looks, behind the head of the bed: shoulders, and over a pillow as much of a head as its hair. Drawn before the bed. */
export function behindPillow(hero: Hero, light: Light): string {
  const skin = anyonesSkin(hero, light);
  const hair = tone(light, GRAY);
  const key = `stroke="${INK.key}" stroke-width="1" stroke-linejoin="round"`;
  const body = 'M-34 80C-36 40 -34 22 -16 14H16C34 22 36 40 34 80Z';
  const ear = (side: 1 | -1): string =>
    path(
      `M${side * 15} 3C${side * 21} 0 ${side * 22} 10 ${side * 15} 13Z`,
      skin.base,
      `stroke="${skin.edge}" stroke-width="1"`,
    );
  return at(
    MIDDLE,
    25,
    1,
    checked(light, body, REACH) +
      line(body, INK.key, 1) +
      ear(-1) +
      ear(1) +
      path('M-16 26C-20 4 -16 -12 0 -12.500C16 -12 20 4 16 26Z', hair.base, key) +
      path('M4 -12C16 -10 19 4 16 26H8C12 10 12 -4 4 -12Z', hair.shade) +
      line('M-9 -8C-13 -2 -14 6 -13 12M-2 -9C-5 -4 -6 2 -6 10M5 -9C6 -4 6 2 5 10', hair.deep, 1) +
      oval(-1, -13.5, 7, 5, hair.base, key) +
      line('M-5 -14q4 -3 8 -.5', hair.deep, 1),
  );
}

/** And both its arms, a pillow by two corners, shaken in case. All that falls out is a sock. */
export function shakingOut(hero: Hero, light: Light): string {
  const linen = tone(light, INK.paper);
  const lining = tone(light, ROBE.lining).base;
  const skin = anyonesSkin(hero, light);
  const pillow =
    'M-33 -28C-18 -20 18 -20 33 -28C38 -12 36 8 31 22C12 28 -12 28 -31 22C-36 8 -38 -12 -33 -28Z';
  const sleeve =
    'M-24 -18C-34 -12 -46 2 -58 4C-66 2 -66 -8 -60 -12C-52 -16 -46 -22 -41 -29L-31 -21C-30 -10 -28 0 -24 6Z';
  const arm = (side: 1 | -1): string =>
    at(0, 0, 1, checked(light, sleeve, REACH) + line(sleeve, INK.key, 1), 0, side);
  // A fist over each corner, whose tip looks out of it.
  const fist = (side: 1 | -1): string =>
    at(
      0,
      0,
      1,
      line('M-43 -26L-32 -18.500', INK.key, 6.4) +
        line('M-43 -26L-32 -18.500', lining, 5) +
        asHero(
          path(
            'M-41 -30C-42 -37 -35 -41 -30 -38C-25 -36 -24 -29 -27 -25C-29 -22 -32 -20 -34 -21Z',
            skin.base,
            `stroke="${skin.edge}" stroke-width="1"`,
          ) +
            line(
              'M-26.500 -33L-31 -31.500M-25.800 -29L-31 -27.500M-27 -25.500L-31 -24.500',
              skin.edge,
              0.9,
            ),
        ),
      0,
      side,
    );
  return (
    at(
      MIDDLE,
      62,
      1,
      arm(1) +
        arm(-1) +
        path(pillow, linen.base, `stroke="${INK.key}" stroke-width="1" stroke-linejoin="round"`) +
        path(
          'M-31 22C-12 28 12 28 31 22C33 18 34 13 35 9C12 16 -12 16 -35 9C-34 14 -33 18 -31 22Z',
          linen.shade,
        ) +
        line('M-29 -20q10 10 9 24M29 -20q-9 10 -9 22M-2 -18q-2 8 0 16', linen.deep, 1.1) +
        fist(1) +
        fist(-1),
    ) +
    line('M70 62q-3 6 -1 12M64 66q-3 5 -1 10M154 62q3 6 1 12M160 66q3 5 1 10', INK.wood, 1.5) +
    looseSock(light, 112, 100, 0.62, 20) +
    line('M103 89v4M112 87v3M121 89v4', INK.dark, 1.3)
  );
}
