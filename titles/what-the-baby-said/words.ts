import type { TitleWords } from '#bookmaking/words/title-words.ts';

export const words: TitleWords = {
  slug: 'what-the-baby-said',
  title: 'What the Baby Said',
  coverTitle: '{name} and What the Baby Said',
  author: 'The Wonderling Story Room',
  ageRange: { fromYears: 2, toYears: 6 },
  priceCents: 3299,
  tags: ['New Sibling', 'Funny', 'Family', 'Words'],
  logline:
    'Everyone leans over the baby, and nobody hears a word from anybody else. Then the baby says “Ba”, and one child in the room is happy to translate.',
  blurb:
    '“Ba,” said the baby. What does it mean? Only {name} knows. It means pancakes. It is remarkable how often the baby wants pancakes.',
  longDescription: [
    'Everyone has come to see the baby, and your child can’t get a word in. Then the baby says “Ba”. The room goes silent. What does it mean? “Pancakes,” says your child, who has been short for years and knows how it is done.',
    'It turns out that the baby wants a great many things: pancakes, a later bedtime for some people, and something to do with whatever your child loves best. It is a fine job, being the only one who speaks Baby. Until the baby begins to howl, everyone truly needs to know, and the translator has no idea.',
    'For the older child on the day that the younger one comes home, or for anyone who has ever talked to an elbow. Nobody in it is told to be big now. Nothing in it says whose baby it is.',
  ],
  belongs: 'This book belongs to {name}, who speaks Baby. [{name} was {age} when it was printed.]',
  cast: {},
  clashes: ['sock', 'socks', 'rattle'],
  fallback: ['mittens', 'hats', 'slippers'],
  refrain: { said: '“Ba,” said {the baby}.', changed: '“Sock,” said {the baby}.' },
  pages: [
    {
      seedling: 'Hello, {baby}. Hello!',
      sprout: 'Everyone looked at {the baby}. {name} wanted pancakes. Nobody heard.',
      sapling:
        'Everyone had come to see {the baby}. Everyone bent over at once, like trees.\n{name} wanted pancakes. {They} said so twice. Nobody heard, not even {grownup|the cat}.',
      explorer:
        'Everyone had come to see {the baby}. The tall ones bent over like streetlamps, and agreed that it was {grownup’s|somebody’s} nose.\n{name} had something to say about pancakes. {They} said it to a skirt, two elbows and a camera. Nobody heard.\nThe only other person of a sensible size looked at the ceiling, as if it might be late.',
    },
    {
      seedling: 'Ba. Pancakes!',
      sprout: '“Ba,” said {the baby}. “That means pancakes,” said {name}. Pancakes came.',
      sapling:
        '“Ba,” said {the baby}.\n“What does it mean?” asked everyone.\n“It means pancakes,” said {name}.\nThere were pancakes at once.',
      explorer:
        '“Ba,” said {the baby}.\nThe whole room stopped. “What does it mean?”\n“Pancakes,” said {name}. It just came out.\n“Pancakes?”\n“Definitely.” {They} had been short for years, and knew how it was done.\nThere were pancakes in six minutes.',
    },
    {
      seedling: 'Ba. {Companion}!',
      sprout: '“Ba,” said {the baby}. {name} got {a companion}. “That’s what it means.”',
      sapling:
        '“Ba,” said {the baby}.\n{name} got {a companion}. “It means this,” {they} said, and held on. {The baby’s} hands were full of air.',
      explorer:
        '“Ba,” said {the baby}.\n“That was about {topic1},” {name} translated. “Mostly.” {They} got {a companion}, to help with the conversation.\nEveryone said how early that was. {The baby} couldn’t hold anything yet, so somebody had to, and {name} didn’t mind.',
    },
    {
      seedling: 'Ba. No bedtime!',
      sprout:
        '“Ba,” said {the baby}. “That means no bedtime,” said {name}. {The companion} stayed up, too.',
      sapling:
        '“Ba,” said {the baby}.\n“It means something about {topic1},” said {name}, “and no bedtime for some people. It doesn’t say who.”\n“All that?” asked everyone. “In one Ba?”',
      explorer:
        '“Ba,” said {the baby}.\nThis was a long one. “It says that bedtime is for babies,” said {name}, “and that some people ought to stay up for {topic2}. It isn’t saying who.”\n“All that?” said everyone. “In one Ba?”\n“It’s a very short language.”',
    },
    {
      seedling: 'Ba… ba…',
      sprout:
        '{name} had pancakes. So did {the companion}. {The baby} took a breath. Everyone looked…',
      sapling:
        '{name} sat on the best cushion with a plate and {the companion}. It was a good job, talking for {the baby}.\nThen {the baby} took a big breath. Everyone waited to be told…',
      explorer:
        'By eight o’clock {name} had all the good cushions, {the companion}, and nowhere to be. People asked {them} questions and waited for the answers. It was a fine job, speaking Baby. {They} might do it for years.\n{The baby} took a very deep breath. Everyone turned to the expert…',
    },
    {
      seedling: 'WAAAH!',
      sprout: '“WAAAH!” went {the baby}. “Is it {topic1}?” cried everyone. {name} did not know.',
      sapling:
        '“WAAAAAH!” went {the baby}.\nThe curtains shook. The cat left.\n“What does it mean?” shouted everyone.\n{name} had no idea.',
      explorer:
        '“WAAAAAH!”\nIt wasn’t anything like Ba. It went up the chimney and came down again. The cat left, by a window that it wasn’t allowed to use.\n“What does it mean?” shouted everyone.\n{name} had no idea. {They} had never had any idea.',
    },
    {
      seedling: '{Companion}? WAAAH!',
      sprout: 'Pancakes? WAAAH! {Companion}? WAAAH! {Topic2}? WAAAH, WAAAH, WAAAH!',
      sapling:
        '“Pancakes?” WAAAAAH!\n“{Companion}?” WAAAAAH!\n“Does it want {topic2}?” WAAAAAH!\n“Ask!” said everyone. “You speak Baby!”',
      explorer:
        '“Pancakes?” WAAAAAH! “Bedtime?” WAAAAAH! “{Topic2}?” WAAAAAH! {name} held up {the companion}. It might have been the first anyone had heard of {topic1}.\nEveryone had a suggestion, louder than the one before. {The baby} was the color of a brick.\n“But you speak Baby!” said {grownup|everyone}. “Ask!”',
    },
    {
      seedling: 'One bare foot.',
      sprout: '{name} got down on the rug and looked. One sock. One bare foot.',
      sapling:
        '{name} got down on the rug, nose to nose. This time {they} listened.\nIn all that noise there was a look. It went along {the baby}, all the way to the end.\nOne sock. One bare foot.',
      explorer:
        'All day, {name} had told everyone what {the baby} said, and had not once asked {the baby}.\n“What?” {they} said, nose to nose. Then {they} tried something new, and waited.\nBetween a short wah and a long one there was a look. It went along {the baby}, all the way to the end.\nOne sock. One bare foot.',
    },
    {
      seedling: 'Found it, {name}!',
      sprout: '{name} looked behind the big chair. There it was. On it went.',
      sapling:
        'Under the table? Only crumbs. Behind the big chair? Fluff, something to do with {topic1}, and one very small sock.\n{name} blew the fluff off. On it went.',
      explorer:
        'Under the table, {name} found a good deal of pancake. Behind the big chair was something to do with {topic2}, some fluff that had once been other fluff, and one sock, as long as a thumb.\nIt isn’t easy to put a sock on a foot that is shouting. You have to wait until it breathes in.',
    },
    { seedling: 'Ahhh…', sprout: '', sapling: '', explorer: '' },
    {
      seedling: 'Sock!',
      sprout: 'No more WAAAH. One small, clear word. “Sock,” said {the baby}.',
      sapling:
        'It was so quiet that you could hear the pancakes cool. {The baby} looked at one foot, and then at {name}.\n“Sock,” said {the baby}.\nIt was the very first word.',
      explorer:
        'It was so quiet that you could hear the pancakes cool. The tall ones had gone to the kitchen, to sit down.\n{The baby} looked at the foot. Then came a long look at {name}, the only one who had asked.\n“Sock,” said {the baby}.\nIt was as clear as a spoon on a glass.',
    },
    {
      seedling: 'Pancakes, {name}? Pancakes!',
      sprout: '“What was that?” asked everyone. {name} looked at {the baby}. “Pancakes.”',
      sapling:
        '“A word!” cried everyone. “What was it? What was it?”\n{name} looked at {the baby}. {The baby} looked right back.\n“Pancakes,” said {name}.',
      explorer:
        'Everyone came back at once.\n“A word! What was it?”\n{name} looked at {the baby}. {The baby} looked at {name}. There are things that you pass on to the tall ones, and things that you don’t.\n“Pancakes,” said {name}.',
    },
  ],
};
