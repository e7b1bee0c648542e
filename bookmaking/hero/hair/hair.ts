import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Skull } from '#bookmaking/hero/skull.ts';
import type { HairStyle } from '#bookmaking/hero/traits.ts';
import { hijab, patka } from './covered.ts';
import { afro, curly, puffs } from './curls.ts';
import { bald, bob, buzz, long, ponytail, short, spiky, wavy } from './loose.ts';
import { Layers, type Strands } from './strands.ts';
import { braids, bun, cornrows, locs, pigtails } from './tied.ts';
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
  buzz,
  short,
  spiky,
  wavy,
  bob,
  long,
  ponytail,
  braids,
  pigtails,
  puffs,
  afro,
  curly,
  locs,
  cornrows,
  bun,
  hijab,
  patka,
};

/**
 * Hair is attached to the skull ball, so one description of a style serves every view: what turns
 * away from us is drawn behind the head.
 */
export function hairOn(head: Skull, hero: Hero, light: Light): HairArt {
  const layers = new Layers();
  const worn = STYLES[hero.hair]({
    head,
    light,
    layers,
    tone: tone(light, hero.hairColor),
    accent: hero.colors.accent,
    skin: hero.skin,
    chance: chanceFrom(`${hero.seed} ${hero.hair}`),
  });
  return {
    back: layers.behind.join(''),
    under: worn.under ?? '',
    over: worn.over + layers.before.join(''),
    window: worn.window,
  };
}
