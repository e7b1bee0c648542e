import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const helpersBasket: Activity = {
  id: 'activity-baby-1',
  themeId: 'welcome-baby',
  title: 'The Helper’s Basket',
  subtitle: 'A job with a handle, for the one who was here first.',
  duration: '15 minutes',
  ageRange: '2-5 YEARS',
  tags: ['New sibling', 'Helping', 'Real jobs'],
  image: sceneAddress('activity-baby-1'),
  description:
    'Pack a basket together, so that your older child can bring what the baby needs and be thanked for it.',
  fullDescription: [
    'Before the next diaper change, choose a basket that your older child can carry with one hand. Pack it together and say what each thing is for: a diaper, a soft cloth, clean socks, one toy that rattles.',
    'The basket now has one keeper, and it is not you. When the baby needs changing, ask for what you need, one thing at a time. Say thank you as you would to a grown-up, and say what it did: “Now her feet are warm. You brought those.”',
    'Put something for the helper in it as well, such as a picture book. Changing a baby takes a while, and helpers get tired.',
  ],
  supplies: ['A small basket or bag', 'Diapers and a soft cloth', 'Baby socks', 'One picture book'],
  safety:
    'No creams, wipes, pins or powder in the basket. The helper hands things to you; lifting and changing the baby stays a grown-up’s job, and the two are never left alone together.',
  steps: {
    prep: [
      'Find a basket with a handle that fits a small hand.',
      'Lay out six things on the floor: four that a baby needs and two that are silly, such as a spoon.',
      'Choose together what goes in. The silly ones are the best part.',
    ],
    play: [
      'Ask for one thing at a time.',
      'Thank the helper, and say what it was good for.',
      'Pack the basket again together, for the next time.',
    ],
    expand: ['Draw a label for each thing.', 'Count the socks: is there one for every foot?'],
  },
  questions: [
    'What do you think a baby needs first?',
    'What did you need when you were this small?',
    'Where should the basket live?',
  ],
  perfectFor: [
    'The first weeks with a new baby',
    'Children who ask when it goes back',
    'Visits, when everybody looks at the baby',
  ],
  developmentalBenefits: [
    'Carrying out a real job from beginning to end.',
    'Listening to one request, then to two.',
    'Having a place in the family that the baby did not take.',
  ],
  educationalPhilosophy:
    'A child who is needed, gets something right and is thanked for it has one reason less to be jealous. It will not settle everything, and it does not have to.',
};
