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
    'Your child has a spade and a plan: the deepest hole on the beach. One spade deep, the sand sits up. It is a mole from the Hole Department. There is a form for holes. There is a form for wide holes, and there are six for deep ones, and one of those is about singing.',
    'Then comes Form Nine: what is this hole for? It is for being deep, and there is no box for that. The tide is coming up the beach, the mole has its biggest stamp in its paw, and it would be all over, if your child did not notice what the mole has been drawing in the corner of every form.',
    'Drawn in cutaway, so that every page shows the beach and what goes on below it. Office comedy at spade height, for two ages at once.',
  ],
  belongs:
    'This book belongs to {name}. There is a form for that. [Age at time of printing: {age}.]',
  cast: {},
  fallback: ['slippers', 'mittens', 'hats'],
  refrain: { said: 'There is a form for that.', changed: 'There is no form for that.' },
  pages: [
    {
      seedling: 'Dig, {name}, dig.',
      sprout: '{name} had a spade. {name} wanted a hole. The deepest hole on the beach.',
      sapling:
        'Everyone else on the beach was building up. {name} was going down.\n{They} wanted the deepest hole there was.',
      explorer:
        'Everyone else on the beach was building up. There were eleven castles, one cathedral, and somebody making a sofa. {name} was going the other way.\n{They} wanted a hole. It wasn’t for a moat, and it wasn’t for a pond. It was to be the deepest hole on the beach, and {they} had found a patch of sand with nothing else to do.',
    },
    {
      seedling: 'Oh! A mole.',
      sprout: 'One spade deep. Up came a mole. “A hole? There is a form for that.” Stamp.',
      sapling:
        'One spade deep, a mole came up. It had a clipboard.\n“Is this hole yours?” it asked. “There is a form for that.”\nStamp.',
      explorer:
        'One spade deep, the hole coughed. The sand at the bottom sat up and turned out to be a mole, with a clipboard and the darkest glasses that {name} had ever seen.\n“Hole Department,” it said. “Is this one yours?”\n“I think so.”\n“There is a form for that.”\nIt was a short form, and you only had to sign it twice. The mole breathed on a stamp. THUMP.',
    },
    {
      seedling: 'Dig. Stamp!',
      sprout: 'Two spades deep. “So wide? There is a form for that.” Stamp.',
      sapling:
        'Two spades deep, it measured the hole with its nose.\n“That wide?” it said. “There is a form for that.”\nStamp.',
      explorer:
        'Two spades deep, the mole was back. It measured the hole with its nose, once across and once around.\n“Wide,” it said, not unkindly. “There is a form for that.”\nIt had been in the Department for thirty years, it mentioned, and had passed nine thousand holes without losing a pencil. While the ink dried, it drew something small in the corner. THUMP.',
    },
    {
      seedling: 'Stamp! Stamp! Stamp!',
      sprout: 'Three spades deep. “So deep? There is a form for that.” Stamp, stamp, stamp.',
      sapling:
        'Three spades deep, it dropped in a pebble and listened.\n“That deep? There is a form for that.”\nThere were six.\nStamp, stamp, stamp, stamp, stamp, stamp.',
      explorer:
        'Three spades deep, the mole dropped in a pebble, listened, and was sorry to say that the hole was now officially Deep.\n“There is a form for that.”\nThere were six, in fact, and one of the six was about singing. {name} promised not to sing.\nTHUMP. THUMP. THUMP. THUMP. THUMP. THUMP.\nThe mole shook out its wrist.',
    },
    {
      seedling: '{name} digs…',
      sprout: 'No more forms. No more stamps. Up went the spade…',
      sapling:
        'There was nobody left to ask, and nothing left to sign.\nUp went the spade, for the deepest scoop of all…',
      explorer:
        'There was nobody left to ask and nothing left to sign, and it wasn’t even lunch.\nAt the bottom, the sand had turned dark and cool, the way it is when hardly anyone has met it. One more scoop would do it. {name} could tell.\nUp went the spade…',
    },
    {
      seedling: 'STOP!',
      sprout: '“Stop!” said the mole. “What is it for?” {name} did not know.',
      sapling:
        '“Stop!” cried the mole. “What is it for?”\nThere were four boxes. TREASURE. LETTERS. SWIMMING. OTHER.\n“It’s for being deep,” said {name}.\n“Then it will have to be closed,” said the mole.',
      explorer:
        '“Stop!” cried the mole, and waved Form Nine. “You never said what it was for.”\nThere were four boxes. TREASURE. LETTERS. SWIMMING. OTHER.\n“It’s for being deep,” said {name}.\nThe mole ran a claw down the page. Being deep was not for anything.\n“Could it be for {things1}?”\n“We did have {things1},” said the mole, “until the spring. There were complaints.” And it reached down into the dark for the big stamp, the one that said CLOSED.',
    },
    {
      seedling: 'Splash. Uh-oh.',
      sprout: 'In came the sea. Slap! One castle gone. Slap! Two castles gone.',
      sapling:
        'The sea came in. It took one castle. It took the castle next door.\nThe mole lifted its biggest stamp. But first it looked up.',
      explorer:
        'The sea has never filled in a form. It came up the beach in its own time and took a castle. It took the sofa. It stopped, breathed in, and took the cathedral, towers first.\n“Holes that are for nothing go to the sea,” said the mole. “I don’t make the rules. I only have the stamp.”\nIt lifted the stamp, and did not bring it down. It was looking past {name}, and up, with one paw over its glasses.',
    },
    {
      seedling: 'Circle. Circle. Hole.',
      sprout: '{name} looked at the forms. A circle. A circle. A circle. A little round sky.',
      sapling:
        '{name} looked at the forms. In the corner of every one, somebody had drawn a small round circle.\n{name} looked down the hole. Then {they} thought of looking up it.',
      explorer:
        '{name} read Form Nine again, properly, corners and all. In one corner was a circle, very small, in pencil. {They} looked at Form One. Circle. Two, three, four: circle, circle, circle.\n“Have you ever seen the sky?”\n“I’m on nights,” said the mole. “Thirty years. The day has always been somebody else’s shift.”\n{name} looked down the hole. Then {they} thought about how it would be to look up it.',
    },
    {
      seedling: 'Hold it up.',
      sprout: '{name} wrote one word. WINDOW. {A thing1} held it up. “Now look.”',
      sapling:
        '{They} ticked OTHER. {They} wrote WINDOW. Then {they} propped the side up with {a thing1}.\n“Glasses off,” {they} told the mole. “Now look.”',
      explorer:
        'Beside OTHER there was room for one word. {They} wrote it in capitals. WINDOW.\nThen {they} patted the edges smooth, and took out everything that was only there by accident. One edge kept slipping, so {they} propped it with {a thing1}, which had come for a day at the beach and had not expected responsibility.\n“Go right to the bottom,” said {name}. “Take off your glasses. Now look.”',
    },
    { seedling: 'Ohhh…', sprout: '', sapling: '', explorer: '' },
    {
      seedling: 'Hello, sky.',
      sprout: '“Oh,” said the mole. “There is no form for that.” No stamp.',
      sapling:
        'The mole looked for so long that it dropped its pencil. Then it said, “There is no form for that.”\nIt was the deepest hole on the beach. It went all the way up.',
      explorer:
        'It was blue, and there was no end to it, and a gull went across like a signature.\nThe mole said nothing for so long that the pencil fell out from behind its ear. It was the first in thirty years.\nThen it said, very quietly, “There is no form for that.”\n“Is it deep enough?” asked {name}.\nThe mole put up its nose and measured, and went on measuring. “It’s the deepest on the beach,” it said. “It goes all the way up.”',
    },
    {
      seedling: 'Pop! Pop! Pop!',
      sprout: 'The sea took the hole. Then, in the morning… Pop! Pop! Small windows. Small noses.',
      sapling:
        'The sea took the hole, as the sea does. In the morning, there lay the {thing1}. It had been stamped.\nAnd all over the beach were small round windows. In every window was a nose.',
      explorer:
        'The sea took the hole at six, as the sea does. In the morning the beach was so flat and clean that nobody could ever have been there.\nOn the sand lay the {thing1}. It had been stamped. RETURNED WITH THANKS.\nThen, right beside it, the beach went pop. It went pop over by the rocks. It went pop, pop, pop all the way to the pier, until the sand was full of small round windows.\nIn every window was a nose.',
    },
  ],
};
