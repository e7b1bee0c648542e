import type { Theme } from './theme.ts';

export const howDoesItWork: Theme = {
  id: 'how-does-it-work',
  ageRange: '3-4 YEARS',
  title: 'How Does It Work?',
  description:
    'A hundred whys before breakfast. Ramps, water, shadows, string, and other things that can be found out by trying.',
  iconBg: 'meadow',
  themes: ['Science', 'Water', 'Building', 'Guessing', 'Why'],
  educator: {
    name: 'The captain',
    slug: 'all-puff-no-whistle',
    quote:
      'Blow hard, and you spin. Blow softly, and you get ducks. Then is the time to look at the water.',
  },
  books: {
    readAloud: ['boots-for-an-octopus'],
    learnToRead: ['all-puff-no-whistle', 'goose-on-bus-nine'],
  },
};
