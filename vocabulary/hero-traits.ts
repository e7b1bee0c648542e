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
  ],
  /** White is for children with albinism; silver was left out, it read as a grandmother. */
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
    'blue',
    'pink',
  ],
  eyes: ['brown', 'dark', 'amber', 'hazel', 'green', 'blue', 'gray'],
  glasses: ['none', 'round', 'square'],
  /** Of frames, hearing aids and wheelchairs. No red: a title may save that for one thing. */
  gearColor: [
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
  outfit: ['dungarees', 'dress', 'hoodie', 'raincoat', 'cape', 'pyjamas'],
} as const;

/** What a parent may set: one of these choices, or yes and no. In the order in which a form asks. */
export const choicesByTrait = {
  skin: traitChoices.skin,
  hair: traitChoices.hair,
  hairColor: traitChoices.hairColor,
  eyes: traitChoices.eyes,
  glasses: traitChoices.glasses,
  glassesColor: traitChoices.gearColor,
  freckles: 'yes or no',
  hearingAids: 'yes or no',
  hearingAidColor: traitChoices.gearColor,
  wheelchair: 'yes or no',
  wheelchairColor: traitChoices.gearColor,
  outfit: traitChoices.outfit,
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
