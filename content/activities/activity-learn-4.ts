import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const letterWalk: Activity = {
  id: 'activity-learn-4',
  themeId: 'ready-to-learn',
  title: 'Around the Block for M',
  subtitle: 'One letter, one walk, no pencil.',
  duration: '20 minutes',
  ageRange: '4-5 YEARS',
  tags: ['Letters', 'Outdoors', 'No supplies'],
  image: sceneAddress('activity-learn-4'),
  description:
    'Take the first letter of a name for a walk, and find out how often the street has written it.',
  fullDescription: [
    'Choose one letter before you leave: the first of your child’s name is the easiest to be fond of. Draw it in the air, large, with the whole arm. Then walk around the block and look for it on signs, trucks, manhole covers, mailboxes and grocery bags.',
    'Each time you find it, stop, touch it if it can be touched, and say its sound. Count on fingers. The same letter wears different clothes, so ask: is this one too? A crooked one on a wall counts. A W is only an M if you stand on your head.',
    'If there are signs in other scripts on your street, look for the mark that comes most often there. You are both beginners then.',
  ],
  supplies: ['A street with signs', 'Ten fingers'],
  safety:
    'Hand in hand wherever there are cars, and stop walking before you look up. Touch only what is clean and within reach from the sidewalk, and watch the driveways, where cars back out.',
  steps: {
    prep: [
      'Choose a letter, and draw it once in the air.',
      'Decide how far: around the block, or to the bakery and back.',
      'Agree on a sign for “found one,” such as a squeeze of the hand.',
    ],
    play: [
      'Walk until somebody finds it. Stop.',
      'Say its sound and put up a finger.',
      'At ten fingers, turn for home.',
    ],
    expand: [
      'Draw the best one from memory when you are back.',
      'Walk the same way next week with another letter.',
    ],
  },
  questions: ['Is this one too?', 'Which one was the biggest?', 'Who wrote it, and what for?'],
  perfectFor: [
    'The way to preschool',
    'Children who ask what everything says',
    'Streets with more than one alphabet',
  ],
  developmentalBenefits: [
    'Recognizing a letter in many shapes.',
    'Connecting a letter with its sound.',
    'Discovering that signs are there to be read.',
  ],
  educationalPhilosophy:
    'Children meet print on the street long before they meet it in a lesson. Looking for a single letter makes it something that can be found, without a wrong answer anywhere.',
};
