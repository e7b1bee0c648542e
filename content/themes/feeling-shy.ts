import type { Theme } from './theme.ts';

export const feelingShy: Theme = {
  id: 'feeling-shy',
  ageRange: '3-6 YEARS',
  title: 'Feeling Shy',
  description:
    'Looking first is a way of joining in. Games for children who like to know who is in the room.',
  iconBg: 'meadow',
  themes: ['Shyness', 'Friends', 'Saying hello', 'New places'],
  educator: {
    name: 'The mole',
    slug: 'hole-department',
    quote: 'I put up my nose first. If nobody screams, I put up the rest.',
  },
  books: {
    readAloud: ['box-of-snow', 'boots-for-an-octopus'],
    learnToRead: ['goose-on-bus-nine'],
  },
};
