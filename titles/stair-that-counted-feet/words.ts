import type { TitleWords } from '#bookmaking/words/title-words.ts';

export const words: TitleWords = {
  slug: 'stair-that-counted-feet',
  title: 'The Stair That Counted Feet',
  coverTitle: '{name} and the Stair That Counted Feet',
  author: 'The Wonderling Story Room',
  ageRange: { fromYears: 2, toYears: 7 },
  priceCents: 3299,
  tags: ['Bedtime', 'Gentle', 'Counting', 'Cats'],
  logline:
    'A child who has never once been the last one up stays up to help the third stair, which counts the feet to bed each night and is four feet short.',
  blurb:
    'Every night, the third stair counts the feet going up to bed. Tonight it is four feet short. {name} was going to stay up anyway.',
  longDescription: [
    'Somebody tall always gets to be the last one up. Tonight your child means to be. The lamps go out, the house settles down, and then the third stair creaks: it has counted the feet to bed, and it cannot sleep until it has the whole set.',
    'The table has four feet, but it lives downstairs. The bath has four feet, but it is already up. So your child goes to look in the boots, leaves something well loved on guard, and sits still enough to hear that a creak can breathe.',
    'A bedtime book that gets darker as it goes. The voices drop, the creaks come fewer and then not at all, and the last one up is a very quiet joke.',
  ],
  belongs: 'This book belongs to {name}, who is still up. [{name} was {age} when it was printed.]',
  cast: {},
  clashes: ['cat', 'kitten'],
  fallback: ['slippers', 'mittens', 'hats'],
  refrain: { said: 'Not everyone is up.', changed: 'Everyone is up.' },
  pages: [
    {
      seedling: 'Up, {grownup|everyone}. Up.',
      sprout: 'All the feet went up to bed. {grownup|Somebody tall} went, too. {name} went last.',
      sapling:
        'At bedtime, all the feet went upstairs. Slippers. Socks. {grownup’s|Bare} toes.\n{name} came last, on purpose. Tonight {they} meant to be the last one up.',
      explorer:
        '{name} had never once been the last one up.\n{grownup|Somebody tall} got to do all the last things: the last cup, the last lamp, the last look at the door. It sounded like the best job there was.\nSo tonight {they} let every other foot go first, slippers and socks and bare toes.',
    },
    {
      seedling: 'Not {name}.',
      sprout: 'No lying down. {name} was up. So was {a companion}.',
      sapling:
        'Staying up is a job. {name} thought about {topic1}, and blinked one eye at a time.\nBeside {them}, {a companion} did not blink at all.',
      explorer:
        'Staying up is skilled work. You sit on the bed, not in it. You blink one eye at a time. You think about something with plenty of parts. {name} thought about {topic1}, and kept {topic2} for emergencies. {A companion} did not blink at all, and made it look easy.\n{grownup|Somebody tall} began to snore.',
    },
    {
      seedling: 'Creak!',
      sprout: 'Out went the lamp. {name} thought about {topic2}. Creak! “Not everyone is up.”',
      sapling:
        'Out went the last lamp. {name} had started on {topic2}.\nCREAK!\n“Not everyone is up.”\nBut there was nobody on the stairs.',
      explorer:
        'So {name} was the last one up. {They} sat in the dark and felt enormous.\nCREAK!\nThat wasn’t the refrigerator having a thought. It had nothing to do with {topic2}. That was a foot on a stair, or a stair with something on its mind.\n“Not everyone is up.”\nBut there was nobody on the stairs.',
    },
    {
      seedling: 'Who’s there? Stair.',
      sprout: '“Who said that?” “I did,” said the third stair.',
      sapling:
        '“Who’s there?” asked {name}.\n“Third from the bottom,” said a small, tired voice. “Excuse me for not getting up.”',
      explorer:
        '{name} sat down on the top stair, which said nothing.\n“Who’s there?”\n“Third from the bottom,” said a low, careful voice. “Forgive me for not getting up. I have been down all my life.”\nOf all the people to be up with, {name} had not thought of a stair.',
    },
    {
      seedling: 'Feet? Four more.',
      sprout: '“I count feet,” said the stair. “I need four more. Not everyone is up.”',
      sapling:
        '“I’m up,” said {name}.\n“You certainly are. But I count the feet, and I can’t sleep without the whole set. I am four short. Not everyone is up.”',
      explorer:
        'The stair had a kind, tired face, where the wood went around and around. Creak. “Not everyone is up.”\n“I’m up,” said {name}.\n“You are extremely up,” said the stair. “But I count the feet every night, and I can’t drop off without the whole set. I’m four short. I’ve done the sum twice. I carried the one.”',
    },
    {
      seedling: 'Table? No.',
      sprout: '“Is it {topic1}?” asked {name}. No. The table? It lives downstairs. Creak.',
      sapling:
        '“Is it {topic1}?” asked {name}. “The table?”\n“It has four feet, but it lives downstairs.”\nCreak. “Not everyone is up.”',
      explorer:
        '“Is it about {topic1}?” asked {name}.\n“I only do feet,” said the stair.\nWho in the house came in fours? “The table?”\n“The table has four,” the stair agreed, “but it lives downstairs. We nod.” Creak. “Not everyone is up.”',
    },
    {
      seedling: 'Bath? No.',
      sprout: '“The bath?” It is already up. Creak. “Not everyone is up.”',
      sapling:
        '“The bath?”\n“Four feet, with claws on. But it’s already up.”\nCreak. “Not everyone is up.”',
      explorer:
        '“The bath?” asked {name}. It had four iron feet, with claws on, and always looked about to leave.\n“It’s up already. It came with six men underneath, and some of the words are still in the banister.”\nCreak, smaller now. “Not everyone is up.”',
    },
    {
      seedling: 'Stay, {companion}.',
      sprout: '{name} looked in the boots. No feet. {They} put down {the companion}. “Keep watch.”',
      sapling:
        '{name} went down to look, leaving out the third stair.\nIn the boots? No feet.\n{They} put {the companion} on the second stair.\n“That doesn’t count,” said the stair.\n“{My companion} is on duty,” said {name}.',
      explorer:
        '{name} went down in the dark, leaving out the third stair, so as not to spoil the count.\nIn the boots? Behind the curtain? No feet.\n{They} put {the companion} on the second stair, facing out.\n“That can’t go toward the four.”\n“{My companion} isn’t going to bed. This is duty.” Then, in a whisper: “Don’t stop until I say.”',
    },
    { seedling: 'Prrr… prrr…', sprout: '', sapling: '', explorer: '' },
    {
      seedling: 'Oh. Cat.',
      sprout: '{name} felt the stair. It was warm. It had ears. A cat!',
      sapling:
        '{name} reached out and felt the third stair.\nIt was warm. It went up and down. It had ears.\n“Oh,” {they} said. “You can’t count what is lying on you.”',
      explorer:
        'It wasn’t a creak, when you listened. It was too round, and it wasn’t sad about anything.\n{name} reached out and touched the third stair. It was warm. It turned over.\n“You have a cat on.”\n“Have I?”\n“You can’t count what’s lying on you.”\nThe stair thought about this. “I did ask myself,” it said, “about the tail.”',
    },
    {
      seedling: 'One, two, three…',
      sprout: 'Up went the cat. One foot. Two feet. Three feet. Four. “Everyone is up.” No creak.',
      sapling:
        '{name} lifted the cat, heavy and mostly asleep.\nUp {they} went, and the stair whispered. One. Two. Three. Four.\n“Everyone is up.”\nIt did not creak again.',
      explorer:
        'A sleeping cat weighs as much as two cats. {name} gathered up all of it that {they} could find, and some more came after.\nUp {they} went, and the stair counted.\nOne. Two. Three. Four.\n“Everyone is up.”\nIt gave one small tick, like a clock putting its feet up, and then nothing at all.',
    },
    {
      seedling: 'Shh, {companion}.',
      sprout: '{name} lay down, to be last. The cat lay down, too. Still up: {the companion}.',
      sapling:
        '{name} kept both eyes open, to be last. Then one eye.\nThe cat slept. The stair slept. The house was as quiet as a coat.\nAnd the last one up, on the second stair, was {a thing1}.',
      explorer:
        '{name} stayed awake on purpose for all of one car going by, and nearly half of the next.\nThe cat slept. The stair slept. The house was as quiet as a coat.\nSo the last one up, on the second stair, facing out, with nobody to say stop, was {a thing1}.',
    },
  ],
};
