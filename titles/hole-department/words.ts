import type { TitleWords } from '#bookmaking/words/title-words.ts';

export const words: TitleWords = {
  slug: 'hole-department',
  title: 'The Hole Department',
  coverTitle: '{name} and the Hole Department',
  author: 'The Wonderling Story Room',
  ageRange: { fromYears: 4, toYears: 8 },
  priceCents: 3499,
  tags: ['Funny', 'Digging', 'Outdoors', 'Underground'],
  logline:
    'A child digs the deepest hole on the beach, and a mole comes up with a clipboard: this hole has no permit, and what, please, is it for?',
  blurb:
    'Everyone else on the beach is building up. {name} is going down. But one spade deep there is a mole, and the mole has a clipboard, and there is a form for that.',
  longDescription: [
    'Your child has a spade and a plan: the deepest hole on the beach. One spade deep, the sand sits up. It is a mole from the Hole Department. There is a form for holes. There is a form for wide holes, and there are six for deep ones. One of the six is about singing, and one says that diggers stay on top, where the sky is kept.',
    'Then comes Form Nine: what is this hole for? It is for being deep, and there is no box for that. The tide is coming up the beach, the mole is reaching for the biggest stamp, and it would be all over, if your child did not notice what the mole has been drawing in the corner of every form.',
    'Drawn in cutaway, so that you see the beach and what goes on below it. Office comedy at spade height, for two ages at once. The hole is one spade wide, the moles dig the rest, and nobody gets in: Form Five is very clear about that.',
  ],
  belongs:
    'This book belongs to {name}. There is a form for that. [Age at time of printing: {age}.]',
  cast: {},
  friend: 'mole',
  clashes: ['mole', 'spade', 'shovel', 'pail'],
  fallback: ['slippers', 'mittens', 'hats'],
  refrain: { said: 'There is a form for that.', changed: 'There is no form for that.' },
  pages: [
    {
      seedling: 'Dig, {name}, dig.',
      sprout: '{name} had a spade. {name} had {a companion}. {They} wanted the deepest hole.',
      sapling:
        'Everyone else on the beach was building up. {name} was going down, with {a companion}.\n“Not a moat,” {they} said. “Not a pond. Just deep.”',
      explorer:
        'Everyone else on the beach was building up: eleven castles, a cathedral and a sofa. The two feet behind the windbreak were {grownup’s|asleep}.\n{name} was going down. {They} wanted no moat and no pond, only the deepest hole on the beach, and had found some sand with nothing else to do. {A companion} had come for the day.',
    },
    {
      seedling: 'Pop! A mole.',
      sprout: 'Pop! A mole! “A hole? There is a form for that.” Stamp.',
      sapling:
        'One spade deep, up came a mole with a clipboard.\n“Hole Department. There is a form for that.”\nStamp.',
      explorer:
        'One spade deep, the hole coughed. The sand sat up and turned out to be a mole, in very dark glasses.\n“Hole Department. Owner?”\n“Me,” said {name}.\n“There is a form for that.”\nIt was a short form, and you only had to sign it twice. The mole breathed on {friend.their} stamp. THUMP.',
    },
    {
      seedling: 'Sniff, sniff, sniff.',
      sprout: 'Two spades deep. “So wide? There is a form for that.” Stamp.',
      sapling:
        'Two spades deep, the mole looked up, and very quickly down.\n“That wide? There is a form for that.”\nStamp.',
      explorer:
        'Two spades deep, the mole was back, and measured the hole with {friend.their} nose.\n“Wide. There is a form for that.”\n{name} signed on the bucket. In thirty years, the mole mentioned, {friend.they} had passed nine thousand holes without losing a pencil. While the ink dried, {friend.they} drew something small in the corner. THUMP.',
    },
    {
      seedling: 'Down, pebble. Plop.',
      sprout:
        'Three spades deep. “Diggers stay on top. No {topic2}. There is a form for that.” Stamp, stamp.',
      sapling:
        '“That deep? There is a form for that.”\nThere were six. Form Two was about {topic1}. Form Five said that diggers stay on top, where the sky is kept.\nStamp, stamp, stamp, stamp, stamp, stamp.',
      explorer:
        'Three spades deep, the mole dropped in a pebble, and was sorry to hear that the hole was Deep.\n“There is a form for that.”\nThere were six. One forbade songs about {topic2}, and one said that diggers stay on top, where the sky is kept.\nTHUMP. THUMP. THUMP. THUMP. THUMP. THUMP. The mole shook out {friend.their} wrist.',
    },
    {
      seedling: '{name} digs…',
      sprout: 'No more forms. Up went {name’s} spade…',
      sapling:
        'There was nobody left to ask, and nothing left to sign.\nUp went {name’s} spade, for the deepest scoop of all…',
      explorer:
        'There was nobody left to ask and nothing left to sign, and it wasn’t even lunch.\nThe sand had turned dark and cool, the way it is when hardly anyone has met it. One more scoop would do it. {name} could tell.\nUp went the spade…',
    },
    {
      seedling: 'STOP!',
      sprout: '“Stop! What is it for? {Things2}?” {name} did not know.',
      sapling:
        '“Stop!” cried the mole. “What is it for? Treasure? {Things2}?”\n“Being deep,” said {name}.\n“That isn’t for anything. It will have to be closed.”',
      explorer:
        '“Stop!” cried the mole, and waved Form Nine. “What is it for?”\nThere were four boxes. TREASURE. LETTERS. SWIMMING. OTHER.\n“It’s for being deep,” said {name}. Being deep had no box.\n“Could it be for {things1}?”\n“We did have {things1}, until the spring. There were complaints.” And {friend.they} reached into the dark for the stamp that said CLOSED.',
    },
    {
      seedling: 'Splash! Uh-oh.',
      sprout: 'In came the sea. Slap! Slap! The mole looked up and up.',
      sapling:
        'In came the sea. It took one castle, and the next.\nThe mole lifted the biggest stamp. Then {friend.they} looked up, and forgot to bring it down.',
      explorer:
        'The sea has never filled in a form. It took a castle. It took the sofa. It stopped, breathed in, and took the cathedral, towers first.\n“Holes that are for nothing go to the sea,” said the mole. “I only have the stamp.”\n{friend.They} lifted it, and did not bring it down. {friend.They} was looking past {name}, and up.',
    },
    {
      seedling: 'Round. Round. Round.',
      sprout: '“What are these?” asked {name}. A circle. A circle. “The sky. I never saw it.”',
      sapling:
        'In the corner of every form was a small, round circle.\n“Have you ever seen the sky?” asked {name}.\n“I work nights,” said the mole.\n{name} looked down the hole. Then {they} thought of looking up it.',
      explorer:
        '{name} read Form Nine again, corners and all. In one corner was a circle, very small, in pencil. Form One: circle. Two, three, four: circle, circle, circle.\n“Have you ever seen the sky?”\n“I’m on nights,” said the mole. “The day is always somebody else’s shift.”\n{name} looked down the hole. Then {they} thought about looking up it.',
    },
    {
      seedling: 'Look, {companion}!',
      sprout: '“It’s a window,” said {name}. {The companion} held it up. “Now look.”',
      sapling:
        '{name} ticked OTHER, and wrote WINDOW. The side kept slipping, so {the companion} held it up.\n“Glasses off,” {they} told the mole. “Now look.”',
      explorer:
        'Beside OTHER there was room for one word. {name} wrote it in capitals. WINDOW.\nThen {they} patted the edges smooth. One kept slipping, so {they} propped it with {the companion}. Nobody comes to the beach expecting responsibility.\n“Go right to the bottom,” {they} said. “Glasses off. Now look.”',
    },
    { seedling: 'Ohhh…', sprout: '', sapling: '', explorer: '' },
    {
      seedling: 'Hello, sky.',
      sprout: '“Oh,” said the mole. “There is no form for that.” No stamp.',
      sapling:
        'The mole looked for so long that {friend.they} dropped {friend.their} pencil. “There is no form for that.”\n“Is it deep enough?” asked {name}.\n“It goes all the way up.”',
      explorer:
        'It was blue, and a gull went across like a signature. Then it was dark, and there was no end to it.\nA pencil fell, the first in thirty years. The mole did not notice.\n“There is no form for that.”\n“Is it the deepest?” asked {name}.\nThe mole put up {friend.their} nose and measured, and measured. “It goes all the way up.”',
    },
    {
      seedling: 'Pop! {Companion}!',
      sprout:
        'The sea took the hole. In the morning, there lay {name’s companion}. Pop! Small windows. Small noses.',
      sapling:
        'The sea took the hole. In the morning, there lay {name’s companion}, stamped THANKS.\nAnd all over the beach were small round windows. In every window was a nose.',
      explorer:
        'The sea took the hole at six. In the morning the beach was as clean as a new form.\nOn the sand lay {name’s companion}, stamped. RETURNED WITH THANKS.\nThen the beach went pop. It went pop, pop, pop, all the way to the pier, until it was full of small round windows.\nIn every window was a nose.',
    },
  ],
};
