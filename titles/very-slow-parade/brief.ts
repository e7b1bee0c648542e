import type { TitleBrief } from '#bookmaking/words/brief.ts';

export const brief: TitleBrief = {
  always: [
    'A kitchen at floor height: checkered tiles, a round table with a long cloth, a lamp above it, a low window with a pot of lettuce on the sill. Left to right is the way the parade goes.',
    'Sound is drawn as rings. On 2 and 3 they fill the page in strong color; there are fewer on each page, with more empty space between, and on 11 none. On 12 there is one, as small as a coin.',
    'The snail is on page 1 already, two tiles ahead, and on 2. It has a shell like a rolled rug and looks straight ahead. It covers a tile in two pages; its silver line is the only thing in the book that shines.',
    'Marching order never changes: snail, hero with pot, bear with lid, duck on wheels, wagon with the object. Whoever drops out lies where it stopped, and is there, asleep, on every later page.',
    'The hero’s grown-up is an apron with folded arms, later with one lamp: no face. It walks last and never overtakes.',
    'Hot colors turn into blue from page to page; the lamp sinks, the window darkens; rain from 6 to 11.',
    'Every hero goes up to bed as that hero goes: on foot, on wheels, or held. The way up is out of the picture.',
  ],
  cover:
    'At tile height: the snail large in front, looking straight ahead; behind its shell, not overtaking, the hero, whole and in full step, a knee up or both wheels on the tiles, the pot on a tea towel round the neck, laughing, the spoon straight up; then the bear with the lid, and the duck.',
  pages: [
    {
      beat: 'wish',
      hook: 'It is going to be loud.',
      setting: 'Around the kitchen table, evening',
      shot: 'wide',
      framing:
        'from the floor: the parade in profile, comes in a bend out of the kitchen and is larger the nearer it is, the hero largest and whole; bound, over the fold, the table that it goes around, with its cloth and cups',
      action:
        'The parade sets off: the hero, shouting, a knee up, or in a wheelchair, leans back, eyes on the pot on a tea towel round the neck, held by its handle in one hand, the spoon as high as it goes in the other, about to come down; behind, the bear with the lid wide open, the duck, the wagon with the object; ahead, unnoticed, a snail; bound, over the fold, four ants march along at the very end, before the table, with a pea and macaroni',
      mood: 'the last moment before a great noise',
      light: 'warm lamp, red tiles, the window still light',
      objects: ['thing1'],
    },
    {
      beat: 'first beat',
      hook: 'Could it be louder?',
      setting: 'Around the table',
      shot: 'wide',
      framing:
        'the rings fill the page; in the middle of them everybody, small and whole, is off the floor',
      action:
        'Rings of sound from the pot, the lid and the wheels; the hero, all laugh, leaps, or goes up on two wheels, and strikes the rim of the pot with the spoon, arm flung out in front; bear, duck and wagon hop behind, bound, over the fold; cups jump on the shelf; the apron has taken up all other dishes in time, a pile that is taller than a head; low in front and on the floor, the snail',
      mood: 'uproar',
      light: 'as bright as the book gets',
      objects: ['thing1'],
    },
    {
      beat: 'stop',
      hook: 'Who is that?',
      setting: 'The tile in front of the parade',
      shot: 'wide',
      framing:
        'rings behind the whole pile: the snail large at the right, unmoved, everyone else run together at the left, whole',
      action:
        'Hero, bear, duck and wagon have run into each other; the hero has sat down on the tiles, feet against the snail’s shell, or is thrown back in a wheelchair that skids on its big wheels, both arms flung up; pot, spoon, duck and object are in the air; bound, over the fold, so are lid and cups, the cloth slides off a table that tips, and four ants with a pea and macaroni dig their heels in; the snail has not noticed',
      mood: 'the loudest page, in the moment that it stops',
      light: 'strong, from above',
      objects: ['thing1'],
    },
    {
      beat: 'friend',
      hook: 'By morning?',
      setting: 'The tiles and the wall with the window',
      shot: 'close',
      framing:
        'near: the shell a disc in the middle, as large as a table; over its edge the hero’s head, as large; small behind, the lettuce in its window; bound, the words lie in the light of the lamp',
      action:
        'The hero crouches behind the shell, or leans far out of a wheelchair, chin nearly on it, mouth an o, and asks, eyes wide and on the snail; the snail stays as it is, and bends both eyes back to that face; bound, over the fold, the bear waits with its lid under the lamp, and the pot, put down, with the spoon in it',
      mood: 'good manners',
      light: 'pale lamplight on a wall of apricot, evening blue at the window',
      objects: [],
    },
    {
      beat: 'try',
      hook: 'How long can a spoon stay up?',
      setting: 'The tiles before the wall',
      shot: 'mid',
      framing:
        'the whole parade in profile on one row of tiles, over both pages, the hero whole and larger than who follows; threads from each to the next, a web from a spoon to the window',
      action:
        'The hero stands on one leg, the other knee in the air, or leans back in a wheelchair, the spoon as high as it goes in one fist and the pot by its handle in the other, mouth an o, breath held, and squints at a spider that hangs before that nose and looks back: it has spun from the spoon to the window and to the bear, the duck and the wagon with the object, who wait behind; the snail, ahead, has not noticed',
      mood: 'patience, put to the test',
      light: 'the lamp a little lower',
      objects: ['thing1'],
    },
    {
      beat: 'first to drop out',
      hook: 'Who will be next?',
      setting: 'The tiles by the stove',
      shot: 'wide',
      framing:
        'one cone of lamplight with the bear in it, the hero small and whole at its side, and on the wall the hero’s own shadow, as tall as a grown-up; bound, it has the other page to itself',
      action:
        'The bear, small, on its back with open arms and the lid on its stomach like a blanket, eyes on the lamp; the hero crouches beside it, or leans far out of a wheelchair, both hands on the lid; the pot is put down, three pieces of a ring at its rim; the key in the bear’s back has stopped; first rain on the window',
      mood: 'tender, slightly comic',
      light: 'amber on tin',
      objects: [],
    },
    {
      beat: 'second to drop out',
      hook: 'Only one drum is left.',
      setting: 'The table leg',
      shot: 'close',
      framing:
        'under the whole table, its cloth a fringe along the top of both pages, a turned leg at each end; before a lit archway, through which one sees the foot of a stair, stand, in profile, the hero, whole, the pot and the duck',
      action:
        'The duck leans on the table leg, eyes shut, on three wheels; the fourth has gone on by itself, over to the other page, a thin line behind it; the hero kneels, the spoon hardly down on the rim of the pot, or strikes it on a lap in a wheelchair; low at the right the snail; bound, over the fold, the bear asleep, and a mouse that looks out of its lit hole',
      mood: 'tender',
      light: 'amber in violet dusk',
      objects: [],
    },
    {
      beat: 'turn',
      hook: 'What else is in a wait?',
      setting: 'The kitchen, dim',
      shot: 'wide',
      framing:
        'the whole kitchen at night over both pages, its floor wide and dim; a refrigerator, a clock and a window, and rings that go on from them through the dark',
      action:
        'The hero, small, has knelt or sat down on the tiles, palms on the thighs, eyes closed, and listens, a wheelchair left under the window; rain, clock, refrigerator and the wagon each give off thin rings with a beat of their own, and the refrigerator is heard over both pages; a mouse in its lit hole listens, too; ahead the snail; bound, over the fold, the pot, put down, the bear asleep under its lid, and the duck asleep',
      mood: 'first hush',
      light: 'blue comes in from the window, the lamp is a small circle',
      objects: ['thing1'],
    },
    {
      beat: 'act',
      hook: 'The drum is a step now.',
      setting: 'The wall under the window',
      shot: 'mid',
      framing:
        'from a snail’s height: a window as large as a page, high over the snail, and at the end of its sill the lettuce; below it the pot, and low behind that the hero, whole',
      action:
        'The hero crouches, or leans far out of a wheelchair, and pushes the pot, upside down, along the tiles with both hands until it stands under the lettuce, and looks at the snail; the snail looks up; bound, it is over the fold, its silver line behind it, under the window with roofs and rain',
      mood: 'care',
      light: 'evening from the window; the pot gives back the last of the lamp',
      objects: [],
    },
    {
      beat: 'hush',
      hook: 'Everything that still moves is one snail.',
      setting: 'The tiles, the height of a cheek above them',
      shot: 'close',
      framing:
        'from a little above: the silver line goes over both pages, and the hero, whole, lies in profile behind it; all others small by the wall, and a dark table as large as a tent over the fold',
      action:
        'The hero lies on the stomach, head up on both elbows, heels in the air, eyes on the snail just ahead; its silver line begins where the parade stopped, goes once round the table, by before that nose and ends at the snail, which looks back at the hero with one eye; a wheelchair stands by the wall; bear, duck, wagon and, under the window, the pot asleep',
      mood: 'hush',
      light: 'lamp out, window blue, the silver line',
      objects: ['thing1'],
    },
    {
      beat: 'the wish, changed',
      hook: 'Somebody has not gone to bed.',
      setting: 'The hall, and the way up',
      shot: 'mid',
      framing:
        'one wall and one floor of a dark hall; the hero whole in it, in profile; of the grown-up only a sleeve, a mitt and the lantern that it holds out at the left edge; on the wall over the stair a soft light',
      action:
        'The hero has a quilt, rolled up as a snail’s shell is, on the back, or on the back of a wheelchair, and has stopped on the way to the stair, one foot held in the air, a fist on the tea towel that holds it (or to the lift, which waits with its light on); the shadow on the wall is a snail, as large as a child, that creeps up the handrail ahead (or is in the lift already), and the hero looks up at it; the grown-up waits behind with the lantern',
      mood: 'heavy, safe',
      light: 'one small lamp going away',
      objects: [],
    },
    {
      beat: 'end',
      hook: 'None: it is still going.',
      setting: 'A bed, and under the hem of its quilt the kitchen: the window, the pot, the tiles',
      shot: 'wide',
      framing: 'one picture: the quilt comes down over it like a dark sky',
      action:
        'The hero sleeps on the side, a cheek in the pillow, a fist under the chin, the quilt over both; below its hem the snail on top of the upturned pot, one small ring under it, reaching for the lettuce; on the tiles behind, next in line, the object in its wagon; the window full of stars; over the fold, round the table, the duck on three wheels and the bear, where each of them stopped, and a drawing of all of them on the wall above the bed',
      mood: 'still, one last smile',
      light: 'almost none: stars, the silver line, an edge on the pot',
      objects: ['thing1'],
    },
  ],
};
