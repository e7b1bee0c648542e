import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const cupTelephone: Activity = {
  id: 'activity-works-4',
  themeId: 'how-does-it-work',
  title: 'The Paper Cup Telephone',
  subtitle: 'Tight, it talks. Loose, it says nothing at all.',
  duration: '20 minutes',
  ageRange: '3-4 YEARS',
  tags: ['Science', 'Two children', 'Guessing'],
  image: sceneAddress('activity-works-4'),
  description: 'Two cups, one string, and a secret that goes from the hallway to the kitchen.',
  fullDescription: [
    'Make a small hole in the bottom of two paper cups, thread one long string through both, and tie a knot inside each. One child takes a cup to the end of the hall. The string has to be tight, in the air, and touch nothing.',
    'One whispers into the cup, the other has a cup at the ear. If nothing comes through, do not tell them why. Let them try: slack and tight, around the corner, with a finger on the string, pinched in the middle.',
    'Sooner or later somebody puts a hand on the string while the other is talking and feels it tickle. Ask where the voice is just then.',
  ],
  supplies: [
    'Two paper cups',
    'Ten feet of cotton string',
    'Something to make a hole with, for you',
  ],
  safety:
    'A long string can strangle: it stays in hands, never around a neck, never tied to a door or across a stair, and you put it away when the game ends. Whisper only, as a shout into a cup hurts.',
  steps: {
    prep: [
      'Make the holes yourself, no bigger than the string is thick.',
      'Thread the string and tie a fat knot inside each cup.',
      'Clear a straight line, without stairs, about ten feet long.',
    ],
    play: [
      'Step back until the string is tight.',
      'One whispers, one listens. Then change.',
      'Change one thing: slack, pinched, around the corner.',
    ],
    expand: [
      'Try yarn, or a ribbon, and compare.',
      'Tie in a second string and make it a call for three.',
    ],
  },
  questions: [
    'When does it stop working?',
    'What do you feel on the string?',
    'How could we get around the corner?',
  ],
  perfectFor: [
    'Friends who have just learned to whisper',
    'Apartments with a long hallway',
    'Children who want a phone',
  ],
  developmentalBenefits: [
    'Changing one thing and seeing what it does.',
    'Feeling that a sound is something that moves.',
    'Speaking so that somebody else can understand.',
  ],
  educationalPhilosophy:
    'A real phone hides how it works. This one hides nothing, and it fails for reasons that two children can find out and mend by themselves.',
};
