import { traitChoices } from './trait-choices.ts';

/** How far hair falls, for the kinds that can fall. */
export const hairLengths = ['short', 'chin', 'shoulder', 'long', 'waist'] as const;

/** Milk teeth come and go. */
export const teethChoices = ['all', 'gap', 'missing'] as const;

/** Which eye a patch covers: the child's own left or right. */
export const eyePatches = ['none', 'left', 'right'] as const;

/** Of clothes, and of a hijab, a patka or a hat. */
export const clothColors = [
  'red',
  'maroon',
  'coral',
  'orange',
  'mustard',
  'yellow',
  'mint',
  'green',
  'turquoise',
  'sky',
  'blue',
  'navy',
  'purple',
  'lilac',
  'pink',
  'brown',
  'cream',
  'white',
  'gray',
  'black',
] as const;

/** What a parent may set: one of these choices, or yes and no. In the order in which a form asks. */
export const choicesByTrait = {
  skin: traitChoices.skin,
  hair: traitChoices.hair,
  hairLength: hairLengths,
  hairColor: traitChoices.hairColor,
  fringe: 'yes or no',
  beads: 'yes or no',
  hat: 'yes or no',
  headwearColor: clothColors,
  eyes: traitChoices.eyes,
  monolid: 'yes or no',
  lashes: 'yes or no',
  eyePatch: eyePatches,
  teeth: teethChoices,
  blush: 'yes or no',
  glasses: traitChoices.glasses,
  glassesColor: traitChoices.gearColor,
  freckles: 'yes or no',
  hearingAids: 'yes or no',
  hearingAidColor: traitChoices.gearColor,
  wheelchair: 'yes or no',
  wheelchairColor: traitChoices.gearColor,
  outfit: traitChoices.outfit,
  clothesColor: clothColors,
} as const;

export type HeroTrait = keyof typeof choicesByTrait;
export const heroTraitNames = Object.keys(choicesByTrait) as HeroTrait[];

/** A whole look, as far as a parent may set it. */
export type HeroLooks = {
  [Trait in HeroTrait]: (typeof choicesByTrait)[Trait] extends readonly (infer Choice)[]
    ? Choice
    : boolean;
};

/** Only what the parent has set; whatever is absent is drawn as described, and else by the child's seed. */
export type HeroTraits = Partial<HeroLooks>;
