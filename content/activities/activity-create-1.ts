import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const islandMap: Activity = {
  id: 'activity-create-1',
  themeId: 'create-and-imagine',
  title: 'The Map of Nowhere Yet',
  subtitle: 'First comes the coast. Then everybody wants to live there.',
  duration: '40 minutes',
  ageRange: '5+ YEARS',
  tags: ['Drawing', 'Stories', 'Writing'],
  image: sceneAddress('activity-create-1'),
  description:
    'Spill rice on paper, draw around it, and you have the coast of an island that nobody has seen before.',
  fullDescription: [
    'Pour a handful of rice on a large sheet of paper and push it around until it looks like land. Draw around it and brush the rice away. What is left is a coast.',
    'Now ask questions and let your child answer with the crayon. Where does the water come from? Where would you land with a boat? Who was here first? Every answer is a mark on the map, and every mark needs a name.',
    'Give it a scale that you invent together, such as one thumb for a day on foot. Fold it, and look at it again tomorrow.',
  ],
  supplies: [
    'A large sheet of paper, or a grocery bag cut open',
    'A handful of rice',
    'Crayons',
    'A pencil for the names',
  ],
  safety:
    'Sweep the rice up at once: on a hard floor it is slippery, and dry rice is a choking risk for a baby who crawls by.',
  steps: {
    prep: [
      'Tape the paper to the floor or to a table, so that two can work at it.',
      'Pour the rice in the middle and push it into a shape. Islands like a bay.',
      'Draw around it with a pencil and brush the rice into a cup.',
    ],
    play: [
      'Water first, then paths, then people.',
      'Name everything, by ear: spelling comes later.',
      'Mark where it is better not to go.',
    ],
    expand: [
      'Write the rules of the island. At most three.',
      'Build one corner of it out of blocks.',
    ],
  },
  questions: [
    'Where would you sleep on the first night?',
    'What do they have too much of?',
    'Who does not want visitors?',
  ],
  perfectFor: [
    'Long weekends',
    'Children who say that they cannot draw',
    'Two children who want different things',
  ],
  developmentalBenefits: [
    'Seeing a place from above.',
    'Writing because something needs a name.',
    'Making one decision fit the others.',
  ],
  educationalPhilosophy:
    'An empty page can be a lot to ask. Half a coast is enough to start from, and leaves everything else to the one who draws.',
};
