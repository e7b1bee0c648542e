import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Reader } from '#bookmaking/reader.ts';
import type { ChildHand } from './child-hand.ts';
import { type Features, featuresOf } from './features.ts';
import { hairOnSkin, keptApart } from './kept-apart.ts';
import { type Palette, paletteOf, saidColorsOf } from './palettes.ts';
import {
  EYE_COLORS,
  GEAR_COLORS,
  HAIR_COLORS,
  type HairLength,
  type HairStyle,
  type Outfit,
  type SaidColors,
  SKINS,
} from './traits.ts';
import { traitsOf } from './traits-of-reader.ts';

/** A child as the drawing sees one: colors instead of their names, and an age in years. */
export interface Hero {
  readonly seed: string;
  readonly years: number;
  readonly skin: Hex;
  readonly hair: HairStyle;
  /** Undefined: as long as its kind is. */
  readonly hairLength: HairLength | undefined;
  readonly hairColor: Hex;
  /** Undefined: where its kind has one. */
  readonly fringe: boolean | undefined;
  readonly beads: boolean;
  readonly hat: boolean;
  readonly eyes: Hex;
  readonly features: Features;
  readonly eyePatch: 'none' | 'left' | 'right';
  readonly glasses: 'none' | 'round' | 'square';
  readonly glassesColor: Hex;
  readonly freckles: boolean;
  /** Long lashes and a painted blush: only where a family asks for them. */
  readonly lashes: boolean;
  readonly blush: boolean;
  readonly hearingAid: Hex | undefined;
  readonly wheelchair: Hex | undefined;
  readonly outfit: Outfit;
  readonly colors: Palette;
  /** Colors that no page may move. */
  readonly said: SaidColors;
  /** Whose drawing a title's children are; without one, the shop's own. */
  readonly hand?: ChildHand<Hero>;
}

/** Drawn as a child of about four where no birthday is known: the middle of the shop's ages. */
const YEARS_WHEN_UNKNOWN = 4.5;

/**
 * The hero of a reader's books: the same for ever for the same reader, because whatever is not
 * given or described is chosen by the reader's own seed.
 */
export function heroOf(reader: Reader): Hero {
  const traits = traitsOf(reader);
  const said = saidColorsOf(traits);
  const skin = SKINS[traits.skin];
  const hair = HAIR_COLORS[traits.hairColor];
  const years = reader.ageMonths === null ? YEARS_WHEN_UNKNOWN : reader.ageMonths / 12;
  return {
    seed: reader.seed,
    years,
    skin,
    hair: traits.hair,
    hairLength: traits.hairLength,
    hairColor: hairOnSkin(hair, skin),
    fringe: traits.fringe,
    beads: traits.beads ?? false,
    hat: traits.hat ?? false,
    eyes: EYE_COLORS[traits.eyes],
    features: featuresOf({
      ...traits,
      seed: reader.seed,
      years,
      monolid: traits.monolid,
      teeth: traits.teeth,
    }),
    eyePatch: traits.eyePatch ?? 'none',
    glasses: traits.glasses,
    glassesColor: GEAR_COLORS[traits.glassesColor],
    freckles: traits.freckles,
    lashes: traits.lashes ?? false,
    blush: traits.blush ?? false,
    hearingAid: traits.hearingAids ? GEAR_COLORS[traits.hearingAidColor] : undefined,
    wheelchair: traits.wheelchair ? GEAR_COLORS[traits.wheelchairColor] : undefined,
    outfit: traits.outfit,
    // Hair that is not there asks no distance of anything.
    colors: keptApart(paletteOf(traits), skin, traits.hair === 'bald' ? skin : hair, said),
    said,
  };
}
