import type { Hex } from '#bookmaking/drawing/color.ts';
import { CLOTH_COLORS } from './cloth-colors.ts';
import type { ClothColor, SaidColors, Traits } from './traits.ts';

/** The colors of an outfit: `accent` also dyes hair ties and capes, and hijab, patka and hat unless theirs is said. */
export interface Palette {
  readonly main: Hex;
  readonly second: Hex;
  readonly accent: Hex;
  readonly shoes: Hex;
  readonly headwear?: Hex;
}

/**
 * Looked at side by side on every skin tone. None holds a pure red (see the traits' gear colors),
 * and no sleeve or trouser color (`second`) is near a skin tone: a cream sleeve read as a bare arm.
 */
export const PALETTES: readonly Palette[] = [
  { main: '#3f6fa8', second: '#e9b04b', accent: '#e08a4f', shoes: '#5a6f4a' },
  { main: '#3f8f8a', second: '#f6dd7a', accent: '#d98aa0', shoes: '#7a5fb0' },
  { main: '#7a5fb0', second: '#b9dccf', accent: '#e0a030', shoes: '#3f8f8a' },
  { main: '#d98f3c', second: '#4d7fa3', accent: '#5c8a5a', shoes: '#4a4f7a' },
  { main: '#5c8a5a', second: '#f2d264', accent: '#8a6fb8', shoes: '#c9783f' },
  { main: '#b3567f', second: '#a9c9e0', accent: '#3f8f8a', shoes: '#4a5f8f' },
  { main: '#4a5f8f', second: '#b9d3c0', accent: '#e3b04a', shoes: '#b3567f' },
  { main: '#c97b55', second: '#8fb8c9', accent: '#3f7a94', shoes: '#5a4a6b' },
  { main: '#e6b73e', second: '#4d7fa3', accent: '#5c8a5a', shoes: '#7a5fb0' },
  { main: '#b8513f', second: '#a9c9e0', accent: '#e0a93c', shoes: '#4a4f7a' },
];

/** A seed chooses among the first eight only: a palette added later changes nobody's clothes. */
export const SEEDED_PALETTES = 8;

/** The palette whose other colors go with a color that was said. */
const GOES_WITH: Record<ClothColor, number> = {
  red: 9,
  maroon: 9,
  coral: 7,
  orange: 3,
  mustard: 3,
  yellow: 8,
  mint: 1,
  green: 4,
  turquoise: 1,
  sky: 0,
  blue: 0,
  navy: 6,
  purple: 2,
  lilac: 2,
  pink: 5,
  brown: 7,
  cream: 0,
  white: 0,
  gray: 6,
  black: 5,
};

/** The palette of a child: the seed's, or the one that goes with a color that was said. */
export const paletteOf = ({ clothesColor, palette }: Traits): Palette =>
  PALETTES[clothesColor ? GOES_WITH[clothesColor] : palette % PALETTES.length] as Palette;

/** What was said of a child's clothes, as colors. A cape is what its outfit is named for. */
export function saidColorsOf(traits: Traits): SaidColors {
  const { outfit, clothesColor, secondColor, headwearColor } = traits;
  return {
    ...(clothesColor && { [outfit === 'cape' ? 'accent' : 'clothes']: CLOTH_COLORS[clothesColor] }),
    ...(secondColor && { second: CLOTH_COLORS[secondColor] }),
    ...(headwearColor && { headwear: CLOTH_COLORS[headwearColor] }),
  };
}
