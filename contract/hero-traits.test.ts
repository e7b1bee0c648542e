import { expect, expectTypeOf, test } from 'vitest';
import {
  EYE_COLORS,
  GEAR_COLORS,
  HAIR_COLORS,
  HAIR_STYLES,
  OUTFITS,
  SKINS,
  type Traits,
} from '#bookmaking/hero/traits.ts';
import { type HeroTraits, heroTraits, traitChoices } from './hero-traits.ts';

test('the contract offers just what can be drawn', () => {
  expect(traitChoices).toEqual({
    skin: Object.keys(SKINS),
    hair: HAIR_STYLES,
    hairColor: Object.keys(HAIR_COLORS),
    eyes: Object.keys(EYE_COLORS),
    glasses: ['none', 'round', 'square'],
    gearColor: Object.keys(GEAR_COLORS),
    outfit: OUTFITS,
  });
  // The palette of the clothes is the seed's alone.
  expectTypeOf<Required<HeroTraits>>().toEqualTypeOf<{
    -readonly [Trait in Exclude<keyof Traits, 'palette'>]: Traits[Trait];
  }>();
});

test('a made-up choice and a made-up trait are refused', () => {
  expect(heroTraits.safeParse({ hair: 'curly', freckles: true }).success).toBe(true);
  expect(heroTraits.safeParse({ hair: 'mohawk' }).success).toBe(false);
  expect(heroTraits.safeParse({ palette: 3 }).success).toBe(false);
  expect(heroTraits.safeParse({ freckles: 'yes' }).success).toBe(false);
});
