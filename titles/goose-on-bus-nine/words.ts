import type { TitleWords } from '#bookmaking/words/title-words.ts';

export const words: TitleWords = {
  slug: 'goose-on-bus-nine',
  title: 'The Goose on Bus Nine',
  coverTitle: '{name} and the Goose on Bus Nine',
  author: 'The Wonderling Story Room',
  ageRange: { fromYears: 2, toYears: 7 },
  priceCents: 3299,
  tags: ['Funny', 'Things That Go', 'Read-aloud', 'Animals'],
  logline:
    'All a child wants is to press the red button on the bus. Leeks, a cello and the wrong end of a dog get there first, and then so does a goose.',
  blurb:
    'The best seat on Bus Nine is the one beside the red button, and today it belongs to {name}. So far the button has been pressed by a leek, a cello and the wrong end of a dog. And why is that coat in the back row growing a neck?',
  longDescription: [
    'Everyone knows this child. Everyone has been on this bus. There is one red button, it goes DING, and somebody else always presses it first. Your child gets the seat right beside it, one finger at the ready, and loses to fourteen leeks, an apologetic cello and a very happy dog.',
    'Then a neck comes out of a coat in the back row. The goose is lost, cannot read signs and cannot leave a red thing alone; the driver has had enough; there is one ding left in the whole day. What your child does next takes a foggy window, a good deal of patience and something out of the bag: a thing that your child really loves, held crosswise in a beak.',
    'A read-aloud with a line to shout together, a goose to find in the back row before anybody else does, and four tellings, from “Leeks go DING!” for a lap to a funny story for a reader of seven.',
  ],
  belongs:
    'This book belongs to {name}. [{They} {were|was} {age} when it was printed.]\n{name} gets to press the button.',
  cast: { driver: ['Dot', 'Bea'] },
  friend: 'goose',
  clashes: ['dog', 'bell', 'cowbell', 'goose', 'trumpet', 'flute', 'harmonica', 'saxophone'],
  // The dog under the seat has none.
  welcomeByName: ['dog'],
  fallback: ['socks', 'mittens', 'hats'],
  refrain: { said: 'And it wasn’t {name}.', changed: 'And it was {name}.' },
  pages: [
    {
      seedling: 'Red. Round. Button.',
      sprout: 'Bus Nine had a red button. {name} wanted to press it.\nSo did {a companion}.',
      sapling:
        'The best seat on Bus Nine is beside the red button. {name} got there first, with {a companion}.\nAt every stop, somebody gets to press it.\nToday {name} was going to be somebody.',
      explorer:
        'There are forty-one seats on Bus Nine. Forty are only for sitting. The other one is beside the red button.\n{name} was fourth in line. Then an umbrella jammed in the door, and {they} {were|was} first, with {a companion} in the bag for company.\nAt every stop, somebody gets to press it.\nToday {name} was going to be somebody.',
    },
    {
      seedling: 'Leeks go DING!',
      sprout: 'Up went a finger. Up went the leeks. DING!\nAnd it wasn’t {name}.',
      sapling:
        '“Library next!” called {cast.driver}.\nUp went a finger. Up stood a man, leeks and all. DING! went the bell.\nAnd it wasn’t {name}.',
      explorer:
        '“Library next!” called {cast.driver}, who had driven Bus Nine since it was only Bus Seven.\nUp went one finger. Up stood a man who had gone out for one leek and was coming home with fourteen. The tallest leaned over the button like a person reading over your shoulder. DING! went the bell.\nAnd it wasn’t {name}.',
    },
    {
      seedling: 'Cello goes DING!',
      sprout: 'Up went a finger. Around went a cello. DING!\nAnd it wasn’t {name}.',
      sapling:
        '“Market next!”\nUp went a finger. Around came a cello, with a girl somewhere behind it. “Sorry,” said the cello. DING! went the bell.\nAnd it wasn’t {name}.',
      explorer:
        '“Market next!” Up went the finger, faster this time.\nDown the aisle came a cello. There was probably a girl behind it, because it had shoes and kept saying sorry. It turned to say so to {name}, and its long neck swung like the hand of a clock. DING! went the bell.\nAnd it wasn’t {name}.\n“Sorry,” said the cello.',
    },
    {
      seedling: 'Dog goes DING-DING-DING!',
      sprout: 'Up went a finger. Wag went a dog. DING-DING-DING!\nAnd it wasn’t {name}.',
      sapling:
        '“Clock Tower next!”\nUp went a finger, extra early. From under the seat wagged a tail. DING-DING-DING! went the bell.\nAnd it wasn’t {name}. It wasn’t even on purpose.',
      explorer:
        '“Clock Tower next!” {name} had a plan: start early. {They} held one finger an inch from the button and did not blink.\nFrom under the seat came a dog. The Clock Tower is where the sausages are. A tail began to wag. First a little. Then a lot. DING-DING-DING-DING! went the bell.\nAnd it wasn’t {name}. It wasn’t even on purpose.',
    },
    {
      seedling: '{name} goes…',
      sprout: 'No leeks. No cello. No dog.\nUp went a finger…',
      sapling:
        'Off went the leeks. Off went the cello. Off went the dog. {grownup|The newspaper} turned a page. Nobody was left to be first.\nUp went a finger. Up… up…',
      explorer:
        'Off went the leeks. Off went the cello. Off went the dog, towing a person. In the back row, a tall gray coat was asleep. {grownup|The newspaper} hadn’t turned a page since the library.\nNobody was left to get there first.\nUp went the finger, up, up, until {name} could see {their} own face in the red.\nVery small. Very ready…',
    },
    {
      seedling: 'HONK!',
      sprout: 'DING! And it wasn’t {name}.\nIt was a goose.',
      sapling: 'DING! went the bell.\nAnd it wasn’t {name}.\nIt was a goose.',
      explorer:
        'DING! went the bell. And it wasn’t {name}.\nA neck had come out of the coat. There was a good deal more of it than anyone could need. On the end was a beak. On the end of the beak was the button.\n“That,” said {name}, “was mine.”\nIt was a goose.',
    },
    {
      seedling: 'No. No. No.',
      sprout: 'DING! “Honk.” Not here. DING! “Honk.”\n“One more,” said {cast.driver}.',
      sapling:
        '“Honk,” said the goose, which meant: not here.\nDING! “Honk.”\nDING! “Honk.”\n“One more wrong ding,” called {cast.driver}, “and this bus is going home to bed!”',
      explorer:
        'Pssshh, went the doors. The goose leaned out, and leaned back in. “Honk,” {friend.they} said, which is Goose for no.\nDING! Pssshh. “Honk.”\nDING! Pssshh. “Honk.”\nTwo eyes appeared in the mirror. “One more wrong ding,” said {cast.driver}, “and Bus Nine is going home to bed.”\n{name} looked at the goose.\nThe goose looked at the button.',
    },
    {
      seedling: 'Where, goose? Where?',
      sprout:
        '“{Topic1}?” asked {name}. “Honk.” A house? “Honk.” {name} drew water. A very small honk.',
      sapling:
        'One ding left.\n“Is it something to do with {topic2}?” asked {name}. “Honk.” {They} looked at two big, dry feet and drew water.\n“Honk,” said the goose, so softly it hardly counted.',
      explorer:
        '“Where are you going?” whispered {name}. Something to do with {topic1}? In {name’s} experience, most things were. “Honk.”\n{They} drew on the window. A house? “Honk.” A hat? “Honk.” A bigger goose? The goose looked hurt.\nBut feet like that should not be dry! {They} drew three wavy lines.\n“Honk,” said the goose, so softly it hardly counted.',
    },
    {
      seedling: '{Companion}? Mmf.',
      sprout: '“Hold this,” said {name}. In went {the companion}. No ding.\n“Mmf.”',
      sapling:
        'Up crept the beak…\n“Hold this,” said {name}.\nIn went {the companion}. No ding. No honk.\n“Mmf,” said the goose.',
      explorer:
        'Water, then. {name} would have to watch both sides of the road at once, and already the beak was creeping up.\n{They} dug in {their} bag, past {a thing2}, and out came {the companion}. “Hold this.”\nA goose with {a thing1} in {friend.their} beak can’t ring a bell. It can’t honk, either.\n“Mmf,” said the goose, with great dignity.',
    },
    { seedling: 'Swish… swish…', sprout: '', sapling: '', explorer: '' },
    {
      seedling: '{name} goes DING!',
      sprout: 'Water! Up went a finger. DING!\nAnd it was {name}. {The companion} shook.',
      sapling:
        '“Water!” said {name}.\nUp went a finger. DING! went the bell. It rang right through {the companion}. Even better than it looked!\nAnd it was {name}.',
      explorer:
        'There! A piece of sky, lying on the ground, with ducks on it.\nFinger. Up. DING! went the bell.\nThe ding went in at one fingertip and came out at two shoes, through {name’s companion}, one goose and all forty-one seats. Down came the newspaper. “Pond next!” called {cast.driver}.\nAnd it was {name}.',
    },
    {
      seedling: '{Companion}. Geese.',
      sprout:
        'Off went one goose. {name} looked in the bag. One damp {companion}. One {thing2}.\nOn came eleven geese.',
      sapling:
        'The goose gave back {name’s companion}, bowed, and left with a splash.\nThen eleven more got on.\n{name} looked in the bag.\nOne damp {companion}. One {thing2}.\nEleven geese.',
      explorer:
        'The goose put {name’s companion} down on the ramp, bowed, and left for the pond without looking back. Then {friend.they} looked back.\nThe doors would not close. In the way was a goose. Behind it was another, and another, all the way down to the water. Every one was looking at the button.\n{name} opened {their} bag. One damp {companion}. One {thing2}.\nEleven geese.',
    },
  ],
};
