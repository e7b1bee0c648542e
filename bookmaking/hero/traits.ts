// What one child looks like. The names stand in the vocabulary; the parser of descriptions and the
// seed choose from them, every drawing reads them. Colors are local colors: light is added later.
import type { Hex } from '#bookmaking/drawing/color.ts';
import type { HeroLooks } from '#vocabulary/hero-traits.ts';
import type { traitChoices } from '#vocabulary/trait-choices.ts';

type Painted<Choice extends keyof typeof traitChoices> = Record<
  (typeof traitChoices)[Choice][number],
  Hex
>;

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
} as const satisfies Painted<'skin'>;

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
  silver: '#c3c6cf',
  blue: '#4a6fb5',
  pink: '#d987a8',
} as const satisfies Painted<'hairColor'>;

export const EYE_COLORS = {
  brown: '#5b3422',
  dark: '#33211c',
  amber: '#a06a22',
  hazel: '#8a6230',
  green: '#4f7d4c',
  blue: '#3f78ad',
  gray: '#6f7f8c',
} as const satisfies Painted<'eyes'>;

export const GEAR_COLORS = {
  red: '#c4453f',
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
} as const satisfies Painted<'gearColor'>;

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

export type Skin = HeroLooks['skin'];
export type HairColor = HeroLooks['hairColor'];
export type EyeColor = HeroLooks['eyes'];
export type GearColor = HeroLooks['glassesColor'];
export type HairStyle = HeroLooks['hair'];
export type HairLength = HeroLooks['hairLength'];
export type ClothColor = HeroLooks['clothesColor'];
export type Outfit = HeroLooks['outfit'];
export type Mood = (typeof MOODS)[number];

/** Colors of what a child wears that a parent has said or chosen: they win over every rule of contrast. */
export interface SaidColors {
  readonly clothes?: Hex;
  /** Of what goes with them: jeans, a top under dungarees. */
  readonly second?: Hex;
  /** Of a cape. */
  readonly accent?: Hex;
  /** Of a hijab, a patka or a hat. */
  readonly headwear?: Hex;
}

/** What a look may lack: where nothing is said of these, there is nothing to draw, or the kind of hair and the palette decide. */
type Unsaid =
  | 'hairLength'
  | 'fringe'
  | 'beads'
  | 'hat'
  | 'headwearColor'
  | 'monolid'
  | 'lashes'
  | 'eyePatch'
  | 'teeth'
  | 'blush'
  | 'clothesColor';

/** A whole look, named by the parent's words or chosen by the child's seed. */
export interface Traits
  extends Readonly<Omit<HeroLooks, Unsaid>>,
    Readonly<Partial<Pick<HeroLooks, Unsaid>>> {
  /** One of the palettes in palettes.ts, by position: every color of the clothes that nobody said. */
  readonly palette: number;
  /** Of jeans with a sweater, of a top with a skirt: of what the outfit is not named for. Only words say it. */
  readonly secondColor?: ClothColor;
}
