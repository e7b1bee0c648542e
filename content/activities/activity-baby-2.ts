import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const houseTour: Activity = {
  id: 'activity-baby-2',
  themeId: 'welcome-baby',
  title: 'The House Tour',
  subtitle: 'The baby has not been shown around yet. Somebody should.',
  duration: '10 minutes',
  ageRange: '2-5 YEARS',
  tags: ['New sibling', 'Words', 'Family'],
  image: sceneAddress('activity-baby-2'),
  description:
    'Your older child is the guide, you carry the guest. Five stops, and the guide does the talking.',
  fullDescription: [
    'The guide goes first. You carry the baby, and you are only the bus. At each stop the guide tells the baby one thing: “This is the window. That is where the dog goes by.”',
    'Five stops are enough. If the guide runs out of words, ask what the baby will find here when it is big. If the guide says that something is not for babies, that is a stop too: “This is my shelf. You may look.”',
    'Babies listen closely to a voice that they hear every day, and your older child has one of those.',
  ],
  supplies: [
    'A baby in your arms or in a carrier',
    'A guide',
    'A paper hat for the guide, if you like',
  ],
  safety:
    'A grown-up carries the baby, the guide walks. Leave stairs, stove and hot drinks off the route, and check the carrier as you always do: face in view, chin up, close enough to kiss.',
  steps: {
    prep: [
      'Let the guide choose five stops and walk the route once without the guest.',
      'Pick a moment when the baby is fed and awake.',
      'Agree on a word that ends the tour, for either of them.',
    ],
    play: [
      'Follow the guide. Stop where the guide stops.',
      'Turn, so that the baby can see.',
      'Ask the guide what comes next.',
    ],
    expand: [
      'Draw a ticket for each visitor.',
      'Give a tour of the yard, or of the smallest room.',
    ],
  },
  questions: [
    'What should the baby see first?',
    'What is too much for today?',
    'What did you like to look at when you were new?',
  ],
  perfectFor: ['Rainy mornings', 'Children who would rather talk than hold', 'The first day home'],
  developmentalBenefits: [
    'Speaking for a listener who knows nothing yet.',
    'Putting places in an order and keeping to it.',
    'Saying “mine” in a friendly way.',
  ],
  educationalPhilosophy:
    'Whoever explains a place owns a little of it, and it is easier to share what is still yours.',
};
