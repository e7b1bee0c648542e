import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const rampRaces: Activity = {
  id: 'activity-works-1',
  themeId: 'how-does-it-work',
  title: 'Ramp Races',
  subtitle: 'Higher, steeper, slower? Guess first, then let go.',
  duration: '20 minutes',
  ageRange: '3-4 YEARS',
  tags: ['Science', 'Building', 'Guessing'],
  image: sceneAddress('activity-works-1'),
  description:
    'A piece of cardboard, a stack of books and everything in the house that might roll.',
  fullDescription: [
    'Lean a strip of cardboard on a stack of books. Collect things that roll, things that slide and things that do neither. Before each start everybody says what will happen. Then let go, without pushing: a push is a different experiment.',
    'Change one thing at a time. One book more. A towel over the ramp. The same car backward. Mark with tape where each one stops, and soon the floor is a chart.',
    'When somebody says “That is not fair,” you have arrived at science. Ask how it could be made fair.',
  ],
  supplies: [
    'A strip of stiff cardboard, as long as your arm',
    'Five or six thick books',
    'Toy cars, a ball, a wooden block, a roll of tape',
    'A towel',
    'Masking tape',
  ],
  safety:
    'No marbles or other small balls where a child under three lives. Keep the ramp away from stairs, and feet off the landing strip.',
  steps: {
    prep: [
      'Build the ramp against the books, with its foot on a hard floor.',
      'Tape the foot down, so that it does not creep away.',
      'Let your child find five things to race. Do not veto the banana.',
    ],
    play: ['Guess out loud.', 'Let go, and only let go.', 'Mark where it stops. Change one thing.'],
    expand: ['Two ramps, side by side, two starters.', 'Build a ramp that is as slow as possible.'],
  },
  questions: [
    'What do you think will happen?',
    'Why did that one stop first?',
    'How could we make it slower?',
  ],
  perfectFor: [
    'Indoor days',
    'Brothers and sisters of different ages',
    'Children who ask why before breakfast',
  ],
  developmentalBenefits: [
    'Guessing, testing and changing one’s mind.',
    'Changing one thing while the others stay the same.',
    'Comparing lengths without a ruler.',
  ],
  educationalPhilosophy:
    'Guessing first gives everybody a reason to watch closely. If you know the answer already, you can keep it to yourself for a while.',
};
