import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const scarfPeekaboo: Activity = {
  id: 'activity-hello-1',
  themeId: 'hello-world',
  title: 'The Scarf and the Face',
  subtitle: 'You go away. You come back. It is the best joke there is.',
  duration: '5 minutes',
  ageRange: '3-12 MONTHS',
  tags: ['Faces', 'Trust', 'Blanket time'],
  image: sceneAddress('activity-hello-1'),
  description:
    'Peekaboo with a thin scarf, so slow that your baby can see it coming. That is what makes it funny.',
  fullDescription: [
    'Sit so that your face is about a forearm away from your baby’s. Say the name, then let the scarf come down between you. Because it is thin, nobody quite disappears. Count one, two, and let it sink. “There you are.”',
    'Do it the same way four or five times, with the same words. Around the third time you may see your baby wait for it: a still face, wide eyes, perhaps a foot that stops kicking. Now make the pause a little longer.',
    'Stop while it is still good. A baby who looks away has had enough.',
  ],
  supplies: ['One thin, light scarf that you can see through', 'A blanket on the floor'],
  safety:
    'You hold the scarf the whole time, and it goes between your faces, never over your baby’s head. Put it out of reach afterward: nothing loose stays with a baby.',
  steps: {
    prep: [
      'Spread the blanket where the light is soft and nothing hums.',
      'Lay your baby on the back, or prop a baby who sits well against your legs.',
      'Take off long necklaces. Hold the scarf by two corners.',
    ],
    play: [
      'Say the name, then lower the scarf between you.',
      'Wait for two slow counts.',
      'Let it sink below your chin: “There you are.”',
    ],
    expand: [
      'From about seven months, offer a corner and let your baby pull.',
      'Hide a cup under the scarf and see who looks for it.',
    ],
  },
  questions: ['Where did I go?', 'Is somebody there?', 'Shall we do it again?'],
  perfectFor: [
    'The long half hour before dinner',
    'Meeting a grandparent',
    'A diaper change that nobody wants',
  ],
  developmentalBenefits: [
    'Learning that a person who is out of sight is still there.',
    'Waiting for something, and being right about it.',
    'Taking turns, long before there are words to take turns with.',
  ],
  educationalPhilosophy:
    'Doing it the same way again gives a baby something to count on. That is a good reason to keep the words and the pause as they are, even after you have had enough of them.',
};
