import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const sinkOrFloat: Activity = {
  id: 'activity-works-2',
  themeId: 'how-does-it-work',
  title: 'Will It Float?',
  subtitle: 'A bowl of water and the contents of one drawer.',
  duration: '20 minutes',
  ageRange: '3-4 YEARS',
  tags: ['Water', 'Science', 'Sorting'],
  image: sceneAddress('activity-works-2'),
  description: 'Big things that float, small things that sink, and an orange that does both.',
  fullDescription: [
    'Fill a dishpan with a hand’s depth of water and put it on a towel on the floor. Take ten things from the kitchen. One at a time: look, weigh it in your hand, guess, and lower it in.',
    'Make two rows on the towel, one for what floated and one for what sank. Now and then ask whether a new thing looks like the one row or the other. Big does not mean heavy, and heavy does not always mean sunk.',
    'Keep the orange for the end. In its peel it floats. Peeled, it goes down. Nobody has to explain it today.',
  ],
  supplies: [
    'A dishpan or a big bowl',
    'Two towels',
    'A wooden spoon, a metal spoon, a wooden block, a sponge, a cup, an apple',
    'One orange',
  ],
  safety:
    'Stay within arm’s reach the whole time: small children can drown in a few inches of water, quickly and without a sound. Empty the bowl as soon as you are done, and wipe the floor.',
  steps: {
    prep: [
      'Spread a towel on the floor, put the bowl in the middle and fill it a hand deep with lukewarm water.',
      'Choose ten things together. Nothing that breaks, nothing smaller than an egg.',
      'Roll up sleeves. Put the phone on a high shelf.',
    ],
    play: ['Weigh it in your hand. Guess.', 'Lower it in, do not throw.', 'Lay it in its row.'],
    expand: [
      'Press a ball of foil flat, and shape it into a boat. How many grapes, cut in quarters, does it carry?',
      'Find something that sinks and make it float.',
    ],
  },
  questions: [
    'Which row will it go to?',
    'What is the heaviest thing that floats?',
    'What is different about the orange now?',
  ],
  perfectFor: [
    'Warm afternoons outside',
    'The kitchen floor on any other day',
    'Children who pour everything',
  ],
  developmentalBenefits: [
    'Sorting by what a thing does and not by how it looks.',
    'Being surprised, and guessing better next time.',
    'Lowering, pouring and wringing out, with both hands.',
  ],
  educationalPhilosophy:
    'An apple pushes back when you hold it under. That can be felt long before there is a word for it, and “density” can wait.',
};
