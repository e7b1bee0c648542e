import type { Theme } from './theme.ts';

export const welcomeBaby: Theme = {
  id: 'welcome-baby',
  ageRange: '2-5 YEARS',
  title: 'Welcome, Baby',
  description:
    'Somebody new is here, and somebody else was here first. Things to do for the one who was first.',
  iconBg: 'meadow',
  themes: ['New sibling', 'Family', 'Helping', 'Baby'],
  educator: {
    name: 'The goose',
    slug: 'goose-on-bus-nine',
    quote: 'Honk. That means: give the big one something to hold.',
  },
  books: {
    readAloud: ['what-the-baby-said', 'goose-on-bus-nine'],
    learnToRead: ['stair-that-counted-feet'],
  },
};
