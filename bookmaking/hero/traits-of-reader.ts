import { chanceFrom, pick } from '#bookmaking/drawing/chance.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { likelySkin } from './likely-skin.ts';
import { SEEDED_PALETTES } from './palettes.ts';
import {
  type EyeColor,
  GEAR_COLORS,
  type GearColor,
  type HairColor,
  type HairStyle,
  type Outfit,
  SKINS,
  type Skin,
  type Traits,
} from './traits.ts';
import { traitsFromDescription } from './traits-from-description.ts';

/**
 * The whole look of a reader's hero. Given traits win, then the description, then the seed.
 * The seed never decides what a family must say itself: glasses, freckles, hearing aids, a
 * wheelchair, a hijab or patka, bald, dyed hair, or a dress.
 */
export function traitsOf(reader: Reader): Traits {
  const described = traitsFromDescription(reader.description);
  return { ...traitsFromSeed(reader, described), ...described, ...reader.traits };
}

const STYLES_FOR_ALL: readonly HairStyle[] = ['short', 'wavy', 'curly', 'afro', 'bob', 'spiky'];
const STYLES_BY_PRONOUN: Record<Reader['pronoun'], readonly HairStyle[]> = {
  she: ['bob', 'long', 'wavy', 'curly', 'braids', 'pigtails', 'ponytail', 'bun', 'puffs'],
  he: ['short', 'short', 'spiky', 'wavy', 'curly', 'afro', 'buzz'],
  they: STYLES_FOR_ALL,
};
/** Hair and eye colors that go with a skin by default; the parent's words may say otherwise. */
const BY_DEPTH: readonly { hair: readonly HairColor[]; eyes: readonly EyeColor[] }[] = [
  {
    hair: ['brown', 'lightBrown', 'blonde', 'honey', 'ginger', 'darkBrown', 'auburn'],
    eyes: ['blue', 'green', 'hazel', 'brown', 'gray'],
  },
  {
    hair: ['black', 'darkBrown', 'brown'],
    eyes: ['brown', 'dark', 'hazel', 'amber'],
  },
  { hair: ['black', 'darkBrown'], eyes: ['brown', 'dark'] },
];
const CURLY_ONLY_WHEN_DEEP: readonly HairStyle[] = ['afro', 'puffs'];

/** What is chosen by hand changes itself only; what is described also says what goes with it. */
function traitsFromSeed(reader: Reader, described: Partial<Traits>): Traits {
  const chance = chanceFrom(`look ${reader.seed}`);
  const names = Object.keys(SKINS) as Skin[];
  const skin = reader.traits.skin ?? described.skin ?? likelySkin(chance, described);
  const depth = Math.min(2, Math.floor(names.indexOf(skin) / 3.4));
  const likely = BY_DEPTH[depth] as (typeof BY_DEPTH)[number];
  const styles = STYLES_BY_PRONOUN[reader.pronoun].filter(
    (style) => depth > 0 || !CURLY_ONLY_WHEN_DEEP.includes(style),
  );
  const gear = (Object.keys(GEAR_COLORS) as GearColor[]).filter((color) => color !== 'red');
  return {
    skin,
    hair: pick(chance, styles),
    hairColor: pick(chance, likely.hair),
    eyes: pick(chance, likely.eyes),
    glasses: 'none',
    glassesColor: pick(chance, gear),
    freckles: false,
    hearingAids: false,
    hearingAidColor: pick(chance, gear),
    wheelchair: false,
    wheelchairColor: pick(chance, gear),
    ...wardrobeOf(reader.seed),
  };
}

const SEEDED_OUTFITS: readonly Outfit[] = ['dungarees', 'dress', 'hoodie', 'raincoat', 'cape'];
const INSTEAD_OF_A_DRESS: readonly Outfit[] = ['sweater', 't-shirt'];

/**
 * An outfit and a palette for a seed; pyjamas are for books that ask for them. One boy in five wore a dress whom nobody
 * had put into one: where that lot falls, another is drawn, and everybody else keeps what the seed gave them.
 */
function wardrobeOf(seed: string): { outfit: Outfit; palette: number } {
  const chance = chanceFrom(`wardrobe ${seed}`);
  const outfit = pick(chance, SEEDED_OUTFITS);
  const palette = Math.floor(chance() * SEEDED_PALETTES);
  return { outfit: outfit === 'dress' ? pick(chance, INSTEAD_OF_A_DRESS) : outfit, palette };
}
