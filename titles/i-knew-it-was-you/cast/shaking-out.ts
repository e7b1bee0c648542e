import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { sock } from '#titles/i-knew-it-was-you/set/trail.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { checked } from './seeker.ts';

/** How far a robe's checks go, so that none ends on it. */
const REACH = 230;

/** Whoever looks, from the chest down, beside a bed: drawn before it. In mm of the page. */
export function besideBed(light: Light): string {
  const lining = tone(light, ROBE.lining).base;
  const body =
    'M150 -12C146 14 150 32 152 42C148 66 146 92 144 124H206C206 92 202 66 196 42C200 26 202 8 202 -12Z';
  const belt = 'M152 42C166 47 184 47 196 42';
  const ends = 'M172 45C178 62 174 76 180 94M170 45C166 62 168 72 163 86';
  return (
    checked(light, body, REACH) +
    line('M176 -12L170 40L172 124', tone(light, ROBE.cloth).deep, 1.4) +
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
  const near = 'M200 -12C192 8 176 22 156 28L140 14C150 10 158 2 162 -12Z';
  const cuff = (d: string): string => line(d, INK.key, 6) + line(d, lining, 4.6);
  /** From above: its back, and four fingers down over a corner. */
  const hand = (x: number, way: 1 | -1): string => {
    const digits = [0, 1, 2, 3]
      .map(
        (i) => `M${x + way * (i * 4 - 6)} 20L${x + way * (i * 4.1 - 6.4)} ${[29, 31, 31, 28][i]}`,
      )
      .join('');
    const back = `M${x - 7.6} 24C${x - 9} 16 ${x - 6} 10 ${x} 10C${x + 6} 10 ${x + 9} 16 ${x + 7.6} 24Z`;
    return asHero(
      path(back, skin.base, `stroke="${skin.edge}" stroke-width="1.6"`) +
        line(digits, skin.edge, 5.4) +
        line(digits, skin.base, 3.9) +
        path(back, skin.base),
    );
  };
  return (
    path(pillow, linen.base, `stroke="${INK.key}" stroke-width="1" stroke-linejoin="round"`) +
    path(
      'M84 73C104 77 122 78 142 73C144 69 145 65 146 61C124 67 104 67 79 61C80 65 82 69 84 73Z',
      linen.shade,
    ) +
    line('M84 33q10 10 9 24M140 33q-9 10 -9 22M110 32q-2 8 0 16', linen.deep, 1.1) +
    hand(87, -1) +
    checked(light, far, REACH) +
    line(far, INK.key, 1) +
    cuff('M78 12L97 17') +
    hand(138, 1) +
    checked(light, near, REACH) +
    line(near, INK.key, 1) +
    cuff('M156 28L140 14') +
    line('M68 34q-5 10 -3 22M62 40q-3 8 -2 14', INK.wood, 1.5) +
    sock(light, 112, 92, 0.62, 20) +
    line('M103 79v4M112 77v3M121 79v4', INK.dark, 1.3)
  );
}
