import type { Reader } from '../reader.ts';

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

/** Invented children, as different as those who come into the shop. */
const cast: readonly Reader[] = [
  hero('Mila', 'she', 60, 'Brown skin, curly black hair in two puffs and round green glasses.'),
  hero('Kofi', 'he', 66, 'Very dark skin, black locs, and he uses a wheelchair.'),
  hero('Freya', 'she', 50, 'Pale skin, freckles, ginger hair in braids.'),
  hero('Noor', 'they', 72, 'Olive skin, a mustard hijab and square glasses.'),
  hero('Bo', 'he', 40, 'Light skin, straight black hair in a bowl cut, dungarees.'),
  hero('Amara', 'she', 58, 'Dark skin, cornrows, hearing aids and a purple dress.'),
  hero('Leo', 'he', 55, 'Tan skin, curly brown hair, a striped jumper.'),
  hero('Arjan', 'he', 68, 'Brown skin, an orange patka and a green hoodie.'),
];

/** Who stands on the cover of the title at this place of the list, in the shop's own pictures. */
export function sampleHero(place: number): Reader {
  return cast[place % cast.length]!;
}
