import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const weatherInside: Activity = {
  id: 'activity-feelings-1',
  themeId: 'my-big-feelings',
  title: 'The Weather Inside',
  subtitle: 'Sunny, cloudy, stormy: three cards for a day with no words.',
  duration: '10 minutes',
  ageRange: '2-3 YEARS',
  tags: ['Words for feelings', 'Drawing', 'Every day'],
  image: sceneAddress('activity-feelings-1'),
  description:
    'Draw three kinds of weather and ask every day which one it is in there. You answer too.',
  fullDescription: [
    'Sit down when nothing is wrong. Draw three cards together: a sun, a cloud, a storm. Your child’s drawing may be a scribble in the right color.',
    'Tell the weather in you first. “I am a bit cloudy. I slept badly.” Then ask. A finger on a card is a whole answer. Do not ask why. If there is a why, it comes by itself, usually in the car.',
    'Hang the cards where a small hand can reach them. In the middle of a storm nobody needs cards, only somebody who stays. They are for afterward.',
  ],
  supplies: ['Three pieces of thick paper', 'Crayons', 'Tape'],
  safety:
    'Use tape, not pins or magnets: both end up in mouths. Chunky crayons are best while everything is still tasted.',
  steps: {
    prep: [
      'Cut three cards, as large as your hand.',
      'Draw a sun, a cloud and a storm, together.',
      'Tape them to a door at your child’s height, where they may be taken off and put back.',
    ],
    play: [
      'Point at your own weather and say one sentence.',
      'Ask: “And in you?”',
      'Whatever it is, say it back and leave it there.',
    ],
    expand: [
      'Add wind, fog or snow when three are not enough.',
      'Ask about the weather in the bear.',
    ],
  },
  questions: [
    'What is the weather in you?',
    'Was there a storm today?',
    'What does the bear do when it rains?',
  ],
  perfectFor: [
    'After preschool',
    'Children with more feeling than words',
    'Families who ask “How was your day?” and hear “Good”',
  ],
  developmentalBenefits: [
    'Finding a sign for something that cannot be seen.',
    'Hearing that grown-ups have weather too.',
    'Noticing that it changes.',
  ],
  educationalPhilosophy:
    'Pointing is easier than explaining, for grown-ups as well. There is no bad card in the set.',
};
