import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const kitchenOrchestra: Activity = {
  id: 'activity-create-2',
  themeId: 'create-and-imagine',
  title: 'The Kitchen Orchestra',
  subtitle: 'Compose a piece with three sounds, and play it twice the same way.',
  duration: '30 minutes',
  ageRange: '5+ YEARS',
  tags: ['Music', 'Making things', 'Writing'],
  image: sceneAddress('activity-create-2'),
  description:
    'Pots, spoons and a row of shapes on paper: write music that can be played again tomorrow.',
  fullDescription: [
    'Find three things in the kitchen that sound different: one that rings, one that thuds, one that rustles. Listen to each alone, until it has stopped completely.',
    'Choose a shape for each sound and draw them in a row: ring, ring, thud, rustle. That is a score. The composer points, the orchestra plays. Leave a gap in the row, and there is a rest.',
    'Play it again tomorrow from the same paper. It should sound the same.',
  ],
  supplies: [
    'Two pots with lids',
    'Two wooden spoons',
    'A paper bag',
    'A long strip of paper',
    'A crayon',
  ],
  safety:
    'No glass, no pots from a warm stove. Metal lids close to the ear are too loud: play them on the floor, and let everybody stop the music by raising a hand.',
  steps: {
    prep: [
      'Put pots and bowls on a towel on the floor, upside down.',
      'Try everything once. Choose three sounds, no more.',
      'Draw the key on the paper: a circle rings, a square thuds, a wave rustles.',
    ],
    play: ['Write a row of eight.', 'One points, the others play.', 'Swap.'],
    expand: [
      'Write two rows, one above the other, for two players.',
      'Put one rest where nobody expects it.',
    ],
  },
  questions: [
    'Which sound is the longest?',
    'What should come before the silence?',
    'How would you write “louder”?',
  ],
  perfectFor: [
    'Rainy Saturdays',
    'Families with patient neighbors',
    'Children who cannot keep their hands still',
  ],
  developmentalBenefits: [
    'Inventing signs and keeping to them.',
    'Listening until a sound is over.',
    'Playing together, waiting included.',
  ],
  educationalPhilosophy:
    'A sign that you have made up yourself is easy to explain to somebody else. It may also make the five lines of printed music look less strange, should they come along one day.',
};
