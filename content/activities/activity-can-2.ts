import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const sockMountain: Activity = {
  id: 'activity-can-2',
  themeId: 'i-can-do-it',
  title: 'Sock Mountain',
  subtitle: 'Laundry, with help from somebody who has time for every sock.',
  duration: '15 minutes',
  ageRange: '15-24 MONTHS',
  tags: ['Real jobs', 'Walking', 'Carrying'],
  image: sceneAddress('activity-can-2'),
  description:
    'Socks have to get from here to the basket. One at a time, on foot, as it should be.',
  fullDescription: [
    'Dump the clean socks on the floor and put the basket at the other end of the room. Carry the first sock over as if it mattered, and drop it in. Then ask for help.',
    'Many new walkers like to have somewhere to go, and something to carry there. Some will bring a sock each time. Some will bring the same sock eleven times. Some will take out what you have put in.',
    'When the mountain is gone, carry the basket together, one handle each.',
  ],
  supplies: ['A heap of clean socks', 'A laundry basket with low sides'],
  safety:
    'Clear the floor between heap and basket. No baby socks with loose bows, and keep detergent, above all pods, behind a closed door.',
  steps: {
    prep: [
      'Pick out everything but socks: zippers and buttons can wait.',
      'Put the heap and the basket six steps apart. A toddler’s steps, not yours.',
      'Sit down by the basket. The one who receives the socks is you.',
    ],
    play: [
      'Carry the first one yourself.',
      'Say thank you for each.',
      'Look for the last one together.',
    ],
    expand: ['Find two that are the same.', 'Make the way longer, around a chair.'],
  },
  questions: ['Whose sock is this?', 'Is it big or little?', 'Are there any more?'],
  perfectFor: ['New walkers', 'Laundry day', 'Children who want to do what you do'],
  developmentalBenefits: [
    'Walking with the hands full, which is harder than it looks.',
    'Keeping one aim in mind from one end of a room to the other.',
    'Belonging to the household as somebody who does things.',
  ],
  educationalPhilosophy:
    'Children often ask to help before they are able to. It is slower with them for a while. It is also the time when they want to.',
};
