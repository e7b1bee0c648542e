// What one child looks like. A hero panel offers these lists; the parser of descriptions and the
// seed choose from them; every drawing reads them. Colors are local colors: light is added later.
import type { Hex } from '#bookmaking/drawing/color.ts';

export const SKINS = {
  porcelain: '#fbe2d2',
  fair: '#f7d2b4',
  peach: '#efbd93',
  honey: '#dfa873',
  olive: '#c99463',
  caramel: '#b47a4c',
  brown: '#965f3c',
  chestnut: '#7a4a30',
  deep: '#603826',
  ebony: '#4a2b21',
} as const satisfies Record<string, Hex>;

/** White is for children with albinism; silver was left out, it read as a grandmother. */
export const HAIR_COLORS = {
  black: '#2b2228',
  darkBrown: '#45302a',
  brown: '#7a4e31',
  lightBrown: '#a0703f',
  auburn: '#8a3f28',
  ginger: '#d07030',
  strawberry: '#d9935a',
  honey: '#c08a45',
  blonde: '#e4ba62',
  platinum: '#f0dfb4',
  white: '#f4efe6',
  blue: '#4a6fb5',
  pink: '#d987a8',
} as const satisfies Record<string, Hex>;

export const EYE_COLORS = {
  brown: '#5b3422',
  dark: '#33211c',
  amber: '#a06a22',
  hazel: '#8a6230',
  green: '#4f7d4c',
  blue: '#3f78ad',
  gray: '#6f7f8c',
} as const satisfies Record<string, Hex>;

/** Colors of frames, hearing aids and wheelchairs. No red: a title may save that for one thing. */
export const GEAR_COLORS = {
  black: '#38343f',
  blue: '#3c63a8',
  turquoise: '#2f9fb4',
  green: '#3f8a5c',
  purple: '#7a5fb0',
  pink: '#c9628f',
  orange: '#d9853b',
  gold: '#c2922f',
  brown: '#7d5638',
  silver: '#9aa2b1',
} as const satisfies Record<string, Hex>;

export const HAIR_STYLES = [
  'bald',
  'buzz',
  'short',
  'spiky',
  'wavy',
  'bob',
  'long',
  'ponytail',
  'braids',
  'pigtails',
  'puffs',
  'afro',
  'curly',
  'locs',
  'cornrows',
  'bun',
  'hijab',
  'patka',
] as const;

export const OUTFITS = ['dungarees', 'dress', 'hoodie', 'raincoat', 'cape', 'pyjamas'] as const;
export const MOODS = [
  'happy',
  'joy',
  'wonder',
  'surprised',
  'worried',
  'sad',
  'brave',
  'sleepy',
] as const;

export type Skin = keyof typeof SKINS;
export type HairColor = keyof typeof HAIR_COLORS;
export type EyeColor = keyof typeof EYE_COLORS;
export type GearColor = keyof typeof GEAR_COLORS;
export type HairStyle = (typeof HAIR_STYLES)[number];
export type Outfit = (typeof OUTFITS)[number];
export type Mood = (typeof MOODS)[number];
export type Glasses = 'none' | 'round' | 'square';

/** A whole look, named by the parent's words or chosen by the child's seed. */
export interface Traits {
  readonly skin: Skin;
  readonly hair: HairStyle;
  readonly hairColor: HairColor;
  readonly eyes: EyeColor;
  readonly glasses: Glasses;
  readonly glassesColor: GearColor;
  readonly freckles: boolean;
  readonly hearingAids: boolean;
  readonly hearingAidColor: GearColor;
  readonly wheelchair: boolean;
  readonly wheelchairColor: GearColor;
  readonly outfit: Outfit;
  /** One of the palettes in palettes.ts, by position. */
  readonly palette: number;
}
