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
        '{name} had never once been the last one up.\nSomebody else always was. {grownup|Somebody tall} went around the house each night doing the last things: the last cup, the last lamp, the last look at the door. It sounded like the best job there was.\nSo tonight, when all the feet went upstairs, slippers and socks and bare toes, {they} waited at the bottom and let every other foot go first.',
    },
    {
      seedling: 'Not {name}.',
      sprout: 'No lying down. {name} was up. So was {a companion}.',
      sapling:
        'Staying up is a job. {name} thought about {topic1}, and blinked one eye at a time.\nBeside {them}, {a companion} did not blink at all.',
      explorer:
        'Staying up, it turns out, is skilled work. You must sit on the bed and not in it. You must blink one eye at a time. You must think about something with plenty of parts. {name} thought about {topic1}, and kept {topic2} for emergencies. Beside {them}, {a companion} did not blink at all, and made it look easy.\nThe light went out under the last door. {grownup|Somebody tall} began to snore.',
    },
    {
      seedling: 'Creak!',
      sprout: 'Out went the lamp. {name} thought about {topic2}. Creak! “Not everyone is up.”',
      sapling:
        'Out went the last lamp. {name} had started on {topic2}.\nCREAK!\n“Not everyone is up.”\nBut there was nobody on the stairs.',
      explorer:
        'So that was that. {name} was the last one up, and it was every bit as good as it sounded. {They} sat in the dark and felt enormous.\nCREAK!\n{They} knew the noises of the house. That wasn’t the refrigerator having a thought, it wasn’t the pipes, and it had nothing to do with {topic2}. That was a foot on a stair, or else a stair with something on its mind.\n“Not everyone is up.”\nBut there was nobody on the stairs at all.',
    },
    {
      seedling: 'Who’s there? Stair.',
      sprout: '“Who said that?” “I did,” said the third stair.',
      sapling:
        '“Who’s there?” asked {name}.\n“Third from the bottom,” said a small, tired voice. “Excuse me for not getting up.”',
      explorer:
        '{name} sat down on the top stair, which said nothing.\n“Who’s there?”\n“Third from the bottom,” said a low, careful voice. “Forgive me for not getting up. I have been down all my life.”\nOf all the people to be up with, {name} had not thought of a stair. It seemed to have a kind face, in the places where the wood went around and around.',
    },
    {
      seedling: 'Feet? Four more.',
      sprout: '“I count feet,” said the stair. “I need four more. Not everyone is up.”',
      sapling:
        '“I’m up,” said {name}.\n“You certainly are. But I count the feet, and I can’t sleep without the whole set. I am four short. Not everyone is up.”',
      explorer:
        '“Creak,” said the third stair. It was a tired creak, as creaks go. “Not everyone is up.”\n“I’m up,” said {name}.\n“You are extremely up,” said the stair. “But I count the feet, you see. Every foot, every night, and I can’t drop off until I have the whole set. Tonight I’m four short.” It shifted, trying to get comfortable. “I’ve done the sum twice. I carried the one.”',
    },
    {
      seedling: 'Table? No.',
      sprout: '“Is it {topic1}?” asked {name}. No. The table? It lives downstairs. Creak.',
      sapling:
        '“Is it {topic1}?” asked {name}. “The table?”\n“It has four feet, but it lives downstairs.”\nCreak. “Not everyone is up.”',
      explorer:
        'Four feet, all missing at once.\n“Is it about {topic1}?” asked {name}.\n“I only do feet,” said the stair.\n{name} thought about who in the house came in fours. “The table?”\n“The table has four,” the stair agreed, “but it lives downstairs. We nod.” Creak. “Not everyone is up.”',
    },
    {
      seedling: 'Bath? No.',
      sprout: '“The bath?” It is already up. Creak. “Not everyone is up.”',
      sapling:
        '“The bath?”\n“Four feet, with claws on. But it’s already up.”\nCreak. “Not everyone is up.”',
      explorer:
        '“The bath?” The bath had four iron feet, with claws on, and always looked as if it was about to leave.\n“A good thought. But the bath is up already. It came up before my time, with six men underneath, and some of the words are still in the banister.”\nCreak, went the stair, smaller now. “Not everyone is up.”',
    },
    {
      seedling: 'Stay, {companion}.',
      sprout: '{name} looked in the boots. No feet. {They} put down {the companion}. “Keep watch.”',
      sapling:
        '{name} went down to look, leaving out the third stair.\nIn the boots? No feet.\n{They} put {the companion} on the second stair.\n“That doesn’t count,” said the stair.\n“{My companion} is on duty,” said {name}.',
      explorer:
        'There was nothing for it but to go and look. {name} went down in the dark, leaving out the third stair, so as not to spoil the count.\n{They} looked in the boots. No feet. {They} looked behind the curtain. No feet.\n{They} put {the companion} on the second stair, facing out.\n“That can’t go toward the four,” said the stair kindly.\n“{My companion} isn’t going to bed. This is duty.” And then, in a whisper: “Don’t stop until I say.”',
    },
    { seedling: 'Prrr… prrr…', sprout: '', sapling: '', explorer: '' },
    {
      seedling: 'Oh. Cat.',
      sprout: '{name} felt the stair. It was warm. It had ears. A cat!',
      sapling:
        '{name} reached out and felt the third stair.\nIt was warm. It went up and down. It had ears.\n“Oh,” {they} said. “You can’t count what is lying on you.”',
      explorer:
        'It wasn’t a creak, when you listened. It was too round. It went in, and it went out, and it was not sad about anything.\n{name} reached into the dark and touched the third stair. It was warm. It was soft. It turned over.\n“You have a cat on.”\n“Have I?” said the stair.\n“All along. You can’t count what’s lying on you.”\nThe stair thought about this for some time. “I did ask myself,” it said, “about the tail.”',
    },
    {
      seedling: 'One, two, three…',
      sprout: 'Up went the cat. One foot. Two feet. Three feet. Four. “Everyone is up.” No creak.',
      sapling:
        '{name} lifted the cat, heavy and mostly asleep.\nUp {they} went, and the stair whispered. One. Two. Three. Four.\n“Everyone is up.”\nIt did not creak again.',
      explorer:
        'A sleeping cat weighs as much as two cats. {name} gathered up all of it that {they} could find, slowly, and some more came after.\nUp {they} went. The stair counted under its breath.\nOne. Two. Three. Four.\n“Everyone is up.”\nIt gave one small tick, like a clock putting its feet up. Then it gave nothing at all.',
    },
    {
      seedling: 'Shh, {companion}.',
      sprout: '{name} lay down, to be last. The cat lay down, too. Still up: {the companion}.',
      sapling:
        '{name} kept both eyes open, to be last. Then one eye.\nThe cat slept. The stair slept. The house was as quiet as a coat.\nAnd the last one up, on the second stair, was {a thing1}.',
      explorer:
        '{name} lay down and stayed awake on purpose. {They} stayed awake for all of one car going by, and nearly half of the next.\nThe cat slept. The stair slept. The house was as quiet as a coat.\nSo the last one up that night, on the second stair, facing out, with nobody to say stop, was {a thing1}.',
    },
  ],
};
