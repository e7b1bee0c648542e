/**
 * How a child looks: the names of all that can be drawn and chosen. What a color looks like stands with the drawing
 * (bookmaking/hero/traits.ts), which has to have one for every name.
 */
export const traitChoices = {
  skin: [
    'porcelain',
    'fair',
    'peach',
    'honey',
    'olive',
    'caramel',
    'brown',
    'chestnut',
    'deep',
    'ebony',
  ],
  hair: [
    'bald',
    'fluff',
    'buzz',
    'short',
    'spiky',
    'tousled',
    'wavy',
    'bob',
    'long',
    'ponytail',
    'braids',
    'pigtails',
    'puffs',
    'afro',
    'curly',
    'highTop',
    'locs',
    'boxBraids',
    'cornrows',
    'bun',
    'hijab',
    'patka',
  ],
  /** White and silver are for children with albinism, and never by lot: silver read as a grandmother. */
  hairColor: [
    'black',
    'darkBrown',
    'brown',
    'lightBrown',
    'auburn',
    'ginger',
    'strawberry',
    'honey',
    'blonde',
    'platinum',
    'white',
    'silver',
    'blue',
    'pink',
  ],
  eyes: ['brown', 'dark', 'amber', 'hazel', 'green', 'blue', 'gray'],
  glasses: ['none', 'round', 'square'],
  /** Of frames, hearing aids and wheelchairs. Red only where it is said: a title may save it for one thing. */
  gearColor: [
    'red',
    'black',
    'blue',
    'turquoise',
    'green',
    'purple',
    'pink',
    'orange',
    'gold',
    'brown',
    'silver',
  ],
  outfit: [
    'sweater',
    't-shirt',
    'dungarees',
    'skirt',
    'dress',
    'hoodie',
    'raincoat',
    'cape',
    'pyjamas',
  ],
} as const;

// Apart from the others, because the pages that a visitor sees first ask for none of these.

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
