import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const oneDrum: Activity = {
  id: 'activity-feelings-3',
  themeId: 'my-big-feelings',
  title: 'One Drum, Two Drummers',
  subtitle: 'Waiting is easier when there is something to listen to.',
  duration: '10 minutes',
  ageRange: '2-3 YEARS',
  tags: ['Music', 'Two children', 'Taking turns'],
  image: sceneAddress('activity-feelings-3'),
  description:
    'Two children and a single drum. Whoever is playing says when the turn is over, and the other one has a job too.',
  fullDescription: [
    'Put one drum on the grass or the rug, between two children. A pot turned upside down is a drum. One plays with open hands, as long as it takes. The other is the listener, and the listener may lay one palm on the side, to feel it hum.',
    'The player ends the turn by putting both hands in the air. Nobody else can end it. Then the listener plays. The first turns may be very long, and after a while they get shorter by themselves, because raising your hands is the best part.',
    'If it goes wrong, be the listener yourself. Show how it is done: hand on the drum, mouth open, amazed by everything.',
  ],
  supplies: ['One hand drum, or a large pot turned upside down', 'A rug or a patch of grass'],
  safety:
    'Hands only: a drumstick is a poking stick when two of them share it. Keep ears an arm’s length from the drum, play a metal pot on something soft, and sit close enough to stop a shove.',
  steps: {
    prep: [
      'Set the drum where both can sit and reach it.',
      'Play first yourself and end with both hands high in the air.',
      'Agree who begins. A short rhyme that counts out is fairer than you are.',
    ],
    play: [
      'One plays, with open hands.',
      'One listens, palm on the drum.',
      'Hands up: change places.',
    ],
    expand: ['Play rain, then thunder, then a mouse.', 'Let the listener answer with claps.'],
  },
  questions: [
    'What did that sound like?',
    'Can you feel it in your hand?',
    'How did you know that the turn was over?',
  ],
  perfectFor: [
    'Playdates with only one of everything',
    'Brothers and sisters',
    'The ten minutes before somebody needs a nap',
  ],
  developmentalBenefits: [
    'Waiting, with something to do meanwhile.',
    'Ending a turn by choice.',
    'Listening to what another child made.',
  ],
  educationalPhilosophy:
    'At two, sharing mostly means losing something. A turn that its owner may finish is less to lose, and many children hand it over sooner when nobody is counting.',
};
