import type { Theme } from './theme.ts';

export const iCanDoIt: Theme = {
  id: 'i-can-do-it',
  ageRange: '12-24 MONTHS',
  title: 'I Can Do It',
  description:
    'Carry it, drop it in, pat it flat, and again. Real jobs for people who have just learned to walk.',
  iconBg: 'butter',
  themes: ['Independence', 'Real jobs', 'Hands', 'Walking', 'Toddler'],
  educator: {
    name: 'The snail',
    slug: 'very-slow-parade',
    quote:
      'I am going to the lettuce by myself. It will take until morning. Please do not carry me.',
  },
  books: {
    readAloud: ['boots-for-an-octopus'],
    learnToRead: ['very-slow-parade'],
  },
};
