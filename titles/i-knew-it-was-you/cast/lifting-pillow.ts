import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { grayFace } from './gray-face.ts';
import { fistOf } from './grown-hand.ts';
import { checked } from './seeker.ts';

/** How far a robe's checks go, so that none ends on it. */
const REACH = 130;
/** A robe from the boards up, bent over the bed from its right side. */
const BACK =
  'M206 150C212 96 206 44 176 22C164 14 150 18 144 28C140 38 144 48 150 56C156 74 156 100 152 150Z';
const SLEEVE =
  'M158 30C146 30 138 38 130 50L122 62L133 73C140 70 156 62 166 50C172 40 168 31 158 30Z';

/** Whoever looks, whole and at work: bent over the bed from its right side, and lifts a pillow by its corner to see who is under it. Nobody is. In mm of the page. */
export function liftingPillow(hero: Hero, light: Light): string {
  const linen = tone(light, INK.paper);
  const lining = tone(light, ROBE.lining).base;
  const skin = anyonesSkin(hero, light);
  const robed = (d: string): string =>
    at(150, 60, 1, at(-150, -60, 1, checked(light, d, REACH * 2))) + line(d, INK.key, 1);
  const pillow =
    'M58 84C56 74 60 70 66 68C80 62 96 54 120 66C127 67 131 68 132 71C131 76 126 80 121 82C112 86 108 87 100 86C88 92 70 92 58 84Z';
  return (
    robed(BACK) +
    line('M157 80C168 84 184 84 200 79.500', INK.key, 8) +
    line('M157 80C168 84 184 84 200 79.500', lining, 6.4) +
    at(
      133,
      26,
      0.8,
      path('M-24 0L-2 34L18 20L4 0Z', skin.shade, `stroke="${skin.edge}" stroke-width="1.2"`),
      14,
      -0.8,
    ) +
    line('M139 27C140 38 146 44 156 46', INK.key, 8) +
    line('M139 27C140 38 146 44 156 46', lining, 6.4) +
    at(121, 33, 0.82, grayFace(hero, light, 'calls'), -27, -0.82) +
    path(pillow, linen.base, `stroke="${INK.key}" stroke-width="1" stroke-linejoin="round"`) +
    path(
      'M58 84C70 92 88 92 100 86C108 87 112 86 121 81C110 80 100 78 92 80C80 84 68 86 58 84Z',
      linen.shade,
    ) +
    line('M72 70q6 6 6 12M104 64q-4 6 -3 12', linen.deep, 1.1) +
    robed(SLEEVE) +
    line('M122 62L133 73', INK.key, 6.4) +
    line('M122 62L133 73', lining, 5) +
    asHero(at(128, 70, 0.44, fistOf(skin), 150))
  );
}
