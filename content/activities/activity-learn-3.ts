import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const eggCartonMancala: Activity = {
  id: 'activity-learn-3',
  themeId: 'ready-to-learn',
  title: 'Mancala in an Egg Carton',
  subtitle: 'A very old game that is counting from beginning to end.',
  duration: '20 minutes',
  ageRange: '4-5 YEARS',
  tags: ['Numbers', 'Games', 'Two players'],
  image: sceneAddress('activity-learn-3'),
  description:
    'Twelve hollows, two bowls and a handful of beans. Pick up a heap, drop them one by one, and see where you end.',
  fullDescription: [
    'Games of this family are played in much of Africa and Asia, in the sand or on carved boards, as oware, bao, pallanguzhi and many more. An egg carton for twelve makes a good first board. Each player owns the six hollows on the near side and a bowl on the right.',
    'Put two beans in each hollow. On your turn, pick up everything in one hollow of yours and drop the beans one at a time into the next ones, around to the right: hollow, hollow, your own bowl, on along the other side. If your last bean lands in your bowl, you go again.',
    'When one side is empty, whoever has more in the bowl has won.',
  ],
  supplies: [
    'An egg carton for twelve, without its lid',
    'Two small bowls',
    'Twenty-four dried beans or large buttons',
  ],
  safety:
    'Beans and buttons choke children under three and end up in noses and ears. Play at a table, count them back into a closed jar, and do not let raw beans be chewed.',
  steps: {
    prep: [
      'Cut the lid off the carton and set it lengthwise between two players.',
      'Stand a bowl at each end: the one on your right is yours.',
      'Put two beans in each hollow, and let your child do the counting.',
    ],
    play: [
      'Take up one heap from your side.',
      'Drop one in each hollow, to the right, your bowl included.',
      'Last one in your bowl: go again.',
    ],
    expand: [
      'Begin with three beans in each.',
      'Ask in the family who knows it by another name, and by other rules.',
    ],
  },
  questions: [
    'Where will your last bean land?',
    'Which heap is the biggest?',
    'How many more do you need?',
  ],
  perfectFor: ['Rainy Sundays', 'A grandparent and a child', 'Children who have outgrown dice'],
  developmentalBenefits: [
    'Counting one bean to one hollow, without skipping.',
    'Seeing small amounts without counting them.',
    'Thinking one move ahead, then two.',
  ],
  educationalPhilosophy:
    'A board game gives counting a reason: the last bean lands where it lands, and both players are watching. Losing by one is also arithmetic, so keep the rounds short.',
};
