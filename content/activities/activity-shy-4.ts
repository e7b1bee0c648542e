import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const teaStall: Activity = {
  id: 'activity-shy-4',
  themeId: 'feeling-shy',
  title: 'The Tea Stall',
  subtitle: 'It is easier to talk with a counter in between.',
  duration: '20 minutes',
  ageRange: '3-6 YEARS',
  tags: ['Shyness', 'Pretend', 'Saying hello'],
  image: sceneAddress('activity-shy-4'),
  description:
    'Build a stall from a box. The seller knows what to say, because sellers always say the same three things.',
  fullDescription: [
    'Turn a big box over, lay a cloth on it, and set out a teapot and cups. It may be a chai stall, a lemonade stand, a dumpling cart: whatever is sold where you come from, or where you would like to go.',
    'The seller has three sentences: “What would you like?” “Here you are.” “Come again.” The first customers are bears, who are very patient. Then you come, and order badly. Change your mind. Pay with a leaf.',
    'When it goes well, invite one real customer: a neighbor, a cousin, somebody on a video call. The seller may stay behind the counter the whole time. A seller who only nods is still open for business.',
  ],
  supplies: [
    'A sturdy cardboard box',
    'A cloth',
    'A teapot and cups that may be dropped',
    'Paper money of your own',
  ],
  safety:
    'Water or cold tea only, and nothing on the counter that breaks. Money is paper, as coins choke small children. Pull the cloth short, so that nobody can drag the teapot down by it.',
  steps: {
    prep: [
      'Turn the box over and test that it does not wobble.',
      'Lay the cloth and set out cups within the seller’s reach.',
      'Draw a sign together, with a price that both of you like.',
    ],
    play: [
      'Serve two bears.',
      'Serve somebody who cannot make up their mind.',
      'Invite one real customer, if the seller agrees.',
    ],
    expand: [
      'Let the seller take orders by phone.',
      'Change places: now you are behind the counter, and new.',
    ],
  },
  questions: [
    'What do you sell the most of?',
    'What do you say when somebody is rude?',
    'When do you close?',
  ],
  perfectFor: [
    'The week before a party or a visit',
    'Children who know what to say but not when',
    'Cousins on a video call',
  ],
  developmentalBenefits: [
    'Practicing a short exchange, many times over.',
    'Looking at somebody, with something to hold.',
    'Being in charge of when it is over.',
  ],
  educationalPhilosophy:
    'Having a part to play can make it easier to speak: the words are known and so is the end. It is practice, not a cure, and shy children need none.',
};
