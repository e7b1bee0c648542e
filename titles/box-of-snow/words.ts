import type { TitleWords } from '#bookmaking/words/title-words.ts';

export const words: TitleWords = {
  slug: 'box-of-snow',
  title: 'A Box of Snow for Apartment Nine',
  coverTitle: '{name} and the Box of Snow for Apartment Nine',
  author: 'The Wonderling Story Room',
  ageRange: { fromYears: 4, toYears: 8 },
  priceCents: 3499,
  tags: ['Funny', 'Winter', 'Neighbors', 'Gift'],
  logline:
    'On the hottest day of the year a box of snow arrives, eighty-three years late and eight floors too low, and a child has to carry it up before it is gone.',
  blurb:
    'It does not snow on the hottest day of the year. Nobody told the box. It is cold, it drips, and it is for Mrs. {cast.neighbor} in Nine. The elevator is out, every floor is hotter than the last, and {name} would so like to keep just a little.',
  longDescription: [
    'A box of snow has come, on the hottest day of the year, and it drips. Your child would very much like to keep it. But the label says Apartment Nine. It was ordered by somebody who was six at the time.',
    'Up the ramp it goes, past a pie contest, forty hot tablecloths and thirty people doing yoga in the heat on purpose. Every floor costs some snow. A mitten comes down on a long piece of yarn with a note in it: HURRY. And at Eight there is one snowball left, and a pocket just the size for it.',
    'A present with winter in it and no holiday, and with an old woman who does not want company. She wants revenge.',
  ],
  belongs:
    'This book belongs to {name}. Keep cool. Deliver by hand. [{name} was {age} when it was printed.]',
  cast: { neighbor: ['Pereira', 'Okafor'] },
  clashes: ['mitten', 'mitt', 'glove', 'glass', 'globe', 'snowball', 'snowman', 'sled'],
  fallback: ['hats', 'slippers', 'socks'],
  refrain: {
    said: 'Up went {name}. Down went the snow.',
    changed: 'Up went Mrs. {cast.neighbor}. Down went the snow.',
  },
  pages: [
    {
      seedling: 'Brrr, {companion}!',
      sprout:
        'A cold box came. SNOW FOR NINE, it said. {name} wanted some. {A companion} looked in.',
      sapling:
        'It does not snow on the hottest day of the year. Nobody had told the box.\n“SNOW,” said the label. “Mrs. {cast.neighbor}, Nine.”\n{name} showed it to {a companion}, and wished that it said One.',
      explorer:
        'It does not snow on the hottest day of the year. Nobody had told the box.\nIt stood in the hall and dripped. ONE BOX SNOW, said the label. URGENT. Mrs. {cast.neighbor}, Apartment Nine.\nIt was eighty-three years late. {name} put in one finger, and so did {a companion}. Then {they} wished that it said Apartment One.',
    },
    {
      seedling: 'Hot! Drip.',
      sprout: 'Pies on Two. Hot! Up went {name}. Down went the snow.',
      sapling:
        'The elevator was out. On Two, a pie judge wanted something cold to stand in.\nUp went {name}. Down went the snow.',
      explorer:
        'The elevator was out. A fern lived in it. That left the ramp, which went up like apple peel. {grownup|Somebody} came behind, under the laundry.\nOn Two, eleven ovens were open for a pie contest. The judge wanted something cold to stand in. “One scoop,” said {name}. It was a judge’s scoop.\nUp went {name}. Down went the snow.',
    },
    {
      seedling: 'Hot! Drip-drip.',
      sprout: 'Irons on Four. Hotter! Up went {name}. Down went the snow.',
      sapling:
        '“You poor cold box,” said a man on Four, and tucked it into a hot tablecloth.\nUp went {name}. Down went the snow.',
      explorer:
        'On Four, a man was ironing forty tablecloths. The steam had taken the flowers off the wallpaper.\n“You poor cold thing,” said the man, and wrapped the box in a tablecloth, hot from the iron. It took half a turn of the ramp to get it off.\nUp went {name}. Down went the snow.',
    },
    {
      seedling: 'Hot! Drip-drip-drip.',
      sprout:
        'Upside-down people on Six. {Topic1}? No, yoga. Hottest! Up went {name}. Down went the snow.',
      sapling:
        'On Six, thirty people were hot and upside down. It wasn’t {topic1}. It was yoga. Each one wanted a pinch.\nUp went {name}. Down went the snow.',
      explorer:
        'On Six, thirty people were being hot on purpose. {name} asked if it was for {topic1}, because people will put up with a lot for {topic1}. It was yoga.\nThirty red faces looked at the box, upside down. It cost thirty pinches to get by.\nUp went {name}. Down went the snow.',
    },
    {
      seedling: '{Companion}! Shh…',
      sprout: '{name} made one small ball. One to keep. Only {the companion} saw…',
      sapling:
        'At Seven, {name} made one small ball, to keep. Only {the companion} saw. Who would ever count…',
      explorer:
        'By Seven, the box held a hatful of snow. {name} looked up the ramp and down the ramp. There was nobody but {the companion}, who had never told anyone anything.\n{They} made a ball, not a large one. Nobody had counted that snow for eighty-three years. Who was going to start now…',
    },
    {
      seedling: 'Bop! A mitten.',
      sprout: 'Bop! Down came a mitten, with a note. HURRY!',
      sapling:
        'Bop! Down came a mitten, and it had a note in it.\nIS THAT MY SNOW? HURRY. I HAVE WAITED SINCE I WAS SIX. SO HAS MY BROTHER.',
      explorer:
        'Something tapped {name} on the head. It was a mitten, on a long, long piece of yarn, with a note in it.\nIS THAT MY SNOW?\nFar above, somebody pulled, and the mitten jumped. There was more on the back.\nHURRY. I HAVE BEEN WAITING SINCE I WAS SIX.',
    },
    {
      seedling: 'Splat!',
      sprout: 'Splat! went the box. Away went the snow. Only {name’s} ball was left.',
      sapling:
        '{name} hurried. The box didn’t. At Eight its bottom fell out, and away went the snow, around and around and out.\nOne ball was left.',
      explorer:
        '{name} hurried. The box, which had come a long way, did not. On Eight its bottom fell out, and away went the snow, past thirty red faces, forty tablecloths and eleven ovens, and out of the front door. A pie dish went with it.\nOne ball was left, the one for keeps. It was already smaller.',
    },
    {
      seedling: 'Just one left.',
      sprout: '{name} looked. A small ball. A small mitten. Somebody had waited and waited.',
      sapling:
        '{name} looked at the ball. {They} looked at the mitten.\nSomebody six had worn it. Somebody old had kept it, just in case.',
      explorer:
        'It would fit in the ice tray. {name} could visit it. Nobody would ever know.\nIn one hand was the ball, and in the other the mitten, tiny, with a mended thumb.\nYou could lose a mitten like that in a week. Or you could keep it by the door for eighty-three years, in case.',
    },
    {
      seedling: 'Snow for you.',
      sprout: '{name} stood {the companion} up for shade. Knock, knock. “For you.”',
      sapling:
        'The ball went up to Nine in the shade of {name’s companion}.\nKnock, knock.\n“It was bigger,” said {name}, and held it out.',
      explorer:
        '{name} took the ball up the last turn in the shade of {the companion}, and when the shade moved, {they} moved too.\nIt was as big as an egg. It was as big as a plum.\nThe door of Nine opened before the second knock.\n“It was bigger,” {they} said, and held out what there was.',
    },
    { seedling: 'Drip… drip…', sprout: '', sapling: '', explorer: '' },
    {
      seedling: 'YOW! Ha, ha!',
      sprout:
        'Up went Mrs. {cast.neighbor}. Down went the snow. Right down a very old neck. “YOW!”',
      sapling:
        'Mrs. {cast.neighbor} took it, went straight past {name}, and knocked at Ten.\nUp went Mrs. {cast.neighbor}. Down went the snow.\n“YOW!” said the very old man. “Little sisters never forget.”',
      explorer:
        'Mrs. {cast.neighbor} took it in one bare hand, went straight past {name}, and knocked at Ten. A very old man looked out.\nUp went Mrs. {cast.neighbor}. Down went the snow.\n“YOW!” said the very old man, all the way down. “That’s my little sister. I was eight. There was a lake. I’ve had my collar up ever since.”',
    },
    {
      seedling: 'More snow, {name}?',
      sprout:
        'The old man wrote a note. MORE SNOW FOR NINE. “I’ll go,” said {name}. “So will {my companion}.”',
      sapling:
        '“What did you do all that time?” asked {name}.\n“{Topic2}, mostly,” said Mrs. {cast.neighbor}.\nThe old man wrote a note. ONE BOX SNOW. FOR NINE.\n“I’ll carry it up,” said {name}. “I have {my companion}.”',
      explorer:
        'The last of the snow came out of a pant leg.\n“Yours, I think,” said Mrs. {cast.neighbor}. And it was {name’s}, for as long as snow is anybody’s.\n“What did you do for eighty-three years?”\n“{Topic2}, mostly.”\nThe old man was already writing. ONE BOX SNOW. APARTMENT NINE. URGENT.\n“I’ll carry it up,” said {name}. “I have {my companion}.”',
    },
  ],
};
