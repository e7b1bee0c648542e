import type { Reader } from '#bookmaking/reader.ts';

/** The shop's own hero: on the landing page, in its books and in its sentences. */
export const zoe: Reader = {
  seed: 'zoe of the landing page',
  name: 'Zoë',
  pronoun: 'she',
  ageMonths: 66,
  level: 'sapling',
  interests: ['dinosaurs', 'baking'],
  description: 'Brown skin, a big ginger afro, freckles and round green glasses.',
  traits: { outfit: 'dungarees', palette: 0 },
  photo: null,
};
