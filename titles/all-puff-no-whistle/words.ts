import type { TitleWords } from '#bookmaking/words/title-words.ts';

export const words: TitleWords = {
  slug: 'all-puff-no-whistle',
  title: 'All Puff, No Whistle',
  coverTitle: '{name} and the Captain with No Wind',
  author: 'The Wonderling Story Room',
  ageRange: { fromYears: 3, toYears: 6 },
  priceCents: 3299,
  tags: ['Join In', 'Small Creatures', 'Trying Again', 'Water'],
  logline:
    'A child who can’t whistle, only puff, meets a beetle in a walnut shell who has been waiting three days for wind and is due at a wedding.',
  blurb:
    'Everyone on {name’s} street can whistle: the mail carrier, the kettle, even the gate. {name} only ever goes fff. But somewhere very flat, somebody very small has been waiting three days for exactly that.',
  longDescription: [
    'When other people whistle, things come: a dog, forty pigeons, a taxi. When your child tries, out comes fff. One ear turns inside out. One feather moves. A cherry rolls off a cake.',
    'Then, at a fountain as flat as a plate, a voice cries “Again!” Captain Pym is a beetle with a very good hat, a walnut shell and no wind at all, and is to be married on the far side at twelve. Too hard a puff and the ship spins; too soft, and the ducks come closer; and at twelve the fountain comes on.',
    'A book to blow on: when the boat has to cross the water, it needs the reader’s breath as well. Nobody in it says “keep trying”. And yes, in the end there is a whistle, at the very worst moment.',
  ],
  belongs:
    'This book belongs to {name}, who has plenty of puff. [{name} was {age} when it was printed.]',
  cast: { captain: ['Pym', 'Hobb'] },
  friend: 'captain',
  clashes: [
    'dog',
    'boat',
    'tugboat',
    'ship',
    'canoe',
    'submarine',
    'surfboard',
    'duck',
    'ladybug',
    'whistle',
    'flute',
  ],
  welcomeByName: ['dog', 'duck'],
  fallback: ['mittens', 'socks', 'hats'],
  refrain: { said: 'All puff, no whistle.', changed: 'All whistle, no puff.' },
  pages: [
    {
      seedling: 'Kettle goes wheee!',
      sprout:
        'The kettle could whistle. {name} went fff. {A companion} listened. All puff, no whistle.',
      sapling:
        'Everyone on {name’s} street could whistle. The kettle could. Even the gate could.\n{name} went fff. {A companion} was polite about it.\nAll puff, no whistle.',
      explorer:
        'Everyone on {name’s} street could whistle. The mail carrier did it in two parts. The kettle did it until somebody begged. Even the gate did it, on windy days.\n{name} had been practicing since Monday, in front of {a companion}. {They} had the tune. {They} had the air. {They} put one behind the other. Fff.\nAll puff, no whistle.',
    },
    {
      seedling: '{name} goes fff.',
      sprout: '{name} called the dog. Fff. All puff, no whistle. No dog.',
      sapling:
        'Whee-oo! went a neighbor, and a dog came.\n{name} tried it. Fff. One ear turned inside out.\nAll puff, no whistle.',
      explorer:
        'The worst of not whistling is that nothing comes. When the woman at number four whistled, a dog came the whole length of the street with its ears flying.\n{name} looked hard at the dog. Fff.\nOne ear turned inside out. The dog gave {them} the look that you give to weather.\nAll puff, no whistle.',
    },
    {
      seedling: 'Pigeons? Fff.',
      sprout: '{name} called the pigeons. Fff. All puff, no whistle. No pigeons.',
      sapling:
        'Whee-oo! went a man on a roof, and forty pigeons came.\n{name} tried it. Fff. One feather moved.\nAll puff, no whistle.',
      explorer:
        'A man on a roof whistled, and forty pigeons came down like a dropped newspaper.\n{name} didn’t need forty. {They} tried for one, and not a fussy one. Fff.\nA feather rocked on the gutter and thought better of it.\nAll puff, no whistle.',
    },
    {
      seedling: 'Taxi? Fff.',
      sprout: '{name} called a taxi. Fff. All puff, no whistle. No taxi.',
      sapling:
        'Whee-oo! went a girl with a cake, and a taxi stopped.\n{name} tried it. Fff. A cherry rolled off.\nAll puff, no whistle.',
      explorer:
        'A girl with both arms full of cake whistled for a taxi. It stopped so fast that it squeaked.\nClearly it was all in the cheeks. {name} used both. Fff.\nThe top cherry rolled off the cake, across the sidewalk, and into the park.\nAll puff, no whistle.',
    },
    {
      seedling: 'Watch, {companion}…',
      sprout: 'The fountain was off. {name} thought about {topic1}. {They} took a big, big breath…',
      sapling:
        'The fountain was off. The water lay as flat as a plate.\n{name} thought about {topic2}, and took in all the air there was…',
      explorer:
        'Perhaps it was like a sneeze, thought {name}, and wouldn’t come while people waited.\nIn the park the fountain was off, and as flat as a plate. There was nobody to hear but {the companion}, and a hat with {grownup|a grown-up} under it.\n{They} filled up from the bottom. There was room for more than usual…',
    },
    {
      seedling: 'Again! Again!',
      sprout: 'Fff! “Again!” said a beetle. The boat had no wind. {name} had puff.',
      sapling:
        'Fff.\n“Again!” cried a small voice.\nIt was a beetle in a walnut shell. “I am Captain {cast.captain}. Three days, and no wind, and I’m to be married at twelve!”',
      explorer:
        'Fff.\n“At last!” cried somebody. “Again!”\nIt was a beetle, in a walnut shell and a very good hat.\n“Captain {cast.captain}. Three days without a breath, and I’m to be married on the other side at twelve. Is that wind yours?”\n“It’s meant to be a whistle,” said {name}.\n“I wouldn’t waste it,” said the captain.',
    },
    {
      seedling: 'Round and round.',
      sprout: '{name} puffed hard. Around went the boat. {name} puffed softly. On came the ducks.',
      sapling:
        '{name} blew hard, and the boat spun like a button. {They} blew softly, and two ducks came closer.\n“At twelve,” said the captain, “the fountain comes on.”',
      explorer:
        '{name} blew hard, and the ship spun like a button on a thread. {They} blew softly, and nothing moved but two ducks, who had been thinking about lunch.\n“I never hurry a crew,” said the captain, holding on to that very good hat. “But at twelve the fountain comes on.”\nIt was ten to. The stone fish had its mouth open already.',
    },
    {
      seedling: '{Companion}! Sail!',
      sprout: 'A long puff made a road. “Sail to {my companion}!” said {name}.',
      sapling:
        'A short puff made a ring. A long puff made a road.\n{name} put {the companion} at the end of it. “Steer for that!”\n“I have steered by worse,” said the captain.',
      explorer:
        'A short puff left a ring. The thin end of a long one left a road.\n{name} put {the companion} at the end of it.\n“Steer for that!”\n“I have steered by a bottle top,” said the captain. “What does it like?”\n“{Topic1}.”\n“I had an uncle in {topic1}, and an aunt in {topic2}. Dinners were quiet.”',
    },
    {
      seedling: 'Fffffffff…',
      sprout:
        'Long and slow, {name}. Now you, too! Ffffffffff. On went the boat, to {the companion}.',
      sapling:
        'Then {name} let it out, thin and slow and steady. Now you, too.\nFfffffffffff.\nThe boat sat up, and went by both ducks, straight to {the companion}.',
      explorer:
        '{name} let go of a whole week’s practice, not hard, not soft, but long. (You may help. It takes a lot of wind.)\nFfffffffffffff.\nThe sail filled. Off to {the companion} went the walnut, between one duck and the other duck, like a letter into a box. The ducks turned, and by then it was nobody’s lunch.',
    },
    { seedling: 'Lap… lap…', sprout: '', sapling: '', explorer: '' },
    {
      seedling: '{name} goes WHEEE!',
      sprout:
        'The wedding was quiet. {name} was quiet. {The companion} was quiet. WHEEEE! All whistle, no puff.',
      sapling:
        '{name} came to the wedding, with {the companion}. Nobody made a sound. The captain said yes. The bride said yes.\n{name} breathed out, and there it was.\nWHEEEE!\nAll whistle, no puff.',
      explorer:
        'Sixty beetles came to the wedding, on three hundred and sixty tiptoes. The cake was a cherry. The captain stood beside {name’s companion} and said yes. The bride said yes. Then came the part where nobody breathes.\n{name} had been holding {their} breath since the second duck. Out it came, as long as the street.\nWHEEEEEE!\nAll whistle, no puff.',
    },
    {
      seedling: 'Dog! Pigeons! Taxi!',
      sprout: 'The dog came. The pigeons came. The taxi came. Two beetles got in.',
      sapling:
        'First came the dog. Then forty pigeons. Then, with a squeak, the taxi.\nOn came the fountain, all over the wedding.\nThe captain and the bride took the taxi.',
      explorer:
        'A dog came the whole length of the street with its ears flying, and sat down by {name} and {the companion}. Then came forty pigeons. Then, with a squeak, a taxi.\nThe clock struck twelve. The stone fish let go.\n“What service,” said the captain, dripping, and handed the bride in.\n“Where to?”\n“The sea,” said the captain.',
    },
  ],
};
