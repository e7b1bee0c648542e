import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Skull } from '#bookmaking/hero/skull.ts';
import type { HairStyle } from '#bookmaking/hero/traits.ts';
import { boxBraids } from './box-braids.ts';
import { hijab, patka } from './covered.ts';
import { afro, puffs } from './curls.ts';
import { curls } from './curls-by-length.ts';
import { fluff } from './fluff.ts';
import { highTop } from './high-top.ts';
import { knitHat, UNDER_A_HAT } from './knit-hat.ts';
import { bald, bob, buzz, long, ponytail, short, spiky, wavy } from './loose.ts';
import { Layers, type Strands } from './strands.ts';
import { braids, bun, cornrows, locs, pigtails } from './tied.ts';
import { tousled } from './tousled.ts';
import type { Worn } from './worn.ts';

/** Layers of hair: behind trunk and head, over the trunk but under the face, over the face. */
export interface HairArt {
  readonly back: string;
  readonly under: string;
  readonly over: string;
  /** A hijab's opening: the face shows only inside this path. */
  readonly window?: string;
}

const STYLES: Record<HairStyle, (strands: Strands) => Worn> = {
  bald,
  fluff,
  buzz,
  short,
  spiky,
  tousled,
  wavy,
  bob,
  long,
  ponytail,
  braids,
  pigtails,
  puffs,
  afro,
  curly: curls,
  highTop,
  locs,
  boxBraids,
  cornrows,
  bun,
  hijab,
  patka,
};

const COVERED: readonly HairStyle[] = ['hijab', 'patka'];

/**
 * Hair is attached to the skull ball, so one description of a style serves every view: what turns
 * away from us is drawn behind the head.
 */
export function hairOn(head: Skull, hero: Hero, light: Light): HairArt {
  const layers = new Layers();
  const { main, second, accent, headwear = accent } = hero.colors;
  const isCovered = COVERED.includes(hero.hair);
  const hasHat = hero.hat && !isCovered;
  const style = (hasHat && UNDER_A_HAT[hero.hair]) || hero.hair;
  const strands: Strands = {
    head,
    light,
    layers,
    tone: tone(light, hero.hairColor),
    accent: isCovered ? headwear : accent,
    beads: hero.beads ? [accent, second, main] : [],
    length: hero.hairLength,
    fringe: hero.fringe,
    skin: hero.skin,
    chance: chanceFrom(`${hero.seed} ${hero.hair}`),
  };
  const worn = STYLES[style](strands);
  return {
    back: layers.behind.join(''),
    under: worn.under ?? '',
    over:
      worn.over +
      layers.before.join('') +
      (hasHat ? knitHat({ ...strands, accent: headwear }) : ''),
    window: worn.window,
  };
}
