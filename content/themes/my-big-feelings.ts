import type { Theme } from './theme.ts';

export const myBigFeelings: Theme = {
  id: 'my-big-feelings',
  ageRange: '2-3 YEARS',
  title: 'My Big Feelings',
  description: 'When a small body holds big weather. Games for before the storm and for after it.',
  iconBg: 'sky',
  themes: ['Anger', 'Calm', 'Words for feelings', 'Tantrums', 'Comfort'],
  educator: {
    name: 'The third stair',
    slug: 'stair-that-counted-feet',
    quote: 'I creak when something is missing. It helps if somebody sits down on me and asks.',
  },
  books: {
    readAloud: ['very-slow-parade', 'stair-that-counted-feet'],
    learnToRead: ['goose-on-bus-nine'],
  },
};
