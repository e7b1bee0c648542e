import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Reader } from '#bookmaking/reader.ts';

import { hairOnSkin, keptApart } from './kept-apart.ts';
import { PALETTES, type Palette } from './palettes.ts';

import {
  EYE_COLORS,
  GEAR_COLORS,
  HAIR_COLORS,
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
  readonly hairColor: Hex;
  readonly eyes: Hex;
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
}

/** Drawn as a child of about four where no birthday is known: the middle of the shop's ages. */
const YEARS_WHEN_UNKNOWN = 4.5;

/**
 * The hero of a reader's books: the same for ever for the same reader, because whatever is not
 * given or described is chosen by the reader's own seed.
 */
export function heroOf(reader: Reader): Hero {
  const traits = traitsOf(reader);
  return {
    seed: reader.seed,
    years: reader.ageMonths === null ? YEARS_WHEN_UNKNOWN : reader.ageMonths / 12,
    skin: SKINS[traits.skin],
    hair: traits.hair,
    hairColor: hairOnSkin(HAIR_COLORS[traits.hairColor], SKINS[traits.skin]),
    eyes: EYE_COLORS[traits.eyes],
    glasses: traits.glasses,
    glassesColor: traits.said?.glasses ?? GEAR_COLORS[traits.glassesColor],
    freckles: traits.freckles,
    lashes: false,
    blush: false,
    hearingAid: traits.hearingAids ? GEAR_COLORS[traits.hearingAidColor] : undefined,
    wheelchair: traits.wheelchair ? GEAR_COLORS[traits.wheelchairColor] : undefined,
    outfit: traits.outfit,
    colors: keptApart(
      PALETTES[traits.palette % PALETTES.length] as Palette,
      SKINS[traits.skin],
      HAIR_COLORS[traits.hairColor],
      traits.said,
    ),
    said: traits.said ?? {},
  };
}
