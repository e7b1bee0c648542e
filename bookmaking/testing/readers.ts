import type { Copy, Imprint } from '#bookmaking/binding/copy.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { SAMPLE_MAKER } from '#vocabulary/sample-maker.ts';

/** A reader for tests, with whatever a test cares about. */
export const someReader = (some: Partial<Reader> = {}): Reader => ({
  seed: 'a child',
  name: 'Maya',
  pronoun: 'she',
  ageMonths: 54,
  level: 'sapling',
  interests: ['dinosaurs', 'baking'],
  description: '',
  traits: {},
  photo: null,
  ...some,
});

/** Children as different as the contact sheet can show them. */
export const DIFFERENT_READERS: readonly Reader[] = [
  someReader({
    seed: 'maya',
    traits: { skin: 'caramel', hair: 'curly', hairColor: 'darkBrown', outfit: 'dungarees' },
  }),
  someReader({
    seed: 'kofi',
    name: 'Kofi',
    pronoun: 'he',
    ageMonths: 86,
    level: 'explorer',
    interests: ['space', 'music'],
    traits: {
      skin: 'ebony',
      hair: 'locs',
      hairColor: 'black',
      glasses: 'square',
      glassesColor: 'turquoise',
      wheelchair: true,
      wheelchairColor: 'orange',
      outfit: 'hoodie',
    },
  }),
  someReader({
    seed: 'noor',
    name: 'نور',
    pronoun: 'they',
    ageMonths: 70,
    level: 'explorer',
    interests: [],
    traits: { skin: 'honey', hair: 'hijab', glasses: 'round', outfit: 'dress' },
  }),
  someReader({
    seed: 'bartholomew',
    name: 'Bartholomew-Maximilian',
    pronoun: 'he',
    ageMonths: 20,
    level: 'seedling',
    interests: ['trains'],
    traits: {
      skin: 'porcelain',
      hair: 'short',
      hairColor: 'ginger',
      freckles: true,
      outfit: 'raincoat',
    },
  }),
  someReader({
    seed: 'arjun',
    name: 'Arjun',
    pronoun: 'he',
    ageMonths: 104,
    level: 'sprout',
    interests: ['soccer', 'robots'],
    traits: { skin: 'olive', hair: 'patka', outfit: 'hoodie', palette: 3 },
  }),
  someReader({
    seed: 'ada',
    name: 'Ada',
    ageMonths: 62,
    interests: ['drawing', 'quokkas'],
    traits: {
      skin: 'deep',
      hair: 'afro',
      hairColor: 'black',
      hearingAids: true,
      hearingAidColor: 'pink',
      outfit: 'cape',
      palette: 6,
    },
  }),
  someReader({
    seed: 'imani',
    name: 'Imani',
    ageMonths: 9,
    level: 'seedling',
    interests: ['robots'],
    traits: { skin: 'deep', hair: 'puffs', hairColor: 'black', outfit: 'dungarees', palette: 1 },
  }),
  someReader({
    seed: 'mei',
    name: '美玲',
    ageMonths: 135,
    level: 'explorer',
    interests: ['ballet'],
    traits: { skin: 'peach', hair: 'bun', hairColor: 'black', outfit: 'raincoat', palette: 5 },
  }),
];

const SAMPLE_IMPRINT: Imprint = { ...SAMPLE_MAKER, copyNumber: 'WL-01234567' };

/** A copy for tests, with whatever a test cares about. */
export const someCopy = (reader: Reader = someReader(), some: Partial<Copy> = {}): Copy => ({
  reader,
  inscription: null,
  imprint: SAMPLE_IMPRINT,
  ...some,
});
