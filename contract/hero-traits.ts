/** How a child looks where the parent has said so itself: what the hero panel offers. */
import { z } from 'zod';

/**
 * The names of every choice. They are the drawing's own (bookmaking/hero/traits.ts), written down a
 * second time because the contract imports nothing of ours; a test holds the two lists together.
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

const gearColor = z.enum(traitChoices.gearColor);

/** Only what the parent has set; whatever is absent is drawn as described, and else by the child's seed. */
export const heroTraits = z
  .strictObject({
    skin: z.enum(traitChoices.skin),
    hair: z.enum(traitChoices.hair),
    hairColor: z.enum(traitChoices.hairColor),
    eyes: z.enum(traitChoices.eyes),
    glasses: z.enum(traitChoices.glasses),
    glassesColor: gearColor,
    freckles: z.boolean(),
    hearingAids: z.boolean(),
    hearingAidColor: gearColor,
    wheelchair: z.boolean(),
    wheelchairColor: gearColor,
    outfit: z.enum(traitChoices.outfit),
  })
  .partial();
export type HeroTraits = z.infer<typeof heroTraits>;
