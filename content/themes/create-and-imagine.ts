import type { Theme } from './theme.ts';

export const createAndImagine: Theme = {
  id: 'create-and-imagine',
  ageRange: '5+ YEARS',
  title: 'Create and Imagine',
  description:
    'Maps of places that are not there yet, patterns that will be gone by the weekend, and music from the lowest kitchen drawer.',
  iconBg: 'sky',
  themes: ['Drawing', 'Music', 'Pretend', 'Making things', 'School age'],
  educator: {
    name: 'The octopus',
    slug: 'boots-for-an-octopus',
    quote: 'It was not a boot, and nobody said that it was. Foot seven has never been happier.',
  },
  books: {
    readAloud: ['hole-department'],
    learnToRead: ['box-of-snow', 'goose-on-bus-nine'],
  },
};
