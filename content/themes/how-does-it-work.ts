import type { Theme } from './theme.ts';

export const howDoesItWork: Theme = {
  id: 'how-does-it-work',
  ageRange: '3-4 YEARS',
  title: 'How Does It Work?',
  description:
    'A hundred whys before breakfast. Ramps, water and things that can be found out by trying.',
  iconBg: 'meadow',
  themes: ['Science', 'Water', 'Building', 'Guessing', 'Why'],
  educator: {
    name: 'A nursery science teacher',
    title: 'Keeper of the mud table',
    quote:
      'When a child asks why, I say: what do you think? Then I wait longer than is comfortable.',
  },
  books: {
    readAloud: ['boots-for-an-octopus'],
    learnToRead: ['all-puff-no-whistle', 'goose-on-bus-nine'],
  },
};
