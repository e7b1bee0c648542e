import type { Theme } from './theme.ts';

export const myBigFeelings: Theme = {
  id: 'my-big-feelings',
  ageRange: '2-3 YEARS',
  title: 'My Big Feelings',
  description: 'When a small body holds big weather. Games for before the storm and for after it.',
  iconBg: 'sky',
  themes: ['Anger', 'Calm', 'Words for feelings', 'Tantrums', 'Comfort'],
  educator: {
    name: 'A preschool teacher',
    title: 'Two-year-olds, by choice',
    quote:
      'Nobody ever calmed down because they were told to. They calm down because somebody stayed.',
  },
  books: {
    readAloud: ['very-slow-parade', 'stair-that-counted-feet'],
    learnToRead: ['goose-on-bus-nine'],
  },
};
