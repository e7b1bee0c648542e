import type { Theme } from './theme.ts';

export const welcomeBaby: Theme = {
  id: 'welcome-baby',
  ageRange: '2-5 YEARS',
  title: 'Welcome, Baby',
  description:
    'Somebody new is here, and somebody else was here first. Two games for the one who was first.',
  iconBg: 'meadow',
  themes: ['New sibling', 'Family', 'Helping', 'Baby'],
  educator: {
    name: 'A family-room teacher',
    title: 'The third of five children',
    quote: 'Do not ask the big one to be big. Ask the big one to be useful. It feels better.',
  },
  books: {
    readAloud: ['what-the-baby-said', 'goose-on-bus-nine'],
    learnToRead: ['stair-that-counted-feet'],
  },
};
