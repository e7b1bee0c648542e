import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const smallMuseum: Activity = {
  id: 'activity-create-4',
  themeId: 'create-and-imagine',
  title: 'The Museum of This Week',
  subtitle: 'Seven small things, seven labels, one ticket each.',
  duration: '40 minutes',
  ageRange: '5+ YEARS',
  tags: ['Writing', 'Quiet', 'Two children'],
  image: sceneAddress('activity-create-4'),
  description:
    'A bus ticket, a feather, half a cracker: arrange what the week has left behind, and write what nobody would guess.',
  fullDescription: [
    'Go through pockets and bags and under the couch. Choose seven things that this week has left behind. They need not be beautiful, but each has to have a story.',
    'Set them out on a shelf or a row of shoe boxes, with space around each, as museums do. Now write the labels. A good label says what it is, where it was found, and one thing that cannot be seen: “Button. From Grandpa’s coat. It was at the doctor’s with us.” Your child can dictate, and you write exactly what is said.',
    'One child sells tickets, another is the guide. Open the doors for ten minutes after dinner.',
  ],
  supplies: [
    'Seven small things from this week',
    'Paper cut into labels',
    'A pencil',
    'A low shelf or some shoe boxes',
  ],
  safety:
    'Nothing sharp, nothing alive, and no batteries, magnets or pills on show. If a younger child lives with you, everything smaller than an egg is shown on a high table and put away at closing time.',
  steps: {
    prep: [
      'Collect the things on a tray and ask who they belong to.',
      'Clear a shelf that can be reached without climbing.',
      'Fold the labels, so that they stand.',
    ],
    play: [
      'Choose the order. What comes first?',
      'Write the labels, or dictate them.',
      'Sell a ticket, give the tour, close for the night.',
    ],
    expand: [
      'Add one thing from somebody who lives far away.',
      'Keep the labels in an envelope with the date.',
    ],
  },
  questions: [
    'Why this one?',
    'What should a visitor know that cannot be seen?',
    'What is missing from this week?',
  ],
  perfectFor: [
    'Sunday evenings',
    'Children with full pockets',
    'Two children who do not want the same job',
  ],
  developmentalBenefits: [
    'Choosing, and saying why.',
    'Writing something short for a reader.',
    'Telling a story from a thing in the hand.',
  ],
  educationalPhilosophy:
    'What is put on a shelf with a label gets looked at twice. Seven labels are also a modest amount of writing, each for somebody who is really going to read it.',
};
