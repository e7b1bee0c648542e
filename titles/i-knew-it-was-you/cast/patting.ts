import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { grayFace } from './gray-face.ts';
import { grownHand } from './grown-hand.ts';
import { checked } from './seeker.ts';

const BACK =
  'M-172 224C-172 190 -158 160 -126 150C-112 146 -98 148 -88 156C-72 168 -62 190 -62 224Z';
/** One arm from its shoulder to the foot of the hill, a little bent. */
const SLEEVE =
  'M-122 158C-112 150 -98 152 -88 160C-72 172 -52 172 -34 166C-22 162 -12 156 -2 148L12 168C0 182 -16 192 -34 198C-62 204 -92 200 -110 188C-122 180 -128 166 -122 158Z';

/** Whoever looks, bent over the bed's side in profile, glad already, and lays a hand on the foot of a hill. In mm of the page at its right. */
export function patting(hero: Hero, light: Light): string {
  const skin = anyonesSkin(hero, light);
  const lining = tone(light, ROBE.lining).base;
  const robed = (d: string): string => checked(light, d, 260) + line(d, INK.key, 1);
  return (
    robed(BACK) +
    at(
      -84,
      148,
      1.04,
      path('M-14 10L-18 34H12L8 16Z', skin.shade, `stroke="${skin.edge}" stroke-width="1.2"`),
      14,
    ) +
    line('M-120 157C-108 168 -94 170 -82 166', INK.key, 9) +
    line('M-120 157C-108 168 -94 170 -82 166', lining, 7.4) +
    at(-80, 141, 1.04, grayFace(hero, light, 'tender'), 8) +
    asHero(at(4, 157, 0.72, grownHand(skin), -30)) +
    robed(SLEEVE) +
    line('M-2 148L12 168', INK.key, 7.4) +
    line('M-2 148L12 168', lining, 6)
  );
}
