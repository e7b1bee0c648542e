import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const patTheBread: Activity = {
  id: 'activity-can-4',
  themeId: 'i-can-do-it',
  title: 'Pat, Pat, Bread',
  subtitle: 'A roti, a tortilla, a pita: every one begins as a ball.',
  duration: '30 minutes',
  ageRange: '18-24 MONTHS',
  tags: ['Kitchen', 'Hands', 'Food'],
  image: sceneAddress('activity-can-4'),
  description:
    'While you make flatbread for the family, there is one small ball of dough that somebody else is in charge of.',
  fullDescription: [
    'Make the flatbread that your family makes, or the simplest one there is: two cups of flour, a little salt, a spoonful of oil, and warm water until it holds together. Let it rest under a bowl.',
    'Pull off a ball the size of an egg and put it in front of your toddler. Pat yours flat with an open hand: pat, pat, turn. Then let the other ball be patted, poked, rolled up and patted again. It does not have to become round.',
    'Bake it in the pan with the others, last, so that it is easy to recognize. It is served on a plate of its own.',
  ],
  supplies: [
    'Flour, salt, oil and warm water',
    'A bowl and a clean dish towel',
    'A heavy pan, for you',
  ],
  safety:
    'Raw dough is not for tasting, as flour can carry germs, so wash hands before and after. The hot pan is a grown-up’s, at the back of the stove with its handle turned in. Let the bread cool and tear it small.',
  steps: {
    prep: [
      'Mix and knead the dough, and let it rest for twenty minutes.',
      'Wipe the table, dust it with flour, and set a sturdy chair or a learning stand beside you.',
      'Wash four hands. Give the smaller two a ball the size of an egg.',
    ],
    play: [
      'Pat yours with an open hand, slowly enough to be copied.',
      'Turn it over. Pat again.',
      'Bake it last, and serve it to the baker first.',
    ],
    expand: [
      'Press in a pattern with a fork.',
      'Ask a neighbor or a grandparent how their family makes it.',
    ],
  },
  questions: ['Is it soft or hard?', 'Is yours big or little?', 'Who gets the first piece?'],
  perfectFor: [
    'Ordinary evenings',
    'Toddlers who pull at your leg while you cook',
    'Days when a relative is visiting who knows how it is really done',
  ],
  developmentalBenefits: [
    'Pressing, turning and pulling with both hands.',
    'Doing what the grown-ups are doing, at the same table.',
    'Seeing one thing through, from ball to plate.',
  ],
  educationalPhilosophy:
    'Cooking beside somebody is how many of us learned it, long before we could have followed a recipe. The youngest helper needs only a share of the dough and a place at the table.',
};
