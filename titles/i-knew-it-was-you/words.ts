import type { TitleWords } from '#bookmaking/words/title-words.ts';

export const words: TitleWords = {
  slug: 'i-knew-it-was-you',
  title: 'I Knew It Was You',
  coverTitle: 'I Knew It Was {name}',
  author: 'The Wonderling Story Room',
  ageRange: { fromYears: 0, toYears: 7 },
  priceCents: 3299,
  tags: ['Bedtime', 'Rhyme', 'Family', 'Gentle'],
  logline:
    'It is bedtime and nobody is in the bed. But there are wet tracks in the hall, and one bite out of every pear, and somebody who would know those anywhere.',
  blurb:
    'The bed is flat. The hall is wet. There is one bite out of every pear, and somebody has moved into the slippers. Whoever is looking for {name} is not worried at all. Somebody knows that sneeze. Somebody washes the window, and leaves one small handprint where it is.',
  longDescription: [
    'A book in rhyme, to be read aloud in the dark by whoever does the looking. There is a trail of puddles down the hall, a curtain that sneezes, a hill in the bed that was flat an hour ago. Each page is something that only one child in the world would leave behind.',
    'Nobody says the word for it. It is in the pane of glass with a handprint on it that is never wiped off, and in a sock, and in half a song, and in what your child says when the blanket comes up: that somebody in here has been listening, too.',
    'Your child hides on every page, and whatever is loved most at your house turns up in a slipper. The name stands in a place of its own in the verse, so it scans whether it has one beat or six.',
  ],
  belongs:
    'This book belongs to {name}, and {grownup|somebody} would know that hand anywhere. [{name} was {age} when it was printed.]',
  cast: {},
  clashes: [
    'slipper',
    'slippers',
    'shoe',
    'shoes',
    'boot',
    'boots',
    'pear',
    'pears',
    'blanket',
    'blankets',
    'teapot',
    'sock',
    'socks',
  ],
  // A sock monkey is no sock.
  welcomeByName: ['sock'],
  fallback: ['trains', 'owls', 'hats'],
  refrain: { said: 'And I knew that it was you.', changed: 'And I’m glad that it was you.' },
  pages: [
    {
      seedling: 'Where? Yoo-hoo!',
      sprout: '{name}?\nEmpty pillow, blanket, too.\nSomeone hid. And I knew who.',
      sapling:
        'Time for bed, the clock had said.\nNo one’s head was in the bed.\nEmpty pillow, blanket, too.\n{name}?\nSomeone hid. And I knew who.',
      explorer:
        'The clock had said it: time for bed.\nThe pillow lay without a head.\nI looked beneath. I looked behind.\nA sock was all that I could find.\n{name}?\nNo answer. Not a peep came through.\nBut someone hid. And I knew who.',
    },
    {
      seedling: 'Drip, drip. Who?',
      sprout: 'Little puddles hurried through.\nAnd I knew that it was you.',
      sapling:
        'Someone dripping left a trail\nlonger than a lizard’s tail,\nshining in the hall, brand new.\nAnd I knew that it was you.',
      explorer:
        'The hall was wet. The mat was dry.\nThe towel hadn’t thought to try.\nOne puddle had a rubber duck.\nI wished it, as I passed, good luck.\nThe trail ran on, as rivers do.\nAnd I knew that it was you.',
    },
    {
      seedling: 'Bite. Bite. Who?',
      sprout: 'One bite each. No pear had two.\nAnd I knew that it was you.',
      sapling:
        'In the kitchen, in the bowl,\nnot a single pear was whole.\nOne bite each, and none had two.\nAnd I knew that it was you.',
      explorer:
        'One bite was missing out of each,\nthe pears, the plum, the only peach.\nThat’s fair, I thought. It’s only right\nthat everybody gets a bite.\nOne bite apiece, and none had two.\nAnd I knew that it was you.',
    },
    {
      seedling: 'Achoo! Achoo!',
      sprout: 'Then the curtain said, “Achoo!”\nAnd I knew that it was you.',
      sapling:
        'Not a footstep, not a squeak.\nAll the house played hide-and-seek.\nThen the curtain said, “Achoo!”\nAnd I knew that it was you.',
      explorer:
        'I asked the teapot. I looked in.\nI asked behind the cookie tin.\nI tried a book on {topic1}.\nYou weren’t in chapter nine, or ten.\nI shook it, and I looked again.\nThe curtain waited. Then: “Achoo!”\nAnd I knew that it was you.',
    },
    {
      seedling: 'This hand? You.',
      sprout: 'One hand on the window. Who?\nThat one stays. That one is you.',
      sapling:
        'There’s a handprint on the pane,\ninside, out of reach of rain.\nAll the rest I wash like new.\nThat one stays. That one is you.',
      explorer:
        'There is a handprint on the pane,\ninside, where it is safe from rain.\nI’ve washed off jam, and stars, and glue,\nand let the real stars back in, too.\nI wash around it when I do.\nThat one stays. That one is you.',
    },
    {
      seedling: 'In my shoe!',
      sprout: 'In my slipper! Something new.\n{Your companion}!\nAnd I knew that it was you.',
      sapling:
        'When I put my slippers on,\nhalf the room for toes was gone.\nSomeone else had moved in, too.\n{Your companion}. {A thing2}.\nAnd I knew that it was you.',
      explorer:
        'A slipper is a simple place\nwith one foot’s worth of resting space.\nBut someone had moved in, times two:\n{Your companion}. {A thing2}.\nI said, “Excuse me,” as you do.\nAnd I knew that it was you.',
    },
    {
      seedling: 'Knock, knock. Who?',
      sprout: 'By your knock, your hum, your shoe,\nby the quiet. That’s you, too.',
      sapling:
        'I would know you by your knock,\nby the one forgotten sock,\nby {topic1} everywhere,\nby the crumbs around your chair,\nby the song that’s halfway through,\nby the quiet. That’s you, too.',
      explorer:
        'I’d know your half a song, your string,\nwith {topic2} in everything,\nthe question after lights are out,\nthe whisper that is nearly shout,\nthe noise. I’d know the quiet, too.\nNo one’s quiet quite like you.',
    },
    {
      seedling: 'Giggle, giggle. Who?',
      sprout: 'One big hill. It giggled, too.\nAnd I knew that it was you.',
      sapling:
        'In the bed there was a hill.\nHills are mostly very still.\nThis one breathed. It giggled, too.\nAnd I knew that it was you.',
      explorer:
        'I came back in. Your bed, so flat\nan hour ago, was not like that.\nIt had a hill. A hill won’t shake,\nor hold its breath, or lie awake.\nBut this one did. It giggled, too.\nAnd I knew that it was you.',
    },
    {
      seedling: '{name}! Peekaboo!',
      sprout: '{name}!\n“I heard slippers,” you said. “Two.\nAnd I knew that it was you.”',
      sapling:
        'Up the blanket went, and then\ndown it came on me again.\n{name}!\n“I heard slippers,” you said. “Two.\nAnd I knew that it was you.”',
      explorer:
        '“I’ll sit down on this hill,” I said.\nIt rose, and came down on my head.\n{name}!\n“You wished a duck good luck. I heard.\nYou asked the teapot. Every word.\nI counted slippers. There were two.\nAnd I knew that it was you.”',
    },
    { seedling: 'Hush.', sprout: '', sapling: '', explorer: '' },
    {
      seedling: 'You, {name}. You.',
      sprout: 'Someone came one day. Guess who.\n{name}.\nAnd I’m glad that it was you.',
      sapling:
        'All those windows. All those beds.\nAll those many sleepy heads.\nOne day someone came. Guess who.\n{name}.\nAnd I’m glad that it was you.',
      explorer:
        'So many heads, now day is done,\nand somebody knows every one.\nThere was a time I hadn’t met\nthe one that I’d know best. Not yet.\nThen someone came. I wondered who.\n{name}.\nAnd I’m glad that it was you.',
    },
    {
      seedling: 'Good night, you.',
      sprout: 'In my shoe is something new.\n{Your companion}.\nI won’t ask you who.',
      sapling:
        'Lamp is low. The door’s ajar.\nStay exactly where you are.\nSomething’s moved into my shoe.\n{Your companion}.\nI won’t ask you who.',
      explorer:
        'The lamp is low. The door’s ajar.\nI know exactly where you are.\nMy shoes are standing by the door,\nand one is fuller than before.\nI’ll find it when I need the shoe.\n{Your companion}.\nI won’t ask you who.',
    },
  ],
};
