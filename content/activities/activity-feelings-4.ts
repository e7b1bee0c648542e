import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const soupTooHot: Activity = {
  id: 'activity-feelings-4',
  themeId: 'my-big-feelings',
  title: 'Soup That Is Too Hot',
  subtitle: 'Two cupped hands, one long breath, and it is still too hot.',
  duration: '5 minutes',
  ageRange: '2-3 YEARS',
  tags: ['Calm', 'Breathing', 'No supplies'],
  image: sceneAddress('activity-feelings-4'),
  description:
    'Hold a bowl that is not there. Smell what is in it, and cool it down slowly. It always needs a third try.',
  fullDescription: [
    'Cup your hands into a bowl and ask what kind of soup it is today: noodle, lentil, pumpkin, worm. Breathe in through your nose to smell it. Then blow across it, long and soft, so that nothing spills. Take a careful sip. “Ow. Still too hot.”',
    'Blow twice more. Then it is just right, and everybody drinks up with as much noise as they like.',
    'Play it at the real table first, when all is well. Later, when a day boils over, sit down near your child and cup your own hands. Do not say “breathe.” Say, “This one is lentil.” If nobody comes for soup, stay there with your bowl. It keeps.',
  ],
  supplies: ['Your two hands', 'A guess at what is cooking'],
  safety:
    'Play with empty hands, or an empty bowl: real soup is cooled and tested by a grown-up before it is served. Three breaths, then a pause, because hard and fast blowing makes a small child dizzy.',
  steps: {
    prep: [
      'Try a breath yourself: in through the nose, out as if not to wake anybody.',
      'Think of three soups. Your family’s own comes first.',
      'Sit down, so that your bowl is at your child’s height.',
    ],
    play: [
      'Smell it, through the nose.',
      'Blow across it three times, slowly.',
      'Drink it up, loudly.',
    ],
    expand: [
      'Cook a soup for the bear, who is upset about something.',
      'Play it with a real, empty bowl and steam that you both imagine.',
    ],
  },
  questions: ['What is in yours?', 'Is it still too hot?', 'Who should have the next bowl?'],
  perfectFor: [
    'The end of a long day',
    'In the car, on the bus, in a line',
    'After a storm, when the sobs are still coming',
  ],
  developmentalBenefits: [
    'Breathing out slowly, as part of a joke.',
    'Stopping, tasting and trying again.',
    'Having something to offer when somebody else is upset.',
  ],
  educationalPhilosophy:
    'A long breath out helps many people settle, and a joke is easier to follow than advice. It may not work in the middle of a tantrum. It is worth having for the end of one.',
};
