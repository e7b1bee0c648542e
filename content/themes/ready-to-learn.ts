import type { Theme } from './theme.ts';

export const readyToLearn: Theme = {
  id: 'ready-to-learn',
  ageRange: '4-5 YEARS',
  title: 'Ready to Learn',
  description: 'Letters in flour, numbers on the dinner table, and no worksheet anywhere.',
  iconBg: 'butter',
  themes: ['Letters', 'Numbers', 'Counting', 'Writing', 'Preschool'],
  educator: {
    name: 'A pre-kindergarten teacher',
    title: 'Eighteen first days of school',
    quote: 'Ready for school means: I can try a thing, and it is not the end when it goes wrong.',
  },
  books: {
    readAloud: ['goose-on-bus-nine'],
    learnToRead: ['stair-that-counted-feet'],
  },
};
