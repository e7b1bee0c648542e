import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const paintWithWater: Activity = {
  id: 'activity-can-3',
  themeId: 'i-can-do-it',
  title: 'Paint the Fence with Water',
  subtitle: 'A big brush, a small bucket, and nothing to wash off.',
  duration: '20 minutes',
  ageRange: '15-24 MONTHS',
  tags: ['Outdoors', 'Water', 'Real jobs'],
  image: sceneAddress('activity-can-3'),
  description:
    'Water turns a dry fence dark. Then the sun takes it back, and the painter has to begin again.',
  fullDescription: [
    'Give your toddler a real brush, the wide kind with a short handle, and a cup of water in a small bucket. Paint one stripe on the fence yourself, say “Wet,” and step aside.',
    'Anything dry will do: a wall, a step, a big stone, the sidewalk by the door. Legs get painted too, and usually a shoe. In the sun the first stripe will be gone before the last one is done. Do not explain it. Point to where it was and say, “Dry.”',
    'When the bucket is empty, pour in one more cup if the painter asks. Then carry the bucket home together.',
  ],
  supplies: [
    'A wide paintbrush with a short handle',
    'A small bucket',
    'Two cups of water',
    'A fence, a wall or a step in the sun',
  ],
  safety:
    'Stay within arm’s reach and keep the water to a cup at a time: a toddler who tips headfirst into a bucket cannot get out. Empty it before you turn away. Shade, a hat, and a brush without loose bristles.',
  steps: {
    prep: [
      'Find a dry place to paint, away from cars and out of the strongest sun.',
      'Pour one cup of water into the bucket, no more.',
      'Roll up sleeves and put sandals or bare feet to the job.',
    ],
    play: [
      'Paint one stripe, and hand over the brush.',
      'Say only “wet” and “dry,” when they happen.',
      'Look for the stripe that has gone.',
    ],
    expand: ['Paint a handprint and watch it leave.', 'Try a sponge, a leaf, a dish brush.'],
  },
  questions: ['Is it wet or dry?', 'Where did your stripe go?', 'What needs painting next?'],
  perfectFor: [
    'Hot afternoons',
    'Toddlers who want your brush',
    'Waiting for somebody to come home',
  ],
  developmentalBenefits: [
    'Moving the whole arm, up and down and across.',
    'Seeing what a hand has done, at once.',
    'Noticing wet and dry, and that one becomes the other.',
  ],
  educationalPhilosophy:
    'A toddler with a real tool and real work can keep at it for a surprisingly long time. Water leaves nothing to be careful about, so you can leave the painter alone with the painting.',
};
