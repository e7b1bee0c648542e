import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const tableForEverybody: Activity = {
  id: 'activity-learn-2',
  themeId: 'ready-to-learn',
  title: 'A Spoon for Everybody',
  subtitle: 'Arithmetic that has to be right, because soup is coming.',
  duration: '10 minutes',
  ageRange: '4-5 YEARS',
  tags: ['Numbers', 'Counting', 'Real jobs'],
  image: sceneAddress('activity-learn-2'),
  description:
    'Setting the table is counting with a purpose. Tonight the bear eats too, so everything changes.',
  fullDescription: [
    'Ask who will eat tonight. Let your child count on fingers, name by name. Then bring the plates, one for each name, and only then the spoons. “Do we have enough?” is a better question than “How many?”, because it can be checked by looking.',
    'Now announce a guest. The bear will eat with us. How many spoons are missing? Later somebody has to leave early, and there is one too many.',
    'If the count is wrong, you need not say anything. Somebody will ask for a spoon.',
  ],
  supplies: ['Plates that may be dropped', 'Spoons', 'Cups', 'One stuffed guest'],
  safety:
    'Spoons and cups only: knives and anything hot are set by a grown-up, after the small hands have sat down.',
  steps: {
    prep: [
      'Put plates and spoons where your child can reach them without climbing.',
      'Show one place as it should look: plate in the middle, spoon on the right, cup above it.',
      'Ask for the names of everybody who will eat.',
    ],
    play: [
      'One plate for each name.',
      'One spoon for each plate.',
      'A guest arrives: what is missing?',
    ],
    expand: [
      'Write or draw place cards.',
      'Two grapes for each, quartered lengthwise: how many altogether?',
    ],
  },
  questions: ['Do we have enough?', 'How many more do we need?', 'How do you know?'],
  perfectFor: [
    'Every evening',
    'Children who can count to twenty but not to four spoons',
    'Dinner with grandparents',
  ],
  developmentalBenefits: [
    'Matching one thing to one person, which is what counting is for.',
    'One more, one fewer, with things that can be touched.',
    'Doing something that the whole family relies on.',
  ],
  educationalPhilosophy:
    'Counting out loud and knowing how many are two different things. At the table they meet, and it matters to everybody that the answer is right.',
};
