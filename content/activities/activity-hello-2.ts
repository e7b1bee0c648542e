import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const slowShadows: Activity = {
  id: 'activity-hello-2',
  themeId: 'hello-world',
  title: 'Slow Shadows',
  subtitle: 'A flashlight, a toy rabbit, and the slowest show in the house.',
  duration: '10 minutes',
  ageRange: '4-12 MONTHS',
  tags: ['Calm', 'Light', 'Evening'],
  image: sceneAddress('activity-hello-2'),
  description:
    'Turn the lights down and let one shadow walk over the wall. A quiet thing to do when the day has been loud.',
  fullDescription: [
    'Sit on the floor with your baby in your lap, facing a bare wall. Put the flashlight beside you, pointing at the wall, and hold the toy in the light. Now move it so slowly that you feel a little silly.',
    'Near the wall the rabbit is small and sharp. Near the light it is a giant with soft edges. Let it grow, stop, and shrink again. Say what it does, in few words: “Big. Bigger. Gone.”',
    'Your baby may look at the shadow, at the toy, or at your hand. All three are fine.',
  ],
  supplies: [
    'A flashlight',
    'One stuffed animal with a clear outline',
    'A bare wall or a hung sheet',
  ],
  safety:
    'Point the light at the wall only, never toward eyes. Use a flashlight whose battery cover is closed with a screw, and keep it in your own hand: button batteries are dangerous if swallowed.',
  steps: {
    prep: [
      'Draw the curtains, and leave the door open a hand’s width.',
      'Stand the flashlight on the floor, pointing at the wall.',
      'Sit down together and wait a minute, until your eyes have found the dark.',
    ],
    play: [
      'Bring the toy into the light and stop.',
      'Move it toward the flashlight, slowly, until the shadow is huge.',
      'Let it hop away over the edge of the light. Wait.',
    ],
    expand: [
      'Use your own hand: open, closed, one finger.',
      'Sing one line each time the shadow comes back.',
    ],
  },
  questions: ['Who is that on the wall?', 'Is it big or small?', 'Where did the rabbit go?'],
  perfectFor: ['Winter evenings', 'Winding down before bed', 'Babies who find toys too loud'],
  developmentalBenefits: [
    'Following something slow with the eyes.',
    'Noticing big and small, here and gone.',
    'Being quiet together, which also takes practice.',
  ],
  educationalPhilosophy:
    'A shadow that moves slowly gives a baby time to find it and to stay with it. If it gets away, begin again from the edge of the light.',
};
