import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const leavesOverhead: Activity = {
  id: 'activity-hello-3',
  themeId: 'hello-world',
  title: 'Leaves Overhead',
  subtitle: 'The ceiling moves, and nobody has to wind it up.',
  duration: '15 minutes',
  ageRange: '2-12 MONTHS',
  tags: ['Outdoors', 'Light', 'Calm'],
  image: sceneAddress('activity-hello-3'),
  description:
    'A blanket under a tree, and two people on their backs. There is more going on up there than you remember.',
  fullDescription: [
    'Find a tree whose leaves hang low enough to be told apart, and spread the blanket in its shade. Lay your baby on the back and lie down beside, head to head, so that you both see the same thing.',
    'Say nothing for a while. Then name only what happens: “Wind.” “Bird.” “There goes the light.” When your baby kicks or stares, look for what set it off before you say anything about it.',
    'At the end, hold your baby up to one leaf that is still on its branch, near enough to be touched by a hand that you are holding. Ten minutes is a long visit. So is three.',
  ],
  supplies: ['A blanket', 'A tree with leaves', 'A sun hat'],
  safety:
    'Stay in the shade: babies under six months belong out of direct sun altogether. Look for ants, ticks and dead branches before you lie down, and keep leaves, twigs and acorns out of mouths. You stay on the blanket the whole time.',
  steps: {
    prep: [
      'Choose a tree away from bikes and balls, and look up once for dead branches.',
      'Run your hands over the ground and clear away what is hard or small.',
      'Spread the blanket so that the sun will not reach it in the next half hour.',
    ],
    play: [
      'Lie down head to head and look up.',
      'Name one thing when it happens, in one word.',
      'Lift your baby to a single leaf. Look, touch, come back down.',
    ],
    expand: [
      'Go back to the same tree in another season.',
      'On a rainy day, look up from under an umbrella and listen.',
    ],
  },
  questions: ['What moved?', 'Is the wind back?', 'Who lives up there?'],
  perfectFor: [
    'Days when indoors has run out',
    'Babies who settle better outside',
    'Grown-ups who have not sat down since breakfast',
  ],
  developmentalBenefits: [
    'Following things that move at different speeds.',
    'Hearing a word at the moment when the thing happens.',
    'Resting together without being asked for anything.',
  ],
  educationalPhilosophy:
    'Light through leaves is busy without being loud: it changes all the time and asks for no answer. A baby can look for as long as it is interesting, and then stop.',
};
