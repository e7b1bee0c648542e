import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const windowWaves: Activity = {
  id: 'activity-shy-2',
  themeId: 'feeling-shy',
  title: 'Waves from the Window',
  subtitle: 'Ten hellos, with a pane of glass in between.',
  duration: '10 minutes',
  ageRange: '3-6 YEARS',
  tags: ['Shyness', 'Neighbors', 'Saying hello'],
  image: sceneAddress('activity-shy-2'),
  description:
    'Stand at the window together, collect people who go by, and try out every kind of wave on them.',
  fullDescription: [
    'Stand at a window with something to see, and wait for people, dogs and buses. Each of them gets a wave. Your child chooses which: a small one with one finger, a slow one, one with the elbow only.',
    'Make a mark on a piece of paper for every wave that comes back. Bus drivers are good at it. Mail carriers are the best.',
    'When the paper is full, ask whether one wave might go out of the door. If the answer is no, there is another morning tomorrow.',
  ],
  supplies: ['A window with a street, a yard or a hallway to see', 'A piece of paper', 'A crayon'],
  safety:
    'Feet stay on the floor: no chair, no sill, and the window stays shut. Keep stools away from it, since they get climbed.',
  steps: {
    prep: [
      'Find a window that your child can look out of while standing on the floor.',
      'Draw ten empty circles on the paper.',
      'Invent three waves together and give them names.',
    ],
    play: [
      'Wait for somebody. Choose a wave.',
      'Color a circle when one comes back.',
      'Guess where everybody is going.',
    ],
    expand: [
      'Agree on a wave with a neighbor, for every morning.',
      'Take the smallest wave along to the store.',
    ],
  },
  questions: [
    'Which wave is for dogs?',
    'How can you tell that somebody has seen you?',
    'Who would you like to wave to tomorrow?',
  ],
  perfectFor: [
    'The days after a move',
    'Children who hide when the doorbell rings',
    'Mornings that start too early',
  ],
  developmentalBenefits: [
    'Reading faces from a distance that feels safe.',
    'Greeting people without having to speak.',
    'Counting what comes back, up to ten.',
  ],
  educationalPhilosophy:
    'A wave through glass is a very small hello, and nobody has to be pushed into it. Ten of them are a good morning’s work.',
};
