import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const shadowOutlines: Activity = {
  id: 'activity-works-3',
  themeId: 'how-does-it-work',
  title: 'Where Did Your Shadow Go?',
  subtitle: 'Chalk it before lunch. Look again after.',
  duration: '20 minutes',
  ageRange: '3-4 YEARS',
  tags: ['Outdoors', 'Science', 'Two children'],
  image: sceneAddress('activity-works-3'),
  description:
    'One stands still, one draws around the shadow. An hour later it no longer fits, and nobody has touched it.',
  fullDescription: [
    'On a sunny morning, let one child stand on the concrete in any shape that can be held: arms out, one leg up, a teapot. The other draws around the shadow with chalk, shoes first. Then they trade.',
    'Draw around the shoes as well, so that you can find the spot again. Go and have lunch. When you come back, put the same shoes on the same marks and look down.',
    'The shadow has moved, and it has changed its size. Ask what happened before you say anything. “Somebody pushed it” is a good first answer, because it can be checked. Draw the new one in another color.',
  ],
  supplies: ['Sidewalk chalk in two colors', 'A sunny morning', 'A flat place without cars'],
  safety:
    'Never look at the sun, not even through sunglasses: shadows show where it is. Play where no car can come, a schoolyard or a courtyard and not a driveway, with a hat, water, and a grown-up outside with you.',
  steps: {
    prep: [
      'Find flat ground that stays sunny and free of cars and bikes.',
      'Let each child try out a shape and count to twenty in it.',
      'Mark where the first pair of shoes stands.',
    ],
    play: [
      'One stands still, one draws. Trade.',
      'Go away for an hour or more.',
      'Stand on the same marks. Where is it now?',
    ],
    expand: [
      'Guess where it will be at snack time, and put a stone there.',
      'Try the shadow of a chair, which stands very still.',
    ],
  },
  questions: [
    'Which is longer, you or your shadow?',
    'What moved?',
    'Where would it be in the evening?',
  ],
  perfectFor: [
    'Long days in the same yard',
    'Two children who both want to be drawn',
    'Mornings with nothing planned',
  ],
  developmentalBenefits: [
    'Comparing then and now, with a mark to prove it.',
    'Guessing first and checking afterward.',
    'Holding still for somebody else’s sake.',
  ],
  educationalPhilosophy:
    'The sun is too far away to watch, but its work lies on the ground, and chalk holds one moment of it still. Then there are two things to compare, and something to ask.',
};
