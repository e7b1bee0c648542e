import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { checked } from './seeker.ts';

/** As far as a bed over us lets it be seen: a robe with a step in it, one bare foot on the boards, and one in the air, which has felt something with its toes. In mm of the page. */
export function steppingIn(hero: Hero, light: Light): string {
  const hem = 'M112 54C126 60 136 56 150 62C164 68 176 62 190 68C204 73 216 68 234 72';
  const skin = anyonesSkin(hero, light);
  return (
    asHero(at(190, 154, 0.8, foot(skin, 130)) + at(156, 119, 0.84, foot(skin, 90, -9), 12)) +
    line('M92 118l-8 -5M91 126h-9M97 111l-5 -8', INK.wood, 1.8) +
    at(
      170,
      30,
      1,
      checked(
        light,
        'M-54 -40C-56 -12 -57 10 -58 24C-44 30 -34 26 -20 32C-6 38 6 32 20 38C34 43 46 38 64 42V-40Z',
        130,
      ),
    ) +
    line(hem, INK.key, 5) +
    line(hem, tone(light, ROBE.lining).base, 3.6) +
    line(
      'M146 20C148 36 150 46 152 60M196 20C196 40 196 54 198 68',
      tone(light, ROBE.cloth).deep,
      1.4,
    )
  );
}

/** A bare foot from its inner side, toes to the left and `up` by so much, its sole on y 0, `high` up the shin. */
function foot(skin: Record<'base' | 'edge' | 'lit' | 'shade', Hex>, high: number, up = 0): string {
  const key = `stroke="${skin.edge}" stroke-width="1.3"`;
  const toe = (x: number, y: number, rx: number, ry: number): string =>
    oval(x, y + up, rx, ry, skin.base, key);
  return (
    toe(-36, -19, 4, 4.4) +
    toe(-42.5, -17.5, 4.4, 5) +
    toe(-49, -14.5, 4.8, 5.4) +
    path(
      `M-1 ${-high}H27V-30C31 -14 31 -3 22 0C14 1.600 4 -2 -8 -3C-20 -1 -34 1.600 -46 0C-52 -1.600 -54 -6 -52 ${-11 + up * 0.4}C-44 -20 -12 -22 -1 -46Z`,
      skin.base,
      key,
    ) +
    path(
      `M14 ${-high}H27V-30C31 -14 31 -3 22 0C16 1 12 0 8 -1.500C16 -6 18 -16 16 -30Z`,
      skin.shade,
    ) +
    toe(-55, -7, 7.6, 6.6) +
    path(`M-61 ${-8 + up}c1.500 -4 5 -4.600 7 -3.600c-1 3 -4 4.600 -7 3.600Z`, skin.lit) +
    line('M10 -24q5 -4 8 1', skin.edge, 1.2)
  );
}
