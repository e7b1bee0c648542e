import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const patternAtTheDoor: Activity = {
  id: 'activity-create-3',
  themeId: 'create-and-imagine',
  title: 'A Pattern at the Door',
  subtitle: 'First the dots, then a line that goes around every one.',
  duration: '30 minutes',
  ageRange: '5+ YEARS',
  tags: ['Drawing', 'Festivals', 'Outdoors'],
  image: sceneAddress('activity-create-3'),
  description:
    'Chalk a grid of dots on the ground and wind a line around them. By tomorrow it may be rained away, so look well.',
  fullDescription: [
    'In many homes in the south of India, somebody draws a pattern on the ground by the front door in the morning. It is called a kolam, and it starts with rows of dots. For Diwali, people lay bright patterns called rangoli. If your family has its own way, use that one, and let whoever knows it best be the teacher.',
    'Otherwise begin with nine dots, three by three. Wind one line around them, never through, until it comes back to where it began. Then fill in the rooms that the line has made, each in a color.',
    'Leave it for whoever comes home next. In a day or two it will be gone, and there is a clean floor for another.',
  ],
  supplies: [
    'Sidewalk chalk in four colors',
    'A square of concrete by a door',
    'A cushion for the knees',
  ],
  safety:
    'Draw where no car or bike can come, and leave a dry path to the door, since chalk is slippery when wet. Wash hands before eating. Lights for the evening run on batteries: no flames near hair and sleeves.',
  steps: {
    prep: [
      'Sweep a square about as wide as your child is tall.',
      'Put down nine dots, an open hand apart.',
      'Try the line in the air with a finger before the chalk touches the ground.',
    ],
    play: [
      'Wind one line around the dots until it meets itself.',
      'Color the rooms, and let opposite ones match.',
      'Choose who will be the first to see it.',
    ],
    expand: ['Make it five by five.', 'Fold a sheet of paper in four and design the next one.'],
  },
  questions: [
    'Where does your line turn back?',
    'Which parts are the same?',
    'Who will come through this door first?',
  ],
  perfectFor: [
    'Diwali, a birthday, or any Tuesday',
    'Waiting for guests',
    'Children who like to get a thing exactly even',
  ],
  developmentalBenefits: [
    'Planning a line before drawing it.',
    'Making two sides match.',
    'Working large, with the whole arm.',
  ],
  educationalPhilosophy:
    'A drawing that will be gone by the weekend is a good place to be bold. The pattern is also a greeting, and it matters that somebody is going to walk up to it.',
};
