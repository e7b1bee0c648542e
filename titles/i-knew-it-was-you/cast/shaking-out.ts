import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { sock } from '#titles/i-knew-it-was-you/set/trail.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { grownHand } from './grown-hand.ts';
import { checked } from './seeker.ts';

/** How far a robe's checks go, so that none ends on it. */
const REACH = 230;

/** Whoever looks, from the chest down, beside a bed: drawn before it. In mm of the page. */
export function besideBed(light: Light): string {
  const lining = tone(light, ROBE.lining).base;
  const body =
    'M128 -12C128 12 138 32 146 46C146 68 150 94 156 124H212C212 92 208 66 196 42C196 26 192 8 184 -12Z';
  const belt = 'M146 46C162 51 184 49 196 42';
  const ends = 'M168 49C176 66 173 80 181 97M166 49C164 66 167 76 163 89';
  return (
    checked(light, body, REACH) +
    line(
      'M158 -12C160 10 168 30 172 48C176 76 180 130 184 200',
      tone(light, ROBE.cloth).deep,
      1.4,
    ) +
    line(ends, INK.key, 5.2) +
    line(ends, lining, 3.8) +
    line(belt, INK.key, 7.4) +
    line(belt, lining, 5.8) +
    line(body, INK.key, 1)
  );
}

/** And both arms of that robe, out over the bed: a pillow by its two corners, shaken. All that falls out is a sock. */
export function shakingOut(hero: Hero, light: Light): string {
  const linen = tone(light, INK.paper);
  const lining = tone(light, ROBE.lining).base;
  const skin = anyonesSkin(hero, light);
  const pillow =
    'M80 24C96 31 122 32 142 24C150 40 147 60 142 73C122 78 104 77 84 73C76 60 73 40 80 24Z';
  const far = 'M156 -12C132 -12 106 -10 94 -8C84 -4 80 4 78 12L97 17C100 12 106 10 160 12Z';
  const near = 'M190 -12C186 8 174 24 157 29L140 14C150 9 154 2 154 -12Z';
  const cuff = (d: string): string => line(d, INK.key, 6) + line(d, lining, 4.6);
  const hand = (x: number, y: number, degrees: number, thumb: 1 | -1): string =>
    asHero(at(x, y, thumb * 0.38, grownHand(skin), degrees, 0.38));
  return (
    path(pillow, linen.base, `stroke="${INK.key}" stroke-width="1" stroke-linejoin="round"`) +
    path(
      'M84 73C104 77 122 78 142 73C144 69 145 65 146 61C124 67 104 67 79 61C80 65 82 69 84 73Z',
      linen.shade,
    ) +
    line('M84 33q10 10 9 24M140 33q-9 10 -9 22M110 32q-2 8 0 16', linen.deep, 1.1) +
    hand(87.4, 12, 84, 1) +
    checked(light, far, REACH) +
    line(far, INK.key, 1) +
    cuff('M78 12L97 17') +
    hand(149, 20, 122, -1) +
    checked(light, near, REACH) +
    line(near, INK.key, 1) +
    cuff('M156 28L140 14') +
    line('M68 34q-5 10 -3 22M62 40q-3 8 -2 14', INK.wood, 1.5) +
    sock(light, 112, 92, 0.62, 20) +
    line('M103 79v4M112 77v3M121 79v4', INK.dark, 1.3)
  );
}
