import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const oldestSong: Activity = {
  id: 'activity-hello-4',
  themeId: 'hello-world',
  title: 'The Oldest Song You Know',
  subtitle: 'Sung in the language it came in, once a day.',
  duration: '5 minutes',
  ageRange: '3-12 MONTHS',
  tags: ['Music', 'Family', 'No supplies'],
  image: sceneAddress('activity-hello-4'),
  description:
    'Somebody sang you a clapping song before you could talk. Find it again, and pass it on with two small hands in yours.',
  fullDescription: [
    'Think of the first song you ever knew: a clapping rhyme, a counting song, the one your grandmother hummed over the laundry. If only one line is left, one line will do. Call somebody older and ask for the next.',
    'Sit your baby on your knees, facing you. Hold out your thumbs to be gripped and clap the small hands together, slowly, while you sing. Keep it in Tagalog, Arabic, Polish or whatever language it came in, even if you speak another all day.',
    'Sing it at the same time every day, after a bath or before lunch. Some day soon the hands will begin before you do.',
  ],
  supplies: ['Your lap', 'One song, or what is left of it'],
  safety:
    'Support the head until your baby holds it up steadily. Clap with the hands, never pull or lift by them, and keep any bounce as small and slow as rocking: a baby is never shaken.',
  steps: {
    prep: [
      'Sing it through once by yourself and decide where the claps come.',
      'Ask a parent, an aunt or a neighbor for the words that you have lost.',
      'Sit where your back is supported, with your baby on your knees, face to face.',
    ],
    play: [
      'Offer a thumb for each hand to hold.',
      'Sing slowly and clap on the words that matter.',
      'Stop before the last word. Wait. Then sing it.',
    ],
    expand: [
      'Record somebody older singing it, with the kitchen noise left in.',
      'Move the claps to the feet.',
    ],
  },
  questions: ['Where are your hands?', 'Shall we sing the rest?', 'Who sang this to me?'],
  perfectFor: [
    'Families with more than one language',
    'The minutes after a bath',
    'Visits and calls with grandparents',
  ],
  developmentalBenefits: [
    'Expecting the next beat, and the next word.',
    'Hearing the sounds of a family’s own language.',
    'Taking turns with somebody who waits.',
  ],
  educationalPhilosophy:
    'Many babies like a rhythm, and like to hear the same thing again. It does not have to be sung well.',
};
