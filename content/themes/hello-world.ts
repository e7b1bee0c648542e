import type { Theme } from './theme.ts';

export const helloWorld: Theme = {
  id: 'hello-world',
  ageRange: '0-12 MONTHS',
  title: 'Hello, World',
  description:
    'In the first year everything is news. Small, slow things to do on a blanket, on your lap, under a tree.',
  iconBg: 'sky',
  themes: ['Faces', 'Light', 'Touch', 'First sounds', 'Baby'],
  educator: {
    name: 'The baby',
    slug: 'what-the-baby-said',
    quote: 'Ba. That means: look where I am looking. You are doing well.',
  },
  books: {
    readAloud: ['i-knew-it-was-you', 'very-slow-parade'],
    learnToRead: ['boots-for-an-octopus'],
  },
};
