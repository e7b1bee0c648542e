import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const puppetGoesFirst: Activity = {
  id: 'activity-shy-1',
  themeId: 'feeling-shy',
  title: 'The Puppet Goes First',
  subtitle: 'A fox can say hello when you do not feel like it yet.',
  duration: '15 minutes',
  ageRange: '3-6 YEARS',
  tags: ['Shyness', 'Pretend', 'Friends'],
  image: sceneAddress('activity-shy-1'),
  description:
    'Make a sock into somebody who is shy too, and let it find out how a hello is done. Your child only lends a hand.',
  fullDescription: [
    'The puppet is shy. It hides behind a cushion, and your child knows why. Bring a second toy and let it sit down, not too near, and do nothing. Sooner or later the puppet will look.',
    'Play both ways of doing it badly: the visitor who comes too close, the visitor who asks nine questions at once. Children who are shy are experts in this and usually very funny about it. Then let the visitor do it well.',
    'Do not turn it into advice. If your child wants to take the puppet along next time, it fits into a pocket.',
  ],
  supplies: [
    'One sock',
    'A washable marker for two eyes',
    'A stuffed animal for the visitor',
    'A cushion to hide behind',
  ],
  safety:
    'Draw the eyes on. Buttons and glued beads come off, and a younger brother or sister will find them.',
  steps: {
    prep: [
      'Let your child choose the sock and put it on, thumb below, fingers above.',
      'Draw two eyes where the knuckles are. No mouth: the hand is the mouth.',
      'Build a hiding place from a cushion, with a gap to look through.',
    ],
    play: [
      'Ask the puppet where it would like to sit.',
      'Let the visitor come, badly at first.',
      'Let the puppet decide how near is near enough.',
    ],
    expand: ['Give the puppet a wave of its own.', 'Take it along to a real hello, in a pocket.'],
  },
  questions: [
    'What does the puppet see from there?',
    'What should the visitor not do?',
    'What is the smallest hello there is?',
  ],
  perfectFor: [
    'The day before a birthday party',
    'A new group or a new teacher',
    'Children who whisper to you what they mean for others',
  ],
  developmentalBenefits: [
    'Trying out a difficult moment from a safe distance.',
    'Finding words for near and far, too loud and just right.',
    'Being the one who decides.',
  ],
  educationalPhilosophy:
    'Shyness is not a fault that has to be trained away. Looking before joining is a way of joining, and it deserves time.',
};
