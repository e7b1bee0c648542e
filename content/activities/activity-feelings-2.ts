import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const stompAndMelt: Activity = {
  id: 'activity-feelings-2',
  themeId: 'my-big-feelings',
  title: 'Stomp, Freeze, Melt',
  subtitle: 'Loud feet, no feet, and then a puddle on the floor.',
  duration: '10 minutes',
  ageRange: '2-3 YEARS',
  tags: ['Moving', 'Anger', 'Calm'],
  image: sceneAddress('activity-feelings-2'),
  description:
    'A dinosaur walk with a brake. Practice it on a good day, and it is there on a bad one.',
  fullDescription: [
    'Stomp through the room together, as heavy as you can, with the noise that belongs to it. Call “Freeze.” Everybody stands like ice. Count three breaths aloud. Then melt: knees first, arms, head, until you are a puddle.',
    'Stay a puddle for a moment. Then somebody is a dinosaur again.',
    'The melting is what you are after, but without the stomping there is nothing to melt. Play it when everybody is in a good mood. In the middle of a tantrum a new game helps nobody.',
  ],
  supplies: ['A floor where nobody lives below, or socks', 'A rug to melt on'],
  safety:
    'Move the coffee table and anything with corners. On a bare floor play barefoot, because socks slide.',
  steps: {
    prep: [
      'Make room: two big steps in every direction.',
      'Lay down the rug or a blanket for puddles.',
      'Decide which animal is heaviest today.',
    ],
    play: [
      'Stomp until somebody calls “Freeze.”',
      'Breathe three times, out loud.',
      'Melt, slowly, from the top or from the knees.',
    ],
    expand: ['Let your child call.', 'Try it very quietly: a dinosaur that wakes nobody.'],
  },
  questions: [
    'Who is the heaviest animal?',
    'Which part of you melts last?',
    'What do puddles hear?',
  ],
  perfectFor: [
    'The hour before dinner',
    'Rainy days when legs need to move',
    'After sitting still for too long',
  ],
  developmentalBenefits: [
    'Starting and stopping the body on a signal.',
    'Feeling the difference between tight and loose.',
    'Breathing out, slowly, as part of a game.',
  ],
  educationalPhilosophy:
    'Reasoning seldom helps a two-year-old in the middle of a rage. A game for the body may, once it has been played often enough on good days, and a grown-up on the floor is company either way.',
};
