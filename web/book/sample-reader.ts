import type { Reader } from '../../bookmaking/reader.ts';

/** The hero of a book that nobody has made for a child yet. */
export const sampleReader: Reader = {
  seed: 'sample-hero',
  name: 'Mila',
  pronoun: 'she',
  ageMonths: 58,
  level: 'sapling',
  interests: ['dinosaurs', 'baking'],
  description: 'Brown skin, curly black hair in two puffs and round green glasses.',
  traits: {},
  photo: null,
};
