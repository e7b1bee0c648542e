import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, oval } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { grayFace } from './gray-face.ts';
import { spreadHand } from './grown-hand.ts';
import { ankle, checked, slipper } from './seeker.ts';

const HEM = 'M38 -51C44 -46 42 -38 50 -33C56 -30 56 -24 62 -20';
const ROBED = `${HEM}C44 -2 22 2 2 0C-16 -1 -30 -14 -40 -34C-46 -48 -44 -62 -34 -66C-22 -68 -14 -60 -8 -48C-2 -38 4 -30 14 -33C22 -36 30 -44 38 -51Z`;
/** The nearer arm, straight, its hand behind it on the sheet; and the farther, as far up as it goes. */
const PROP =
  'M-42 -58C-34 -62 -26 -56 -27 -48C-34 -32 -48 -16 -58 -6L-68 -14C-60 -28 -50 -44 -42 -58Z';
const UP = 'M-30 -52C-22 -62 -10 -78 -2 -92L10 -84C4 -70 -6 -54 -18 -42Z';

/** Whoever looked, tipped over on a bed by what was found: leans far back, laughs, and both slippers are in the air. Sits on y 0, to the right; about 118 high. */
export function rolledOver(hero: Hero, light: Light): string {
  const skin = anyonesSkin(hero, light);
  const lining = tone(light, ROBE.lining).base;
  const robed = (d: string): string => checked(light, d, 110) + line(d, INK.key, 1);
  const cuff = (d: string): string => line(d, INK.key, 6) + line(d, lining, 4.6);
  return (
    oval(-8, 1, 58, 5, INK.key, 'fill-opacity=".34"') +
    asHero(at(5, -90, 0.36, spreadHand(skin), -58)) +
    robed(UP) +
    cuff('M-2 -92L10 -84') +
    at(62, -72, 0.29, slipper(light, ankle(light)), 214, -0.29) +
    at(86, -44, 0.29, slipper(light, ankle(light)), 238, -0.29) +
    robed(ROBED) +
    cuff(HEM) +
    line('M-22 -6C-14 -16 -10 -30 -10 -44', INK.key, 6) +
    line('M-22 -6C-14 -16 -10 -30 -10 -44', lining, 4.6) +
    at(-40, -84, 0.72, grayFace(hero, light, 'laughs'), -24) +
    asHero(at(-64, -8, 0.36, spreadHand(skin), 128)) +
    robed(PROP) +
    cuff('M-57 -5L-69 -13')
  );
}
