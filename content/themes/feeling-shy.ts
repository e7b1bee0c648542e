import type { Theme } from './theme.ts';

export const feelingShy: Theme = {
  id: 'feeling-shy',
  ageRange: '3-6 YEARS',
  title: 'Feeling Shy',
  description:
    'Looking first is a way of joining in. Games for children who like to know who is in the room.',
  iconBg: 'meadow',
  themes: ['Shyness', 'Friends', 'Saying hello', 'New places'],
  educator: {
    name: 'A preschool teacher',
    title: 'Used to be the child behind the coat',
    quote:
      'I greet the shy ones with a wave from far off. It can be given back, or kept for tomorrow.',
  },
  books: {
    readAloud: ['box-of-snow', 'boots-for-an-octopus'],
    learnToRead: ['goose-on-bus-nine'],
  },
};
