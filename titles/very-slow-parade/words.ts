import type { TitleWords } from '#bookmaking/words/title-words.ts';

export const words: TitleWords = {
  slug: 'very-slow-parade',
  title: 'The Very Slow Parade',
  coverTitle: '{name} and the Very Slow Parade',
  author: 'The Wonderling Story Room',
  ageRange: { fromYears: 0, toYears: 5 },
  priceCents: 2999,
  tags: ['Bedtime', 'Music', 'Join In', 'Gentle'],
  logline:
    'A very loud parade sets off for bed and finds that somebody is in front. It is a snail, on the way to the lettuce, and nobody passes the front.',
  blurb:
    'Once around the table, and up to bed! {name} has a pot, the bear has a lid, and it is going to be a very loud parade. But there is a snail in front. And nobody passes the front.',
  longDescription: [
    'It begins where children are at seven o’clock: loud. Your child has a soup pot and a spoon, a wind-up bear has the lid, the duck has squeaky wheels, and something well loved rides in the wagon at the back.',
    'Then the whole parade runs into itself from behind. There is a snail in front, it was there first, and it hopes to be at the lettuce by morning. At the speed of a snail a bear runs down, a duck rolls to a stop, and between one beat and the next there is time to hear rain.',
    'A bedtime book that gets slower as it goes: fewer beats, longer waits, and a last very small “pum” that your child is not supposed to hear.',
  ],
  belongs: 'This book belongs to {name}, who was in front. [{name} was {age} when it was printed.]',
  cast: {},
  friend: 'snail',
  clashes: ['snail', 'bear', 'duck', 'drum', 'djembe', 'tabla', 'pan', 'spoon', 'pot', 'wheels'],
  welcomeByName: ['bear', 'duck'],
  fallback: ['socks', 'mittens', 'hats'],
  refrain: { said: 'Pum, went the pot.', changed: 'Pum, went the snail.' },
  pages: [
    {
      seedling: 'Pot. Lid. Duck.',
      sprout: '{name} had a pot. The bear had a lid. {A companion} had the wagon.',
      sapling:
        '{name} had a pot and a spoon. The wind-up bear had a lid. The duck had wheels, and {a companion} rode behind.\nThat made a parade for {topic2}: once around the table, and up to bed.',
      explorer:
        'The parade was in honor of {topic1}. There was only one wagon, so {topic2} had to wait. It was going once around the table and up to bed, loudly.\n{name} had the soup pot, the wind-up bear had the lid, and the duck had its squeak. In the wagon rode {a companion}, to wave.',
    },
    {
      seedling: 'Pum, {name}! Pum!',
      sprout: 'PUM! TSS! QUACK! Once around the table, and up to bed!',
      sapling:
        'PUM! went the pot. TSS! went the lid. QUACK! went the wheels.\nThe cups shook on the shelf. It was a very loud parade.',
      explorer:
        'PUM! went the pot. TSS! went the lid. QUACK! went the wheels, all four. The spoons in the drawer joined in without being asked.\n{grownup|Somebody in an apron} said that it was a very fine parade, and seven o’clock.\n“It’s a very loud parade,” said {name}, to be exact.',
    },
    {
      seedling: 'Stop! A snail.',
      sprout: 'Stop! Up went {name’s companion}. In front was a snail. Nobody passes the front.',
      sapling:
        'PUM! PUM! TSS! QUACK! PUM! Stop!\nUp went {name’s companion}, and down again.\nIn front was a snail. It had been there first, and nobody passes the front.',
      explorer:
        'PUM! PUM! TSS! QUACK! PUM! Stop!\nThe parade ran into itself from behind. Up went {name’s companion}, had a look around, and came down.\nIn front was a snail, who had been there all along, and just hadn’t mentioned it. Everyone knows the rule. Nobody passes the front of a parade.',
    },
    {
      seedling: 'Slow… slow…',
      sprout: '“Where are we going?” “To the…” said the snail. “Lettuce. By morning.”',
      sapling:
        '“Where are you going?” asked {name}.\n“To,” said the snail. {name} waited. “The lettuce. On the windowsill. By morning, I hope.”',
      explorer:
        '“Good,” said the snail. Everyone waited. “Evening.” Turning around would have taken until Thursday.\n“Where are we going?” asked {name}.\n“Lettuce.” It isn’t a long word, but it was a long time coming. “On the windowsill. By morning.”\nThe windowsill was four tiles away, and one wall up.',
    },
    {
      seedling: 'Slow, {companion}…',
      sprout: 'So the parade went slowly. Pum, went the pot. There was time for {topic1}.',
      sapling:
        'So the parade went at the speed of a snail.\nPum, went the pot.\nThere was a long wait, with {topic1} in it.\nPum, went the pot.',
      explorer:
        'So the parade set off, at the speed of its front.\nPum, went the pot.\nThen you waited until the front had gotten somewhere, and it hadn’t. {name} held the spoon up, counted the tiles, thought about {topic2}, and counted again. Still four.\nPum, went the pot.',
    },
    {
      seedling: 'Night-night, bear.',
      sprout: 'Tss… The bear ran down. The bear lay down. Pum, went the pot.',
      sapling:
        'Tss, went the lid. Tss… The bear was running down. It sat. It lay back, and looked at the lamp.\nPum, went the pot.',
      explorer:
        'A wind-up bear is only wound for so much parade. Tss, went the lid. Tss… The arms came together as if for a song that had gone on too long. Then the bear sat, and lay back, and looked at the lamp.\nPum, went the pot.',
    },
    {
      seedling: 'Night-night, duck.',
      sprout: 'The duck rolled. The duck stopped. Pum, went the pot.',
      sapling:
        'By the table leg, the duck rolled, and rolled, and didn’t roll.\nPum, went the pot. It was hardly a pum.',
      explorer:
        'The duck rolled as far as the table leg, and leaned. One wheel went on by itself for a while, thinking.\nPum, went the pot. It was less of a pum. It’s hard to hit a pot when you have had so long to look at it.',
    },
    {
      seedling: 'Shh, {companion}.',
      sprout: '{name} waited. Shh. Rain. A clock. {The companion}, rolling, rolling.',
      sapling:
        '{name} waited. In the wait there was rain. There was a clock. There was {the companion}, rolling to a stop.\n{They} had never heard the kitchen before.',
      explorer:
        '{name} waited. There turned out to be things in a wait. There was rain. There was the refrigerator, humming the one note it knew. There was {the companion}, rolling to a stop.\n{They} had been in this kitchen every day, and never heard it. It had been under the pum all along.',
    },
    {
      seedling: 'Up, snail. Up.',
      sprout: 'The wall was tall. {name} put the pot there, for a step.',
      sapling:
        'The snail came to the wall.\n{name} turned the pot over, and stood it under the lettuce, for a step.\n“Thank,” said the snail, and, when {friend.they} was ready, “you.”',
      explorer:
        'The front of the parade had come to a great deal of wall.\n{name} thought this over, for as long as a snail would. Then {they} turned the pot upside down, without a sound, and set it there for a step.\n“That,” said the snail, when both eyes had seen it, “will save me an hour.”',
    },
    { seedling: 'Hushhh…', sprout: '', sapling: '', explorer: '' },
    {
      seedling: 'Night-night, {name}.',
      sprout:
        '{name} went up to bed like a snail. A little way. Wait. {grownup|The apron} waited, too.',
      sapling:
        'Once around the table, and up to bed.\n{name} went at the speed of a snail. A little way. A wait. {grownup|The apron} waited, too.',
      explorer:
        'Once around the table, and up to bed. {name} went at the speed of a snail, which is the only way to hear a house. A little way. A wait. A little way. A wait.\n{grownup|The apron} came after, and did not hurry. Nobody passes the front.',
    },
    {
      seedling: 'Pum.',
      sprout:
        'Down in the dark, on the pot… Pum, went the snail. {name} was asleep. So was {the companion}.',
      sapling:
        'Down in the kitchen, somebody was still in the parade. It came to the pot.\nPum, went the snail.\n{name} did not hear it. {The companion} did.',
      explorer:
        'The lamp was out. The rain was over. Down in the kitchen, somebody was still in the parade, and came to the pot, and went up, in no hurry at all.\nPum, went the snail.\n{name} did not hear it. Nobody did but {the companion}, next in line.',
    },
  ],
};
