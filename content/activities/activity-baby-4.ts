import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const fourFeet: Activity = {
  id: 'activity-baby-4',
  themeId: 'welcome-baby',
  title: 'Four Feet on One Page',
  subtitle: 'Draw around everybody, and see who has grown.',
  duration: '15 minutes',
  ageRange: '2-5 YEARS',
  tags: ['New sibling', 'Drawing', 'Growing'],
  image: sceneAddress('activity-baby-4'),
  description:
    'Your older child’s foot, the baby’s foot inside it, and a date. Do it again each month.',
  fullDescription: [
    'Lay a large sheet of paper on the floor. First draw around your older child’s bare foot, slowly, because it tickles. Then hold the baby’s foot on the paper, inside the big one, and let your older child draw around it with a thick crayon.',
    'Look at the two together. “Yours was like that once. It fit in my hand.” If you have a footprint or a first shoe from that time, bring it out now.',
    'Write the date and hang the page where it can be seen from below. Use the same page next month, in another color.',
  ],
  supplies: ['A large sheet of paper', 'Thick washable crayons', 'Tape'],
  safety:
    'A grown-up holds the baby and the foot the whole time. Thick crayons only, no pencils or pens near the baby, and crayons and their paper go away before the baby goes down on the floor.',
  steps: {
    prep: [
      'Tape the paper to the floor, so that it does not slide.',
      'Take off four socks, and warm the smallest feet in your hand.',
      'Let your older child choose two colors.',
    ],
    play: [
      'Draw around the big foot first.',
      'Hold the baby’s foot still. The artist draws.',
      'Compare. Write the date.',
    ],
    expand: [
      'Add a hand, or the foot of a grandparent.',
      'Cut the shapes out and lay a path to the crib.',
    ],
  },
  questions: [
    'Which toe is longest?',
    'How many baby feet fit into yours?',
    'Whose will be bigger next year?',
  ],
  perfectFor: [
    'Children who feel suddenly too big',
    'A letter to relatives far away',
    'The first of every month',
  ],
  developmentalBenefits: [
    'Drawing along an edge.',
    'Comparing sizes by laying one on the other.',
    'Hearing about the time when they were small.',
  ],
  educationalPhilosophy:
    'Having been a baby is news to many older children, and usually good news. Two feet on one page are easy to compare, and next month there will be something new to see.',
};
