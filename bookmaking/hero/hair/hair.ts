import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { clean } from '#bookmaking/drawing/marks.ts';
import { define } from '#bookmaking/drawing/sheet.ts';
import { youngAt } from '#bookmaking/hero/body.ts';
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
  const own = tone(light, hero.hairColor);
  const strands: Strands = {
    head,
    light,
    layers,
    tone: hero.hand?.hair(own) ?? own,
    accent: isCovered ? headwear : accent,
    beads: hero.beads ? [accent, second, main] : [],
    length: hero.hairLength,
    fringe: hero.fringe,
    high: hasHat ? 0 : 12 * youngAt(hero.years),
    skin: hero.skin,
    chance: chanceFrom(`${hero.seed} ${hero.hair}`),
  };
  const worn = STYLES[style](strands);
  // Its strands are drawn: a medium's grain over them made dark curls gray.
  const volumes = (art: string): string =>
    clean(hero.hand?.isModelled ? inTheLight(art, own, light) : art);
  return {
    back: volumes(layers.behind.join('')),
    under: volumes(worn.under ?? ''),
    over:
      volumes(worn.over + layers.before.join('')) +
      (hasHat ? knitHat({ ...strands, accent: headwear }) : ''),
    window: worn.window,
  };
}

/** Hair turns from the light as one volume with the head, whatever it is made of: flat, black hair was a silhouette. */
function inTheLight(art: string, { base, shade, deep, lite }: Tone, { direction }: Light): string {
  const across = (from: Hex, middle: Hex, to: Hex): string => {
    const [x, y] = direction.map((k) => Math.round(k * 60));
    const stops = [from, middle, to]
      .map((color, i) => `<stop offset="${[0.05, 0.5, 1][i]}" stop-color="${color}"/>`)
      .join('');
    return `url(#${define(`<linearGradient gradientUnits="userSpaceOnUse" x1="${x}" y1="${y}" x2="${-(x as number)}" y2="${-(y as number)}">${stops}</linearGradient>`)})`;
  };
  return art
    .replaceAll(
      `fill="${base}"`,
      `fill="${across(mix(base, lite, 0.66), base, mix(base, deep, 0.55))}"`,
    )
    .replaceAll(`fill="${shade}"`, `fill="${across(mix(shade, base, 0.6), shade, deep)}"`);
}
