import type { Hex } from '#bookmaking/drawing/color.ts';
import type { ClothColor } from './traits.ts';

/** What is said or chosen of clothes, and of a hijab, a patka or a hat. */
export const CLOTH_COLORS = {
  red: '#c23b36',
  maroon: '#7d2f3d',
  coral: '#e8836c',
  orange: '#dd7f35',
  mustard: '#c9982f',
  yellow: '#ecc344',
  mint: '#a3d6b8',
  green: '#4f8f57',
  turquoise: '#3a9c9c',
  sky: '#8fbfe3',
  blue: '#3f6fb0',
  navy: '#2f4273',
  purple: '#7656ab',
  lilac: '#b7a0d8',
  pink: '#d878a3',
  brown: '#7d5a3f',
  cream: '#f1e4c8',
  white: '#f7f4ee',
  gray: '#8e939e',
  black: '#34323d',
} as const satisfies Record<ClothColor, Hex>;
