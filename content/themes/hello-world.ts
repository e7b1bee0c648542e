import type { Theme } from './theme.ts';

export const helloWorld: Theme = {
  id: 'hello-world',
  ageRange: '0-12 MONTHS',
  title: 'Hello, World',
  description:
    'In the first year everything is news. Small, slow things to do on a blanket, in a doorway, at the sink.',
  iconBg: 'sky',
  themes: ['Faces', 'Light', 'Touch', 'First sounds', 'Baby'],
  educator: {
    name: 'A baby-room teacher',
    title: 'Twenty-one years on the floor',
    quote: 'A baby does not need a lesson. A baby needs you to notice what she has noticed.',
  },
  books: {
    readAloud: ['very-slow-parade'],
    learnToRead: ['boots-for-an-octopus'],
  },
};
