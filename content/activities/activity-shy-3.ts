import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const twoShovels: Activity = {
  id: 'activity-shy-3',
  themeId: 'feeling-shy',
  title: 'Bring Two Shovels',
  subtitle: 'One to dig with, one to leave lying around.',
  duration: '30 minutes',
  ageRange: '3-6 YEARS',
  tags: ['Shyness', 'Outdoors', 'Friends'],
  image: sceneAddress('activity-shy-3'),
  description:
    'Come early, start digging, and put a second shovel where somebody might find it. Nobody has to say a word.',
  fullDescription: [
    'Go to the sandbox early, before it is full. Let your child look around and choose a corner. It is easier to be somewhere first than to walk into a crowd.',
    'Start a hole together. Put the second shovel in the sand, a big step away, with its handle up. Then sit down at the edge and get interested in your shoes. Somebody usually comes. Some ask, most just pick it up and dig.',
    'Two people digging beside each other are already playing together, even if it does not look like it yet. If nobody comes today, you have a good hole. If the shovel wanders off with somebody, wait. It tends to come back with news.',
  ],
  supplies: ['Two shovels that look alike', 'A bucket', 'A sandbox or a beach'],
  safety:
    'Stay close enough to see both faces. Holes no deeper than a child’s knees, nobody lies or crawls into one, and fill it in before you go: sand caves in. Check the sand for glass first, and keep shovels low.',
  steps: {
    prep: [
      'Choose a time when the playground is nearly empty.',
      'Let your child pick who gets which shovel.',
      'Walk once around the playground together and say what is where.',
    ],
    play: [
      'Dig a while, the two of you.',
      'Plant the second shovel a big step away.',
      'Sit at the edge. Let whatever happens happen.',
    ],
    expand: [
      'Bring two pieces of chalk, or two buckets, next time.',
      'Go at the same hour each week, and meet the same people.',
    ],
  },
  questions: [
    'Which corner is the best one?',
    'What do you think they would like to dig?',
    'Shall we leave it there a bit longer?',
  ],
  perfectFor: [
    'A new playground or a new town',
    'Children who want to play but not to ask',
    'Grown-ups who are shy too',
  ],
  developmentalBenefits: [
    'Beginning without having to speak.',
    'Sharing a thing while keeping one.',
    'Getting to know a place before it is full.',
  ],
  educationalPhilosophy:
    'Many friendships between small children start side by side, with hands busy and eyes on the work. A shovel is an invitation that can be ignored by both sides without anybody being hurt.',
};
