import type { TitleBrief } from '#bookmaking/words/brief.ts';

export const brief: TitleBrief = {
  always: [
    'A color woodblock print of one evening: indigo that is wiped lighter towards the light, one amber, one rose, cream paper. Light is wiped, never rays: it lies softly where a lamp is.',
    'Somebody looks, somebody hides. The reader sees the hero on every page before the somebody does; the hero is in pajamas, and is never lost, never high up, never shut in.',
    'The somebody is two slippers, a checkered robe, gray hair in a knot, and, where the story turns on it, a face in profile that feels something: it can be anybody’s. On page 1 it lifts a pillow and calls, on 2 it greets a duck, on 3 it looks in at a door, on 4 it is sneezed off its feet, on 7 it listens at a door, on 8 it bends to a hill and a hand is laid on it, on 9 it rolls over with laughing, on 10 one that sleeps, an arm out; on 11 a hand lies on the hair.',
    'The handprint is on every window: small on page 1, on 4, 5, 8, 10 and 12, and on 7 where it is painted wide; on 11, wide, it is a shadow in the moonlight.',
    'No neighboring pages from the same place: before the foot of the bed, low along the hall, in the bowl, before the curtain, the garden, the dark under a bed, a house cut open, low along the quilt, the lump in the quilt, the street, above the pillow, the floor at the door.',
    'It begins at dusk, rose and honey. Kitchen and bedroom are full of lamplight, as warm as the halls between them are blue; then the light sinks: on 8 the wall is a night sky, on 10 it is windows, on 12 one strip. Words lie where a page has room for them: on the foot of a bed, a wall, boards, a pear, a curtain, under a window, under a bed, in the night behind one, in the quilt, on the sheet.',
    'A hero with a wheelchair rolls, leaves wheel tracks, and has it beside the bed.',
  ],
  cover:
    'Under the quilt the hero kneels and lifts its edge over the head with both arms straight up, like a tent, a fist over it at each side; inside it is yellow with light; laughing back at whoever leans in beside the bed at the left: a checked robe, gray hair in a knot, a face in profile that smiles. On both sides the quilt goes on over the fold.',
  pages: [
    {
      beat: 'wish',
      hook: 'Where?',
      setting: 'The bedroom at dusk',
      shot: 'close',
      framing: 'right before the board at the foot of a bed: dark below its rail, bright above it',
      action:
        'Before that board, below its rail, the hero’s face, very near, a sock on the head, lips shut over a giggle, eyes up to what happens beyond; there, bent over a bed that is flat and empty, a face in profile calls: somebody in a checked robe, gray hair in a knot, has lifted a pillow by its corner, eyes on what is not there; a wheelchair waits beside the post; the first star in the window; the words lie on the board; bound, all of the page beside is a window with its blind down in the last sun, what is loved most sewn on it in a ring, and the shadow of a hand; on its sill a cat with both ears up, below it a braided rug',
      mood: 'a game has begun',
      light: 'the last of the day, honey; plum in the shadow of the bed, violet in the window',
      objects: [],
    },
    {
      beat: 'first trace',
      hook: 'It goes around the corner.',
      setting: 'The hall',
      shot: 'wide',
      framing: 'low along the boards of the hall, and over the fold',
      action:
        'A wet trail winds over both pages in one big S, clean prints left and right or two wheel lines, past a rubber duck in a puddle and somebody in slippers and a checked robe, gray hair in a knot, who bends to it, smiles, and greets it with one hand. Right behind it a dry towel hangs from a cord on two pegs: out from its edge leans the face of the hero, lips shut over a giggle, fingers round the cloth, eyes on the robe; below it two bare feet in a puddle, or footrests and a wheel; a dry mat; bound, the trail comes out of a bathroom at the far left, bright with steam, past hats on a shelf and an umbrella stand',
      mood: 'caught up in it',
      light: 'warm from the right, blue all around',
      objects: [],
    },
    {
      beat: 'second trace',
      hook: 'Who is coming?',
      setting: 'The kitchen, in the bowl of fruit',
      shot: 'close',
      framing: 'from inside the bowl, at the height of a plum',
      action:
        'Fruit as big as houses, one scooped bite gone from each: a pear, a plum, a peach, and, bound, one pear so large that the words stand on it; over the far rim of the bowl, chin on it and fingers over it, the hero, both cheeks as full as they go, eyes to the side: there, in a lit door, somebody in a checked robe leans in, gray hair, a round mouth, one hand on the post and one in its pocket; a red lamp hangs over all of it, and its cone falls on both pages',
      mood: 'fair is fair',
      light: 'the lamp over the table, amber on plum',
      objects: [],
    },
    {
      beat: 'third trace',
      hook: 'It will sneeze again.',
      setting: 'The living room, before its curtain',
      shot: 'mid',
      framing:
        'from the room: a curtain as wide as both pages, one half of it in the air, a window full of moon behind',
      action:
        'Wrapped in one half of a curtain from a window, so that the cloth is a bulge, the hero sneezes out of its edge, thrown forward, eyes squeezed shut, one fist in the cloth; below it two toes, or footrests and wheels; before that mouth the other half of the curtain flies up in one curve, over all of the other page, and under it somebody in a checked robe and slippers is off the boards, gray hair in a knot, eyes wide, both arms up, a teapot and its lid in the air; two cookies roll by',
      mood: 'held breath, let go',
      light: 'the moon, pale blue on cloth; lamplight in the room, amber',
      objects: [],
    },
    {
      beat: 'what stays',
      hook: 'None: one stops here.',
      setting: 'The window, from the garden',
      shot: 'close',
      framing: 'from outside, the window as wide as the page',
      action:
        'Between curtain and glass the hero, very near, breath on the glass, lays one hand to the pane, finger on finger into the old white print of that hand, which is smaller by now; eyes on it',
      mood: 'still; the heart of the book',
      light:
        'amber within, blue without; bound, the painted boards go on over the fold, and ivy on them; at the far left a cat on a rain barrel under its pipe looks at the window, hollyhocks along the wall, above a second window, dark',
      objects: [],
    },
    {
      beat: 'fourth trace',
      hook: 'Who moved in?',
      setting: 'The boards before the bed, and the dark under it',
      shot: 'mid',
      framing:
        'from the boards, low: the quilt hangs down over both pages, and below its hem all is dark',
      action:
        'Out of the dark under the bed, from behind the toe of a slipper as large as a page, the hero looks up, lips shut over a giggle: a checked robe stands there down to its hem, one leg on the boards, and the other foot, in a wool sock, in the air over that slipper, in which what is loved most has moved in, as its toes have felt it; a wheelchair waits beyond the bed; bound, its twin stands on the other page, what is loved second in its collar, the words in the dark above it, and far back two eyes of a cat',
      mood: 'polite astonishment',
      light: 'the lamp on the quilt and the boards, amber; under the bed, plum',
      objects: ['thing1', 'thing2'],
    },
    {
      beat: 'what one knows by heart',
      hook: 'It is known already.',
      setting: 'A bright hall and a dark room, and the door between them',
      shot: 'mid',
      framing:
        'a house cut open: the door is seen from its edge, as high as the page, amber on one side of it and indigo on the other',
      action:
        'In the hall, in profile, the hero, whole or in a wheelchair, one arm at its end with the fist on the door, lips shut over a giggle; behind the door, nose to nose with it, somebody in a checked robe, gray hair in a knot, on its knees, one hand behind its ear, who listens, eyes shut, and smiles: it knows already; out of the other fist of the hero a taut string goes under the door and through the room, bound as far as a box on wheels in which what is loved most rides; in the hall crumbs and one lost sock; the words lie in the night behind a window as large as their page',
      mood: 'tender',
      light: 'the hall, amber; the room, indigo, and a moon',
      objects: ['thing1'],
    },
    {
      beat: 'turn',
      hook: 'Hills do not giggle.',
      setting: 'The bed, at the height of its mattress',
      shot: 'mid',
      framing:
        'low along the quilt, as along a country at night; the wall is the sky, and a moon hangs in its window',
      action:
        'Two knees under a quilt are a hill of patches, and it shakes; behind it, before a pillow, the hero with the hem pulled up to the nose in both fists, eyes squeezed shut with giggling; at the foot of the hill a large soft hand in a checked sleeve is about to be laid on it; bound, one sees whose: over the side of the bed bends a back in a robe, gray hair in a knot, a face in profile that smiles with its eyes shut; the quilt is a plain as far as the foot of the bed, and a wheelchair waits beyond that',
      mood: 'almost',
      light: 'blue, the lamp only on pillow and face',
      objects: [],
    },
    {
      beat: 'act',
      hook: 'Who knew whom?',
      setting: 'The bed, from its side',
      shot: 'close',
      framing: 'so near that the quilt is all of it; the wall above is warm and dark',
      action:
        'One quilt over two, lit from within by a flashlight, so that its patches glow, and lie large and pale on all of the wall: the hero sits up, laughing, both arms high, a corner of the quilt in each fist; the cloth runs from there as a hood over whoever looked, who laughs as well, gray hair and a face in profile, one hand up, and on over a lump to two slippers that stick out at its other end, toes up; a wheelchair waits behind the bed, half hidden by it; bound, one slipper is still on its foot at the fold and the other flies, with a pillow and its feathers, and pictures hang askew',
      mood: 'found',
      light: 'through cloth, rose and amber',
      objects: [],
    },
    {
      beat: 'hush',
      hook: 'Who sleeps first?',
      setting: 'The street at night, and one large window',
      shot: 'wide',
      framing: 'from outside, along a row of gables, the moon over them',
      action:
        'Behind a lit window with the hand on its pane a big lump under the quilt is fast asleep, two slippers out at one end, a feather over the other; out of the quilt comes an arm in a checked sleeve, its hand on what is loved most in the lap of the hero, who sits up beside it, looks at us and has a finger on the lips; a wheelchair stands behind the bed; bound, in the windows of the neighbors: a baby that stands in a cot, a story in an armchair, two feet under a curtain, bunk beds, a cat that has a bed to itself',
      mood: 'hush',
      light: 'blue, and windows of amber and rose',
      objects: ['thing1'],
    },
    {
      beat: 'the wish, changed',
      hook: 'It is said now.',
      setting: 'The pillow',
      shot: 'close',
      framing: 'from above',
      action:
        'The hero asleep in profile, the cheek sunk in the pillow, an arm round what is loved most; a hand in a wide checked sleeve lies on the hair; bound, the other half of the bed is blue, with what is loved second on its pillow, and the moon lays four panes and the hand on the sheet; a wheelchair waits beside the bed',
      mood: 'glad',
      light: 'the lamp at its lowest',
      objects: ['thing1'],
    },
    {
      beat: 'end',
      hook: 'One more, for tomorrow.',
      setting: 'The bedroom, from its door',
      shot: 'mid',
      framing:
        'from the floor, as a mouse sees a shoe; bound, the night goes on to the window from outside, the moon in its upper panes, below them fogged glass, warm from behind, and the hand in it; on the sill the cat looks at it',
      action:
        'A walking shoe, huge, and out of it looks what is loved most; behind it a strip of light runs over the boards up to the bed: a quilt over two knees, hair, and one open eye over the pillow; a wheelchair stands beside the bed in the dark',
      mood: 'a smile in the dark',
      light: 'one strip',
      objects: ['thing1'],
    },
  ],
};
