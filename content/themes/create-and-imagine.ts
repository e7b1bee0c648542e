import type { Theme } from './theme.ts';

export const createAndImagine: Theme = {
  id: 'create-and-imagine',
  ageRange: '5+ YEARS',
  title: 'Create and Imagine',
  description: 'Maps of places that are not there yet, and music from the lowest kitchen drawer.',
  iconBg: 'sky',
  themes: ['Drawing', 'Music', 'Pretend', 'Making things', 'School age'],
  educator: {
    name: 'An art teacher',
    title: 'Owner of nine hundred egg cartons',
    quote: 'I never ask what it is. I ask them to tell me about it, and then I have half an hour.',
  },
  books: {
    readAloud: ['hole-department'],
    learnToRead: ['box-of-snow', 'goose-on-bus-nine'],
  },
};
