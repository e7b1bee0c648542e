import type { Reader } from './reader.ts';

const hero = (
  name: string,
  pronoun: Reader['pronoun'],
  ageMonths: number,
  description: string,
) => ({
  seed: `sample ${name}`,
  name,
  pronoun,
  ageMonths,
  level: 'sapling' as const,
  interests: [],
  description,
  traits: {},
  photo: null,
});

const mila = hero(
  'Mila',
  'she',
  60,
  'Brown skin, curly black hair in two puffs and round green glasses.',
);
const kofi = hero('Kofi', 'he', 66, 'Very dark skin, black locs, and he uses a wheelchair.');
const freya = hero('Freya', 'she', 50, 'Pale skin, freckles, ginger hair in braids.');
const noor = hero('Noor', 'they', 72, 'Olive skin, a mustard hijab and square glasses.');
const bo = hero('Bo', 'he', 40, 'Light skin, straight black hair in a bowl cut, dungarees.');
const amara = hero('Amara', 'she', 58, 'Dark skin, cornrows, hearing aids and a purple dress.');
const leo = hero('Leo', 'he', 55, 'Tan skin, curly brown hair, a striped jumper.');
const amelie = hero(
  'Amélie',
  'she',
  52,
  'Light brown skin, a black bob with a fringe, a yellow raincoat.',
);
const arjan = hero('Arjan', 'he', 68, 'Brown skin, an orange patka and a green hoodie.');
const elio = hero('Elio', 'he', 44, 'Light skin, freckles and curly blond hair.');

/** A title has the same child on its cover, on its sample pages and in its preview. */
const heroes: Readonly<Record<string, Reader>> = {
  'goose-on-bus-nine': mila,
  'stair-that-counted-feet': kofi,
  'boots-for-an-octopus': freya,
  'hole-department': bo,
  'what-the-baby-said': noor,
  'very-slow-parade': amara,
  'all-puff-no-whistle': leo,
  'box-of-snow': arjan,
  'i-knew-it-was-you': elio,
  'boat-with-no-name': amelie,
};

/** The invented child of a title, as different from the others as those who come into the shop. */
export const sampleHero = (slug: string): Reader => heroes[slug] ?? mila;

/** The inside page by which a book's page shows the reading levels: the first one of its preview. */
export const SAMPLE_POSITION = 2;
