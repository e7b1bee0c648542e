import { sceneAddress } from '#content/pictures.ts';
import type { Activity } from './activity.ts';

export const postIt: Activity = {
  id: 'activity-can-1',
  themeId: 'i-can-do-it',
  title: 'Lid Mail',
  subtitle: 'A box, a slot, and a very busy mail carrier.',
  duration: '15 minutes',
  ageRange: '12-24 MONTHS',
  tags: ['Hands', 'Again and again', 'Sorting'],
  image: sceneAddress('activity-can-1'),
  description:
    'Cut a slot into a box and save some big jar lids. The clatter when one lands is half of it.',
  fullDescription: [
    'Put the box on the floor and the lids in a pile beside it. Mail one yourself, without saying anything, and listen to it land. Then move back.',
    'It will not fit the first time. The lid has to be turned to match the slot, and that is the whole game: turn, try, turn again, in. Keep your own hands in your lap as long as you can. Help by turning the box, not the lid.',
    'When all are in, open the box together. Emptying it is a second game, and many prefer it.',
  ],
  supplies: [
    'A cardboard box with a lid',
    'Six to ten metal or plastic jar lids, at least 2½ inches wide',
    'Scissors, for you',
  ],
  safety:
    'Only lids wider than 2½ inches and without sharp edges: bottle caps and coins are swallowed. Stay beside the box and put the lids away with it.',
  steps: {
    prep: [
      'Run a finger around each lid and throw out any with a sharp rim.',
      'Cut a slot, a little wider than the largest lid and as high as your finger is thick.',
      'Tape the cut edge. Set the box on a bare floor: that sounds better than a rug.',
    ],
    play: ['Mail one lid, and listen.', 'Hand over the pile.', 'Open, empty, begin again.'],
    expand: [
      'Cut a second slot that runs the other way.',
      'Line the box with a towel and listen for the difference.',
    ],
  },
  questions: ['Does it fit this way?', 'Where did it go?', 'How many are still outside?'],
  perfectFor: [
    'While you cook, within arm’s reach',
    'Children who mail your keys',
    'A rainy afternoon',
  ],
  developmentalBenefits: [
    'Turning the wrist to make a shape fit.',
    'Looking for another way when the first one fails.',
    'Seeing that what has gone in can come out.',
  ],
  educationalPhilosophy:
    'Mailing forty lids is work, and many toddlers do it with a worker’s seriousness. Unless something is in danger, there is no need to interrupt it with a better idea.',
};
