/** Two families and an admin, invented, for a shop that somebody wants to look at. */

import type { NewChild } from '#shop/family/child.ts';
import type { NewAddress } from '#shop/family/save-address.ts';

export const parent = { email: 'parent@example.com', name: 'Hanna Lind' };
export const grandparent = { email: 'grandparent@example.com', name: 'Grandpa Joe' };
export const admin = { email: 'admin@example.com', name: 'Ada Keeper' };

/** Birthdays are given as ages, so that the demo family does not grow out of its books. */
type DemoChild = Omit<NewChild, 'birthYear' | 'birthMonth' | 'birthDay'> & { ageInMonths: number };

export const parentsChildren: DemoChild[] = [
  {
    name: 'Zoë',
    ageInMonths: 65,
    readingLevel: 'Sapling',
    gender: 'Girl',
    interests: 'dinosaurs, baking',
    description: 'Brown skin, curly red hair in a big puff, round green glasses and freckles.',
  },
  {
    name: 'Theo',
    ageInMonths: 29,
    readingLevel: 'Sprout',
    gender: 'Boy',
    interests: 'trains',
    description: 'Light skin, short straight black hair, always in overalls.',
  },
];

export const parentsAddress: NewAddress = {
  addressLine1: '12 Willow Lane',
  addressLine2: '',
  city: 'Portland',
  state: 'OR',
  postalCode: '97205',
  countryCode: 'US',
  phoneNumber: '',
};
