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
    'On the hottest day of August a box of snow arrives, eighty-three years late and nine floors down, and a child has to carry it up before it is gone.',
  blurb:
    'It has never snowed on {name’s} street. Then a box comes, cold and dripping and eighty-three years late. It is for Mrs. {cast.neighbor} in Nine. The elevator is out, every floor is hotter than the last, and it would be so easy to keep just a little.',
  longDescription: [
    'It never snows where this story happens, so when a dripping box arrives on the hottest day of August, your child would very much like to keep it. But the label says Apartment Nine. It was ordered by somebody who was six at the time.',
    'Up the ramp it goes, past a pie contest, forty hot tablecloths and thirty people doing yoga in the heat on purpose. Every floor costs some snow. A mitten comes down on a long piece of wool with a note in it: HURRY. And at Eight there is one snowball left, and nobody is looking.',
    'A winter present with no holiday in it, and with an old woman who does not want company. She wants revenge. Grandparents tend to buy two.',
  ],
  belongs:
    'This book belongs to {name}. Keep cool. Deliver by hand. [{name} was {age} when it was printed.]',
  cast: { neighbor: ['Pereira', 'Okafor'] },
  fallback: ['hats', 'slippers', 'socks'],
  refrain: {
    said: 'Up went {name}. Down went the snow.',
    changed: 'Up went Mrs. {cast.neighbor}. Down went the snow.',
  },
  pages: [
    {
      seedling: 'Brrr! A box.',
      sprout: 'A box of snow came. “For Nine,” said the box. {name} was at One.',
      sapling:
        'It had never snowed on {name’s} street. Then a box came, cold and dripping.\n“SNOW,” said the label. “For Mrs. {cast.neighbor} at Nine.”\n{name} wished that it said One.',
      explorer:
        'It had never snowed on {name’s} street, not even by mistake. So nobody was expecting the box. It came on the hottest day of August, dripping, with stamps on it that nobody makes now.\nONE BOX SNOW, said the label. URGENT. Mrs. {cast.neighbor}, Apartment Nine.\nIt was eighty-three years late. {name} put in one finger, to see what all the fuss had been about. Then {they} wished, very hard, that the label said Apartment One.',
    },
    {
      seedling: 'Hot! Drip.',
      sprout: 'Two was baking pies. Hot! Up went {name}. Down went the snow.',
      sapling:
        'The elevator was out. On Two there was a pie contest, with all the ovens open.\nDrip, went the box.\nUp went {name}. Down went the snow.',
      explorer:
        'The elevator was out. It had been out since the spring, and somebody kept a fern in it. So there was only the ramp, which wound up through the building like apple peel, past everyone’s door.\nOn Two there was a pie contest: eleven ovens, all wide open. The judge wanted something cold to stand in. That was one scoop gone.\nUp went {name}. Down went the snow.',
    },
    {
      seedling: 'Hot! Drip-drip.',
      sprout: 'Four was ironing sheets. Hotter! Up went {name}. Down went the snow.',
      sapling:
        'On Four, a man was ironing forty tablecloths.\n“Poor box,” said the man, and wrapped it in one, still hot.\nUp went {name}. Down went the snow.',
      explorer:
        'On Four, a man was ironing forty tablecloths for a wedding. The steam had taken the flowers off the wallpaper.\n“You poor thing,” said the man to the box, and wrapped it up kindly in a tablecloth, hot from the iron. It took half a turn of the ramp to get it off again.\nUp went {name}. Down went the snow.',
    },
    {
      seedling: 'Hot! Drip-drip-drip.',
      sprout: 'Six was all puffing. Hottest! Up went {name}. Down went the snow.',
      sapling:
        'On Six, thirty people were doing yoga in the heat, on purpose. Each one had a pinch.\nUp went {name}. Down went the snow.',
      explorer:
        'On Six, thirty people were being very hot on purpose. {name} asked if it was for {topic1}, because people will put up with a lot for {topic1}. It was yoga.\nThirty red faces looked at the box. It cost thirty pinches to get to the far door.\nUp went {name}. Down went the snow.',
    },
    {
      seedling: 'Snow for {name}…',
      sprout: '{name} made one small ball. It was one for keeps. Who would count…',
      sapling:
        'At Seven, {name} looked up the ramp, and down the ramp.\n{They} made one ball, a small one, for keeps. Who would ever count…',
      explorer:
        'By Seven, the box held about as much snow as a hat does. {name} looked up the ramp. {They} looked down the ramp. {They} made a ball, not a large one, and pressed it round.\nNobody had counted that snow for eighty-three years. Who was going to start now…',
    },
    {
      seedling: 'Oh! A mitten.',
      sprout: 'Down came a mitten on a string. It had a note in it. HURRY!',
      sapling:
        'Down on a long piece of wool came a mitten, with a note in it.\nIS THAT MY SNOW? HURRY. I HAVE BEEN WAITING SINCE I WAS SIX.',
      explorer:
        'Something tapped {them} on the head.\nIt was a mitten. It had come down the middle of the building on a long piece of wool, and there was a note in it, in capitals.\nIS THAT MY SNOW?\n{name} looked up. Far above, somebody pulled on the wool, and the mitten jumped. There was more on the back.\nHURRY. I HAVE BEEN WAITING SINCE I WAS SIX.',
    },
    {
      seedling: 'Splat!',
      sprout: 'Splat! went the box. Away went the snow. One ball was left.',
      sapling:
        '{name} hurried. The box didn’t. Its bottom fell out, and away went the snow, around and around and out.\nOne ball was left.',
      explorer:
        '{name} hurried. The box, which had come a very long way, did not. On Eight its bottom fell out. Away went the snow, down past the thirty, past the forty, past the eleven, and out of the front door in a thin gray stream. A pie dish went with it.\nOne ball was left, the one for keeps. It was already smaller than it had been.',
    },
    {
      seedling: 'Just one left.',
      sprout: 'It was a very small mitten. Somebody had waited and waited.',
      sapling:
        '{name} looked at the ball. {They} looked at the mitten.\nIt was a very small mitten. Somebody had been ready for snow for a long, long time.',
      explorer:
        'It would fit in the ice tray. {They} could visit it. Nobody would ever know.\n{name} looked at the ball, and then at the mitten, which still hung there. It was red, with a mended thumb, and it was tiny. No grown-up could have got into it.\nYou could lose a mitten like that in a week. Or you could keep it by the door for eighty-three years, in case.',
    },
    {
      seedling: 'Knock, knock.',
      sprout: '{A thing1} kept it cool. Knock, knock. {name} held it out.',
      sapling:
        'The ball went up to Nine in the shade of {a thing1}.\n{name} knocked. The door opened. {They} held it out.',
      explorer:
        'There was one more turn of the ramp, and the sun came in at every window. {name} took the ball up in the shade of {a thing1}, and whenever the shade moved, {they} moved too.\nIt was as big as an egg. It was as big as a plum.\n{They} knocked at Nine. The door opened before the second knock, and {name} held out what there was.',
    },
    { seedling: 'Drip… drip…', sprout: '', sapling: '', explorer: '' },
    {
      seedling: 'Brrr! Ha, ha!',
      sprout: 'Up went Mrs. {cast.neighbor}. Down went the snow. Down the neck of Ten! “YOW!”',
      sapling:
        'Mrs. {cast.neighbor} took it, went straight past {name}, and knocked at Ten. A very old man looked out.\nUp went Mrs. {cast.neighbor}. Down went the snow.\n“YOW!” said Ten. “You remembered!”',
      explorer:
        'Mrs. {cast.neighbor} took it in one bare hand, went straight past {name} without a word, and knocked at Ten. A very old man looked out.\nUp went Mrs. {cast.neighbor}. Down went the snow.\nIt went in at the collar and it kept on going.\n“YOW!” said Ten. Then, when it got to the end, “My little sister,” Ten explained. “I was eight. There was a lake. I’ve had my collar up ever since.”',
    },
    {
      seedling: 'More snow, {name}?',
      sprout: '“More snow,” wrote Ten. “For Nine.” “I’ll take it up,” said {name}.',
      sapling:
        'Ten found a pencil and wrote: ONE BOX SNOW. FOR NINE.\n“That will take eighty-three years,” said Mrs. {cast.neighbor}.\n“I’ll carry it up,” said {name}. “I have {a thing1}.”',
      explorer:
        'The last of the snow came out of the end of a trouser leg.\n“Yours, I think,” said Mrs. {cast.neighbor}. And it was {name’s}, for exactly as long as snow is anybody’s.\nThen Ten found a pencil, and a form, and a stamp.\nONE BOX SNOW, wrote Ten. APARTMENT NINE. URGENT.\n“That will take eighty-three years,” said Mrs. {cast.neighbor}.\nNine looked at Ten. Nine and Ten looked at {name}.\n“I’ll carry it up,” {they} said. “I have {a thing1}.”',
    },
  ],
};
