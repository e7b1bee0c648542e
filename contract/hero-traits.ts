/** How a child looks where the parent has said so itself: what the hero panel offers. */
import { z } from 'zod';
import { choicesByTrait, type HeroLooks, type HeroTrait } from '#vocabulary/hero-traits.ts';

/** Only what the parent has set; whatever is absent is drawn as described, and else by the child's seed. */
export const heroTraits = z
  .strictObject({
    skin: z.enum(choicesByTrait.skin),
    hair: z.enum(choicesByTrait.hair),
    hairLength: z.enum(choicesByTrait.hairLength),
    hairColor: z.enum(choicesByTrait.hairColor),
    fringe: z.boolean(),
    beads: z.boolean(),
    hat: z.boolean(),
    headwearColor: z.enum(choicesByTrait.headwearColor),
    eyes: z.enum(choicesByTrait.eyes),
    monolid: z.boolean(),
    lashes: z.boolean(),
    eyePatch: z.enum(choicesByTrait.eyePatch),
    teeth: z.enum(choicesByTrait.teeth),
    blush: z.boolean(),
    glasses: z.enum(choicesByTrait.glasses),
    glassesColor: z.enum(choicesByTrait.glassesColor),
    freckles: z.boolean(),
    hearingAids: z.boolean(),
    hearingAidColor: z.enum(choicesByTrait.hearingAidColor),
    wheelchair: z.boolean(),
    wheelchairColor: z.enum(choicesByTrait.wheelchairColor),
    outfit: z.enum(choicesByTrait.outfit),
    clothesColor: z.enum(choicesByTrait.clothesColor),
  } satisfies { [Trait in HeroTrait]: z.ZodType<HeroLooks[Trait]> })
  .partial();
