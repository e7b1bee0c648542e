import { inLetters } from '#bookmaking/words/letters.ts';
import type { TitleWords } from '#bookmaking/words/title-words.ts';
import { tellingsFor } from './tellings.ts';

export const words: TitleWords = {
  slug: 'boat-with-no-name',
  title: 'The Boat with No Name',
  coverTitle: 'A Boat Called {name}',
  author: 'The Wonderling Story Room',
  ageRange: { fromYears: 3, toYears: 8 },
  priceCents: 3499,
  tags: ['First Name', 'Letters', 'Sea', 'Friendship'],
  logline:
    'The letters for a boat’s name have run off and found work all over the harbor. A child says each one out loud, until all have come.',
  blurb:
    'No name, no sea: that is the rule, and the harbor heron keeps it. But the letters for {name’s} boat have found work. One is a bed for a cat. One has a view. A letter comes if somebody says it. And then there is one sign too many, and somebody whom nobody has asked.',
  longDescription: [
    'Your child has a boat, and the letters for its name have run down the hill. A letter cannot just lie about: each has found a job that only its shape can do. One is a bath for a duck. One is a shelf for three mugs. A letter has to come when somebody says it, so your child does, one by one.',
    'The story is made from the name: every letter of it has its own picture and its own job, in Latin, Greek and Cyrillic, with every dot, ring and tail. Arabic letters are met apart, and join hands on the boat. Short names take time. Long ones share a page. The book needs a name of two letters or more.',
    'At the end the name is on the boat. And then a heron, who has read ten thousand names and has none, reads what comes after it.',
  ],
  belongs:
    'This book, and the boat in it, belong to {name}. [{name} was {age} when it was printed.]',
  cast: {},
  friend: 'heron',
  clashes: [
    'boat',
    'ship',
    'sailboat',
    'kayak',
    'canoe',
    'submarine',
    'anchor',
    'rowboat',
    'heron',
    'letter',
    'alphabet',
    'name',
  ],
  fallback: ['hats', 'socks', 'slippers'],
  refrain: { said: 'No name, no sea', changed: 'A name, and the sea' },
  pages: tellingsFor(inLetters('Maya')),
};
