import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const lettersInFlour: Activity = {
  id: 'activity-learn-1',
  themeId: 'ready-to-learn',
  title: 'Letters in Flour',
  subtitle: 'A tray, a finger, and mistakes that can be shaken away.',
  duration: '15 minutes',
  ageRange: '4-5 YEARS',
  tags: ['Letters', 'Writing', 'Kitchen'],
  image: sceneAddress('activity-learn-1'),
  description:
    'Write the first letter of a name with a finger, as large as the tray. Shake, and it is gone.',
  fullDescription: [
    'Shake a thin layer of flour over a baking tray. Write one letter, slowly, with the whole arm, and say its sound, not its name: “mmm” for M. Then shake the tray and hand it over.',
    'Begin with the letters of your child’s own name. They matter most and are met most often. Large before small, and only one on the tray at a time. A letter that faces the wrong way is common until six or seven, and needs no correcting. Write yours beside it and let it be.',
    'Nothing here is kept. Shake the tray, and there is room for the next letter.',
  ],
  supplies: [
    'A baking tray with a dark bottom',
    'Half a cup of flour',
    'A dish towel',
    'A card with your child’s first name',
  ],
  safety:
    'Raw flour is not for eating, as it can carry germs: wash hands before and after, and throw it out. For children who taste everything, use fine salt or cornmeal instead, and skip the flour if anyone has celiac disease.',
  steps: {
    prep: [
      'Lay the dish towel under the tray, so that it does not wander.',
      'Shake half a cup of flour over it until it is even.',
      'Write the first letter of the name on the card, large, and put a dot where it begins.',
    ],
    play: [
      'Write it once, with its sound.',
      'Let your child trace yours, then write the next.',
      'Shake. Again, or another.',
    ],
    expand: [
      'Write a letter on each other’s backs and guess.',
      'Hunt for that letter on boxes in the kitchen.',
    ],
  },
  questions: [
    'Where does your finger start?',
    'What else begins with that sound?',
    'Which letter of your name is the best one?',
  ],
  perfectFor: [
    'Children who do not care for pencils',
    'While something is in the oven',
    'The summer before kindergarten',
  ],
  developmentalBenefits: [
    'Learning a letter as a movement of the whole arm.',
    'Hearing the first sound of a word.',
    'Getting it wrong at no cost.',
  ],
  educationalPhilosophy:
    'Many children find a letter easier to remember once the whole arm has made it. Begin large, and begin with the letters of their own name.',
};
