import type { TitleWords } from '#bookmaking/words/title-words.ts';

export const words: TitleWords = {
  slug: 'boots-for-an-octopus',
  title: 'Boots for an Octopus',
  coverTitle: '{name} and the Boots for an Octopus',
  author: 'The Wonderling Story Room',
  ageRange: { fromYears: 0, toYears: 4 },
  priceCents: 2999,
  tags: ['Counting', 'Rainy Day', 'Funny', 'Sea'],
  logline:
    'An octopus comes into a shoe store, dripping, and would like to go in puddles without getting wet feet. There are boots for four of them.',
  blurb:
    'An octopus needs boots for puddles, so as not to get wet. Nobody likes to say anything. There are eight feet to do, and some of the feet have opinions. {name} does the feet.',
  longDescription: [
    'There is a cold, sliding, clicking thing in every shoe store, and other people always get to slide it. Then the door goes ding, an octopus drips on the mat, and somebody has to do eight feet. That somebody is your child.',
    'Two red boots, two with frogs, a roller skate, a flowerpot, and something your child loves that was never meant to be worn. But foot eight is bare, the rain is stopping, and the puddles are shrinking. The answer has been in every picture from the start.',
    'A counting book in which nearly every foot makes a sound of its own. The shortest telling is for a lap; the longest is for a child who reads it alone and has opinions about octopuses.',
  ],
  belongs:
    'This book belongs to {name}, who does the feet. [It was measured for {a age}-year-old.]',
  cast: {},
  friend: 'octopus',
  clashes: [
    'boot',
    'shoe',
    'slipper',
    'skate',
    'hat',
    'helmet',
    'crown',
    'tiara',
    'frog',
    'flowerpot',
  ],
  fallback: ['mittens', 'socks', 'baking'],
  refrain: { said: 'And the next foot, please.', changed: 'And the next puddle, please.' },
  pages: [
    {
      seedling: 'Slide. Click. Cold!',
      sprout:
        'In the shoe store was a cold, sliding thing. {name} wanted to slide it. {A companion} was next.',
      sapling:
        'At the shoe store there was a thing for measuring feet. It was cold. It slid. It clicked.\n{name} wanted to slide it. So, probably, did {a companion}.',
      explorer:
        'The best thing in a shoe store is made of cold metal. One part slides, one part clicks, and it tells you how long your feet are, whether you asked or not.\nOther people always did the sliding. {name} had been measured often, and {a companion} once. Nobody had ever been allowed to measure back.',
    },
    {
      seedling: 'Octopus! Drip, drip.',
      sprout: 'Ding! In came an octopus. “Boots, please. For puddles.” {name} counted feet.',
      sapling:
        'Ding! In dripped an octopus.\n“I want to go in puddles,” the octopus told {name}, “without getting wet.”\nNobody liked to say anything.',
      explorer:
        'Ding! An octopus came in, and dripped on the mat, all the way around.\n“We would like to go in puddles,” said the octopus, “without getting wet. I speak for all eight.”\nThere was a silence. One does not correct a customer. The shopkeeper went up the ladder. {grownup|The only other customer} was behind the boxes. That left {name}.',
    },
    {
      seedling: 'One, two, three…',
      sprout:
        'Squeak! One, two boots. “With {topic1} on?” Frogs! Three, four. “And the next foot, please.”',
      sapling:
        '{name} pulled, and the octopus pushed. Two red boots. Squeak, squeak.\n“And the next foot, please. Do you have any with {topic2} on?”\nOnly frogs. Clop, clop.\n“And the next foot, please.”',
      explorer:
        'Two red boots. {name} pulled and the octopus pushed. Squeak, squeak.\n“Foot one is delighted,” said the octopus. “Foot two wants to be foot one. And the next foot, please. It was hoping for {topic2}.”\nThere were only frogs. Clop, clop. The octopus asked if the frogs minded.\n“And the next foot, please.”',
    },
    {
      seedling: 'Four, five, six…',
      sprout: '{name} found a skate. Five! A flowerpot. Six! “And the next foot, please.”',
      sapling:
        'There were no more pairs. {name} found a roller skate for foot five. Whirr.\n“And the next foot, please.”\nFoot six got a flowerpot. Tock. Foot six was delighted.',
      explorer:
        'There were no more pairs. {name} found a roller skate. Foot five put it on, left the room, and had to be brought back. Whirr.\n“And the next foot, please.”\nFoot six got a flowerpot. Tock. It looked in the low mirror for some time.\n“Foot six asks,” said the octopus, “if it comes in green.”',
    },
    {
      seedling: '{Companion}! Seven!',
      sprout: 'Foot seven got {name’s companion}. “And the next foot, please.” One to go…',
      sapling:
        'Foot seven got {name’s companion}. That isn’t a boot, but the octopus liked it best.\nThere was only one foot to go…',
      explorer:
        'Foot seven was ticklish. {name} had brought {the companion} along in case of {topic1}, and nothing else would go on. Nobody said that it was a boot. The octopus stroked it with a frog, and would not hear of changing.\n“And the next foot, please.”\nOne foot to go…',
    },
    {
      seedling: 'No more boots.',
      sprout: '“No more boots!” A yellow hat looked everywhere. Foot eight was bare.',
      sapling:
        '“That’s all!” called the shopkeeper, from the top of the ladder. “There isn’t a boot, or a slipper, or a lace.”\n{name} looked in the boxes. Paper. Paper. More paper.',
      explorer:
        '“That’s all!” called the shopkeeper, from the top of the ladder. “Not a boot. Not a slipper. Not so much as a lace.”\n{name} looked under the paper, and in the paper, and in the box that the paper came in.\nFoot eight waited, politely, with nothing on.',
    },
    {
      seedling: 'Brrr. Cold foot.',
      sprout: '{name} looked out. One puddle. Foot seven had {the companion}. Foot eight was cold.',
      sapling:
        '{name} looked out. The rain was stopping. One by one, the puddles shrank.\nFoot seven had {the companion}. Foot eight had nothing. It was cold, and it dripped.',
      explorer:
        'Outside, the rain was letting up, which is the worst of rain. The puddle by the bank had gone. {name} watched the one by the bakery shrink.\n“Foot eight isn’t complaining,” said the octopus. “It’s the other seven who can’t bear it.”',
    },
    {
      seedling: 'Slide… click. Round!',
      sprout: '{name} took the cold, sliding thing. Slide. Click. Foot eight was round on top.',
      sapling:
        'Then {name} took the cold, sliding thing, and measured foot eight. Slide. Click.\nIt wasn’t long. It wasn’t wide. It was round on top, like a… like a…',
      explorer:
        'Nobody had asked foot eight for its size. {name} picked up the cold metal thing, and nobody said not to. Slide. Click.\nFoot eight wasn’t long. It wasn’t wide. All it was, at the end, was round. What else was as round as that?\n{They} looked up, into the low mirror. Something round, in yellow, looked back.',
    },
    {
      seedling: '{name’s} hat. Eight!',
      sprout: 'Off came {name’s} yellow hat. On it went. It fit! Eight!',
      sapling:
        'Off came {name’s} yellow rain hat.\n“Hold still,” {they} told foot eight.\nIt fit. Seven and one made eight.',
      explorer:
        'Off came {name’s} rain hat. It had a strap to go under the chin, if there was a chin.\n“Hold still,” {they} said, and did up the strap. It might have been made for octopuses.\n“Four boots, a skate, a flowerpot, {a thing1} and a hat,” counted the octopus. “That’s all of us.”',
    },
    { seedling: 'Tip… toe…', sprout: '', sapling: '', explorer: '' },
    {
      seedling: '{Companion}! SPLASH!',
      sprout:
        'SPLASH! went the octopus. SPLASH! went {name} and {the companion}. “And the next puddle, please.”',
      sapling:
        'SPLASH! went all eight feet. SPLASH! went {name}, and {the companion}. In came the water, up to the tops.\n“Ah,” said the octopus. “Boots are much better with water in. And the next puddle, please.”',
      explorer:
        'There was one puddle left. The octopus counted all eight feet, counted {name}, and jumped. SPLASH!\nIn came the water, over the boots, the skate, the pot and {the companion}, until even the hat was full. Nobody dared to look.\n“Ah,” said the octopus. “Boots are so much better with water in. And the next puddle, please.”',
    },
    {
      seedling: 'Ding! More feet.',
      sprout: 'Ding! In came a centipede. “Boots, please.”',
      sapling:
        '{name} had only just dried the sliding thing. Ding! went the door.\nIn came a centipede, dripping.\n“Boots, please.”',
      explorer:
        '{name} dried the cold metal thing, and kept hold of it. You never know.\nDing! Somebody was coming in. It was taking some time. A little more came in, and a little more, and all of it was dripping.\n“Boots, please,” said the centipede.',
    },
  ],
};
