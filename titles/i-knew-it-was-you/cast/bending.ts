import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { grownHand } from './grown-hand.ts';
import { ankle, checked, slipper } from './seeker.ts';

const HEM = 'M-32 -28C-18 -22 -6 -30 8 -25C20 -21 34 -28 46 -26';
const LEFT_SIDE = 'M-41 -210C-43 -150 -38 -90 -32 -28';
const RIGHT_SIDE = 'C42 -90 34 -140 8 -210';
/** From a shoulder that the page ends below. */
const SLEEVE = 'M-34 -212C-30 -180 -30 -150 -33 -116L-9 -113C-4 -150 -2 -180 2 -212Z';

/** Who walks past from the right and bends to what lies at the left, as far as a page that is low shows it: a robe that leans, a hand that hangs from it, two slippers. Sole on y 0, the hem from x -32 to 46. */
export function bending(hero: Hero, light: Light): string {
  const cloth = tone(light, ROBE.cloth);
  const lining = tone(light, ROBE.lining).base;
  const body = `${LEFT_SIDE}${HEM.slice(HEM.indexOf('C'))}${RIGHT_SIDE}Z`;
  return (
    at(22, -9, 0.34, slipper(light, ankle(light)), 0) +
    at(-10, 0, 0.4, slipper(light, ankle(light)), -3) +
    checked(light, body, 230) +
    line(HEM, lining, 3.4) +
    line(body, INK.key, 1) +
    line('M16 -26C16 -60 20 -90 16 -120', cloth.deep, 1.2) +
    asHero(at(-21, -117, -0.5, grownHand(anyonesSkin(hero, light)), 98, 0.5)) +
    checked(light, SLEEVE, 230) +
    line(SLEEVE, INK.key, 1) +
    line('M-33 -116L-9 -113', INK.key, 5.4) +
    line('M-33 -116L-9 -113', lining, 4)
  );
}
