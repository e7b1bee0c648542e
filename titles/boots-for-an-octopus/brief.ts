import type { TitleBrief } from '#bookmaking/words/brief.ts';

export const brief: TitleBrief = {
  always: [
    'An old-fashioned shoe shop: shelves of boxes to the ceiling, a sliding ladder, a low mirror, a mat, a glass door with a bell, and through it a street in rain.',
    'The hero wears a yellow rain hat on 1 to 8, in plain sight, and nobody looks at it. On 9 to 12 the hero has hat hair. For a hero who wears a head covering the yellow hat goes on top of it, and the covering stays.',
    'The octopus is plum-colored, soft, and has eight feet that can always be counted. Each foot keeps what it has been given for the rest of the book: red, red, frog, frog, skate, flowerpot, the object, the hat.',
    'The shelves empty as the book goes on; the puddles outside do too. The clock over the door is a boot.',
    'The shopkeeper is a pair of legs and an apron on the ladder, until 12. The hero’s grown-up sits behind a tower of shoe boxes, trying on the same pair throughout.',
    'Big plain shapes and clear silhouettes: the smallest readers point. The measuring thing is as large as life on 1.',
    'The hero’s own feet are never the subject: they stay out of the picture or in shadow.',
  ],
  cover:
    'In rain, on a puddle, the octopus fills the square, seven feet out around it like a wreath, each in something different; the eighth is bare, and the hero has it by the tip, whole, in a yellow hat, one knee up, or in the wheelchair, the other arm flung up, and laughs up at it; it looks down at the hero.',
  pages: [
    {
      beat: 'wish',
      hook: 'Who will slide it?',
      setting: 'The shoe shop on a wet morning',
      shot: 'close',
      framing:
        'a counter along the lower edge of both pages, and on it, over the fold and as large as life, the measuring thing',
      action:
        'The hero, large and from the side behind the counter, in the wheelchair or not, mouth open, has closed one fist round the stem of the slide, one arm in a straight line, eyes on the object, which lies before the slide and is about to be measured; on the other side of it, through the shop’s fogged window, somebody looks at that, too: an octopus, wide eyes over the sill and eight round tips flat against the wet glass, all round what is written there; two red boots and two frogs stand on the counter; on a ladder is somebody, of whom there are two legs and an apron',
      mood: 'temptation',
      light: 'gray rain light from the window, one warm lamp',
      objects: ['thing1'],
    },
    {
      beat: 'friend',
      hook: 'An octopus. In boots?',
      setting: 'The door and the mat',
      shot: 'wide',
      framing:
        'the guest is larger than the door and the hero is small; over the fold lies what is between them: a foot',
      action:
        'The octopus has come in, as high as the page, dripping, before the open door that it fills, with a polite smile: two feet still hold on to the door’s posts, five stand around it, tips up, in a puddle that spreads, and the eighth, the first of them all, it holds out along the floor, over the fold; at the end of it the hero, whole and small, back on the heels, mouth open, has shaken it by the tip, one straight arm out, the other flung back; behind, the tower of boxes has drawn up its feet, and two legs and an apron have gone up the ladder. On a page alone the hero is a back before the octopus, which has folded two of its arms',
      mood: 'polite astonishment',
      light: 'rain light behind the octopus',
      objects: [],
    },
    {
      beat: 'first feet',
      hook: 'There are more feet.',
      setting: 'The low bench',
      shot: 'mid',
      action:
        'From the side, a tug of war over both pages: the hero, whole, cheeks full and eyes shut, far back on two heels, or in the wheelchair, hauls with both fists at a rope that is slung round the second frog boot, and that is as taut as can be; from the other side foot four, as long as half of that, pushes in, and the frog looks up; feet two and three stand in red and in a frog, foot one holds its red boot up; the octopus, as large as its page, sits on a bench and is pleased; behind it shelves',
      mood: 'busy',
      light: 'warm lamp',
      objects: [],
    },
    {
      beat: 'more feet',
      hook: 'What is left to put on?',
      setting: 'The shop floor',
      shot: 'wide',
      action:
        'Foot five has gone up over the top of the page and down to the open door at the other side, on a roller skate; the hero, small and whole, marches back from there, or rolls, one straight arm behind, and tows it on its white lace like a dog that would rather not; over the fold the octopus stands in its four boots and has noticed nothing; foot six, in a flowerpot, stands before a mirror and is in it once more',
      mood: 'busier',
      light: 'warm lamp, streaks from the skate',
      objects: [],
    },
    {
      beat: 'hope',
      hook: 'One more foot.',
      setting: 'The shop floor before a bare wall',
      shot: 'close',
      framing:
        'on one page, as large as that, the guest’s face, with the words on its brow; on the other what it looks at',
      action:
        'The octopus, of whom there is only a face, has lifted foot seven high up before it, wide-eyed and pleased: the object, which its tip has gone once round, and which is tied to it with a lace in a bow; the hero, mouth open, has both fists round the end of that lace still, and has been lifted off the floor, whole and from the side, legs behind, or in the wheelchair with the castors up; the other six feet have come in from all sides, each in what it wears, and look on: two red boots and a frog from above, a frog from beside, skate and flowerpot from below; under the hero’s feet, small and bare, the tip of foot eight. On a page alone the hero pulls the bow tight, and the octopus laughs, because it tickles',
      mood: 'nearly there',
      light: 'warm lamp',
      objects: ['thing1'],
    },
    {
      beat: 'trouble',
      hook: 'Nothing, anywhere?',
      setting: 'A drift of paper before shelves that are bare to the ceiling',
      shot: 'mid',
      framing:
        'paper fills the lower half of the page; one sheet of it, unfolded, has the words on it',
      action:
        'The hero is in paper up to the waist, or in the wheelchair up to its wheels; a sheet on the hat, mouth a small o, and with one straight arm pulls out of one more box what is in it: paper, which goes through the fist; beside, the octopus, in it up to the chin, its mouth a small round o, has put its seven dressed feet on the empty planks, where they stand in a row like goods; foot eight, bare, waits politely under them, by itself; another open box sinks; at the top of the ladder the legs',
      mood: 'comic emptiness',
      light: 'dark shelves, white paper',
      objects: ['thing1'],
    },
    {
      beat: 'trouble grows',
      hook: 'Only one puddle left.',
      setting: 'The street before the shop, seen from its pavement',
      shot: 'wide',
      framing:
        'from outside, straight on: a bright window as long as both pages in a wall that is dark with rain, an awning over it, and before it the pavement',
      action:
        'In the shop’s window, as if it were for sale: the octopus, as high as the glass, heavy-lidded and near to tears; two arms in red boots have been let go, along the board, over the fold, as far as they go; beside it the hero, whole and stooped, the corners of the mouth down, one hand in the small of the back, or in the wheelchair, holds in a fist the tip of foot eight, blue with cold and dripping, and looks down at it; behind them bare planks. Before the window two pigeons drink up the last puddle, one with its bill in it, the other with its head back and its eyes shut; around it the stone is dark where it used to be, shore by shore; a dog on its lead, in four red boots, looks at who drinks. On a page alone all feet are near',
      mood: 'wistful',
      light: 'gray rain, a bright window',
      objects: ['thing1'],
    },
    {
      beat: 'turn',
      hook: 'What is round on top?',
      setting: 'The low mirror',
      shot: 'close',
      framing:
        'a dark shop over both pages, and on its floor one pool of lamplight, in which a tip stands up that is as round as a hat',
      action:
        'Foot eight has come out of the dusk, along the floor, over the fold and onto the measuring thing, where its tip stands up, round on top; the hero, whole and from the side, kneeling or bent down from the wheelchair, one arm in a straight line, has pushed the slide against it with a fist round its stem, and has looked up, mouth a small o, into the low mirror, out of which a yellow hat looks back that is as round; beyond the light sits the octopus, wide-eyed, five dressed feet on the floor, flowerpot and object held up like hands. On a page alone only its foot is seen',
      mood: 'concentration',
      light: 'one lamp on a bent stand, dusk around it',
      objects: [],
    },
    {
      beat: 'act',
      hook: 'To the puddle!',
      setting: 'The shop floor',
      shot: 'mid',
      action:
        'Foot eight stands up from the floor as tall as the hero, who, whole and from the side, up on the toes of one foot or in the wheelchair, laughing, eyes on it, has the brim of the yellow hat in a fist and pulls it down, one straight arm before and one flung back; the strap is closed around the tip; beside, the octopus laughs with its eyes shut, four dressed feet up in a wreath and three on the floor; over the fold a long window lies under the words, and along the street in it goes a centipede',
      mood: 'triumph',
      light: 'sun at the edge of the door',
      objects: ['thing1'],
    },
    {
      beat: 'hush',
      hook: 'Nobody can be going to jump. Somebody is.',
      setting: 'The corner of the street',
      shot: 'wide',
      framing: 'low over the water: the deep puddle fills two thirds of the page like a mirror',
      action:
        'Left eight dressed feet on tiptoe at the edge, all reflected upside down; between, where the pavement ends, water; right of it the hero with the tip of a tongue out and brows up, one foot over the water, or tipped back in the wheelchair with the castors over it; two rings where a drop fell; the tower of boxes has come out to look',
      mood: 'hush',
      light: 'washed sky, everything doubled',
      objects: ['thing1'],
    },
    {
      beat: 'the wish, changed',
      hook: 'And are the feet wet?',
      setting: 'The puddle',
      shot: 'close',
      framing: 'full bleed: one burst of light water in dark water',
      action:
        'All that the puddle was flies up from its middle, in jets to all sides. In it the octopus, open-mouthed, its feet flung out around it, each full to the brim, and the hero, whole and off the ground, one knee up, or tipped back in the wheelchair, front castors up and a fan of water from either wheel, who has a fist round the eighth arm, right under the hat, and the other arm flung back; they laugh at each other; birds leave',
      mood: 'burst of delight',
      light: 'the sun in the middle of it',
      objects: ['thing1'],
    },
    {
      beat: 'end',
      hook: 'None: count them.',
      setting: 'The shoe shop, the door open',
      shot: 'wide',
      action:
        'The hero, whole and leaning far back, fingers of both hands round the measuring thing, stares along a centipede in a bow tie that has come in along the whole front, dripping, feet on both sides, no end in sight; over it the shopkeeper’s face for the first time, upside down from the ladder, eyes on all that; over the fold the rest of it comes in through the door, and along the street, past the long window behind the hero, goes more of it',
      mood: 'comic dread, delighted',
      light: 'rain has begun again, gold through it',
      objects: [],
    },
  ],
};
