import type { Theme } from './theme.ts';

export const iCanDoIt: Theme = {
  id: 'i-can-do-it',
  ageRange: '12-24 MONTHS',
  title: 'I Can Do It',
  description:
    'Carry it, post it, climb it, again. Real jobs for people who have just learned to walk.',
  iconBg: 'butter',
  themes: ['Independence', 'Real jobs', 'Hands', 'Walking', 'Toddler'],
  educator: {
    name: 'A toddler teacher',
    title: 'Fourteen years of shoes on the wrong feet',
    quote: 'The job takes four times as long with their help. The help is the job.',
  },
  books: {
    readAloud: ['boots-for-an-octopus'],
    learnToRead: ['very-slow-parade'],
  },
};
