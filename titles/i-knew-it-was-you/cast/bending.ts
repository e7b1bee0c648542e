import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { grayFace } from './gray-face.ts';
import { spreadHand } from './grown-hand.ts';
import { ankle, checked, slipper } from './seeker.ts';

const HEM = 'M-32 -28C-18 -22 -6 -30 8 -25C20 -21 30 -28 40 -26';
const BODY = `${HEM}C38 -60 42 -92 36 -116C30 -138 12 -146 -4 -140C-18 -134 -24 -116 -25 -98C-26 -72 -34 -52 -32 -28Z`;
const SLEEVE =
  'M8 -136C-4 -140 -14 -132 -16 -122L-31 -96L-18 -86C-8 -94 8 -104 14 -116C17 -124 15 -132 8 -136Z';

/** Who walks past from the right and bends to what lies at the left, glad to meet it: a face in profile, a hand that greets, the other arm behind, two slippers. Sole on y 0, the hem from x -32 to 40, about 185 high. */
export function bending(hero: Hero, light: Light): string {
  const cloth = tone(light, ROBE.cloth);
  const lining = tone(light, ROBE.lining).base;
  const skin = anyonesSkin(hero, light);
  const robed = (d: string): string => checked(light, d, 230) + line(d, INK.key, 1);
  const banded = (d: string, wide: number): string =>
    line(d, INK.key, wide + 1.6) + line(d, lining, wide);
  return (
    at(22, -9, 0.34, slipper(light, ankle(light)), 0) +
    at(-10, 0, 0.4, slipper(light, ankle(light)), -3) +
    robed(BODY) +
    line(HEM, lining, 3.4) +
    line('M10 -26C12 -54 14 -70 12 -90', cloth.deep, 1.2) +
    banded('M-24 -92C-8 -84 18 -84 37 -92', 5) +
    path(
      'M-14 -150L-18 -130L4 -132L4 -152Z',
      skin.shade,
      `stroke="${skin.edge}" stroke-width="1.2"`,
    ) +
    banded('M-20 -128C-10 -126 4 -130 8 -140', 5.4) +
    at(-8, -156, 0.94, grayFace(hero, light, 'tender'), -18, -0.94) +
    asHero(at(-24, -92, -0.42, spreadHand(skin), 124, 0.42)) +
    robed(SLEEVE) +
    banded('M-31 -96L-18 -86', 4)
  );
}
