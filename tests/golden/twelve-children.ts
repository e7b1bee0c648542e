import { someReader } from '#bookmaking/testing/readers.ts';

/** Heads as different as can be: covered and bare, with glasses and aids, of all ages, skins and lengths of hair. */
export const TWELVE_CHILDREN = [
  someReader({
    seed: 'toddler',
    ageMonths: 20,
    traits: { skin: 'porcelain', hair: 'short', hairColor: 'ginger', freckles: true },
  }),
  someReader({
    seed: 'locs',
    ageMonths: 86,
    traits: { skin: 'ebony', hair: 'locs', hairColor: 'black', glasses: 'square' },
  }),
  someReader({
    seed: 'hijab',
    ageMonths: 70,
    traits: { skin: 'honey', hair: 'hijab', glasses: 'round', outfit: 'dress' },
  }),
  someReader({
    seed: 'curly',
    traits: { skin: 'caramel', hair: 'curly', hairColor: 'darkBrown', outfit: 'dungarees' },
  }),
  someReader({
    seed: 'baby',
    ageMonths: 9,
    traits: { skin: 'deep', hair: 'puffs', hairColor: 'black' },
  }),
  someReader({ seed: 'patka', ageMonths: 104, traits: { skin: 'olive', hair: 'patka' } }),
  someReader({
    seed: 'afro',
    traits: { skin: 'deep', hair: 'afro', hairColor: 'black', hearingAids: true },
  }),
  someReader({
    seed: 'bun',
    ageMonths: 135,
    traits: { skin: 'peach', hair: 'bun', hairColor: 'black' },
  }),
  someReader({
    seed: 'braids',
    traits: { skin: 'fair', hair: 'braids', hairColor: 'auburn', glasses: 'round' },
  }),
  someReader({
    seed: 'long',
    ageMonths: 80,
    traits: { skin: 'brown', hair: 'long', hairColor: 'black' },
  }),
  someReader({
    seed: 'bald',
    ageMonths: 40,
    traits: { skin: 'fair', hair: 'bald', glasses: 'square' },
  }),
  someReader({
    seed: 'cornrows',
    ageMonths: 96,
    traits: { skin: 'chestnut', hair: 'cornrows', hairColor: 'black' },
  }),
];
