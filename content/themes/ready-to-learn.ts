import type { Theme } from './theme.ts';

export const readyToLearn: Theme = {
  id: 'ready-to-learn',
  ageRange: '4-5 YEARS',
  title: 'Ready to Learn',
  description:
    'Letters in flour and around the block, numbers on the dinner table, and no worksheet anywhere.',
  iconBg: 'butter',
  themes: ['Letters', 'Numbers', 'Counting', 'Writing', 'Preschool'],
  educator: {
    name: 'The mole',
    slug: 'hole-department',
    quote: 'Nobody is ready for a form. You begin with the box that you understand.',
  },
  books: {
    readAloud: ['goose-on-bus-nine'],
    learnToRead: ['stair-that-counted-feet'],
  },
};
