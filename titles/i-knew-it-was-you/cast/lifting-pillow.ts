import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { grayFace } from './gray-face.ts';
import { fistOf } from './grown-hand.ts';
import { checked } from './seeker.ts';

/** A back that is bent over a bed, as far as the board at its foot and the page's edge let it be seen. */
const BACK = 'M138 124C136 104 142 86 152 72C164 54 190 42 226 44V124Z';
/** One arm from under a chin up to what it lifts. */
const SLEEVE = 'M160 106C136 112 108 98 90 76L76 53L92 44L109 63C120 77 138 82 158 80Z';
const PILLOW =
  'M69 19C77 20 86 29 88 40C95 56 99 78 90 96C76 104 48 104 33 96C27 88 30 80 36 76C48 66 60 50 70 40C70 34 66 26 69 19Z';

/** Whoever looks, bent over a bed, lifts a pillow by its corner to see who is under it. Nobody is. In mm of the page, above y 124. */
export function liftingPillow(hero: Hero, light: Light): string {
  const linen = tone(light, INK.paper);
  const lining = tone(light, ROBE.lining).base;
  const skin = anyonesSkin(hero, light);
  const robed = (d: string): string => checked(light, d, 300) + line(d, INK.key, 1.1);
  const banded = (d: string, wide: number): string =>
    line(d, INK.key, wide + 1.6) + line(d, lining, wide);
  return (
    path(PILLOW, linen.base, `stroke="${INK.key}" stroke-width="1.1" stroke-linejoin="round"`) +
    path('M90 96C76 104 48 104 33 96C29 90 29 84 32 80C40 91 72 95 90 96Z', linen.shade) +
    line('M80 44C74 56 64 68 48 78M85 50C86 64 83 76 74 86', linen.deep, 1.2) +
    robed(SLEEVE) +
    banded('M76 53L92 44', 5.4) +
    asHero(at(83.5, 47, 0.64, fistOf(skin), -114)) +
    robed(BACK) +
    path('M134 78L142 104L168 90L158 66Z', skin.shade, `stroke="${skin.edge}" stroke-width="1.2"`) +
    banded('M140 106C154 100 166 84 166 62', 7) +
    at(137, 60, 1.12, grayFace(hero, light, 'calls'), -16, -1.12)
  );
}
