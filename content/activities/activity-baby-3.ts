import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const readingAtFeedingTime: Activity = {
  id: 'activity-baby-3',
  themeId: 'welcome-baby',
  title: 'Story While the Baby Eats',
  subtitle: 'Your hands are full. Somebody else’s are free.',
  duration: '15 minutes',
  ageRange: '2-5 YEARS',
  tags: ['New sibling', 'Reading', 'Quiet'],
  image: sceneAddress('activity-baby-3'),
  description:
    'While you feed the baby, your older child reads to all three of you, from the pictures, in any order.',
  fullDescription: [
    'Put three or four picture books in a box that comes out only when the baby eats. Make a place beside you that is as good as yours: back supported, feet up.',
    'When you sit down to feed, your older child chooses the book, holds it and turns the pages. A two-year-old reads by pointing, a four-year-old by telling. Ask what happens next and leave the rest alone. The story may be new every time.',
    'When the baby has finished, the story may not have. Let it go on to the end, so that it is not always the baby who decides when things stop.',
  ],
  supplies: [
    'Three or four picture books',
    'A box to keep them in',
    'A seat that is wide enough for three',
  ],
  safety:
    'The baby lies in your arms, with face in view, and is not passed along a couch. If you are about to doze off, put the baby down in the crib first: couches and armchairs are dangerous places for a baby to sleep.',
  steps: {
    prep: [
      'Let your child choose the books for the box.',
      'Put the box, a cup of water and a blanket within reach of both seats.',
      'Sit down once without the baby and try out who sits where.',
    ],
    play: [
      'Ask for a story, as one asks a grown-up.',
      'Look at what the reader shows you.',
      'Stay until the last page.',
    ],
    expand: [
      'Let the reader choose one book just for the baby.',
      'Record one story and play it at another feeding.',
    ],
  },
  questions: ['What happens next?', 'Which page would the baby like?', 'Who is this one like?'],
  perfectFor: ['The first weeks', 'Children who need you just when you sit down', 'Early mornings'],
  developmentalBenefits: [
    'Telling what is in a picture, in order or out of it.',
    'Holding a book and turning its pages.',
    'Being close to you while you are busy.',
  ],
  educationalPhilosophy:
    'Feeding a baby takes up a great deal of the day, and an older child notices. A task that belongs to those minutes may not end all jealousy, but it makes room for two.',
};
