import type { TitleBrief } from '#bookmaking/words/brief.ts';

export const brief: TitleBrief = {
  always: [
    'One room, one evening: a round rug in the middle, a big chair at the left, a table with a long cloth at the right, a window that goes from afternoon to night.',
    'The camera is at the hero’s height or the baby’s, once above them, and once outside the window. The tall ones are skirts, trousers, elbows, a camera, hands with cups; they bend in from the edges and have noses and chins at most, no faces (but one that is all teeth, when it is loudest) until the very last page, where they lean in from every edge.',
    'The baby has one sock from page 1. The other one shows behind the big chair wherever that is seen: a heel, a stripe, a toe. The stripe (green) is nowhere else.',
    'The baby is round, bald, in plain cream; it could be anybody’s, and no page says whose.',
    'Pancakes multiply: a stack on 2, more on 4, a tower on 5, what is left of them on 9, 10 and 11.',
    'Noise is drawn by the room: on 6 everything hangs at an angle, on 7 all of it runs round the baby; on 10 every line is level.',
  ],
  cover:
    'Hero and baby on the rug, nose to nose: the hero, on both knees, hands behind the back, has come all the way down to it; the baby sits, has the hero by the chin and says something, one sock on, the other foot bare (who rolls: the wheelchair behind, at the left edge); over them a row of shoes and hems.',
  pages: [
    {
      beat: 'wish',
      hook: 'Will anybody ever hear?',
      setting: 'The room in the afternoon, full of people',
      shot: 'mid',
      framing:
        'from behind, as whoever is short sees it: all the tall ones have bent over, a row of seats of trousers and skirts over both pages, one pair of shorts straddled like an arch',
      action:
        'The hero, in profile at the right, hauls at the hem of the shorts with one straight arm, so that a corner of them comes along, and calls up to wherever a head may be; in the arch, small and lit, lies the baby, a finger on its nose and a hand over it, and considers the ceiling; one sock on, the other behind it under the big chair; bound, a camera hangs down between corduroy legs, and the cat sits with its back to us, too',
      mood: 'crowded, comic',
      light: 'afternoon from the window at the left, falling on the rug',
      objects: [],
    },
    {
      beat: 'first try',
      hook: 'It worked. Would it work again?',
      setting: 'The rug, and all round it shoes',
      shot: 'wide',
      framing:
        'from just over it: the blue rug over both pages, the sun on it, along its far border, cut by the edge, a row of shoes and hems; at the right, as tall as a child, one stack of pancakes',
      action:
        'The whole room has stopped, toes this way; the hero, on tiptoe or in a wheelchair, both hands behind the back or at rest, leans over to the top of the stack, nose first; at its other side sits the baby, one hand up at the pancakes, and has said its Ba; from above a yellow sleeve brings the next plate; bound, at the left, the cat sits beside another one, its back to us, and a cup lies where it fell',
      mood: 'surprised by success',
      light: 'sun on the plate',
      objects: [],
    },
    {
      beat: 'second try',
      hook: 'What else could a baby want?',
      setting: 'The rug, closer',
      shot: 'mid',
      framing:
        'level, both whole: from a small hand that closes on air, over an arm, to the object at the far end of another one, all in one slant over the page',
      action:
        'The hero, on both feet or in a wheelchair, leans back, holds the object up and away in the fist of one straight arm, the other hand open before the baby, and looks at it with every sympathy; the baby, sitting, seen from the side, reaches with both arms and closes its hands on air; bound, at the left, the cat has the big chair, bored, and the last pancakes lie before it',
      mood: 'solemn fraud',
      light: 'late afternoon',
      objects: ['thing1'],
    },
    {
      beat: 'third try',
      hook: 'Now it has gone to the hero’s head.',
      setting: 'The rug, at dusk',
      shot: 'wide',
      framing:
        'level, one room over both pages: a translator on tiptoe on a pile of three cushions, and a red line that goes from the crayon through the fold along the wall',
      action:
        'The hero, the body one line up to the crayon (or sitting on the pile, or in a wheelchair), a straight arm ahead, talks and writes on the wall: bound, the line goes in loops over the fold and round a bed that is drawn there with somebody unhappy in it, and straight across it, as on a sign; the cat sits before it, and from the right edge somebody holds out a cup and has forgotten it; the object has the big chair; the baby, on its belly, has said one short Ba and looks up at the hero with round eyes',
      mood: 'grand',
      light: 'the last of the sun',
      objects: ['thing1'],
    },
    {
      beat: 'hope',
      hook: 'The breath goes in, and in.',
      setting: 'All the good cushions, and everybody round them',
      shot: 'mid',
      framing:
        'level, one stage over both pages: a heap of all the cushions there are, with the hero on top under a lamp, and at its foot, small and whole, the baby, into whose mouth goes all the air in the room; bound, the baby is at the left, beside a cat and a cup that wait',
      action:
        'The hero, cross-legged in the hollow of the last cushion, or in a wheelchair with the heap for the back of a throne, chin up, holds out a pancake on a fork for a scepter; plate and object have cushions of their own; the baby, chest out, both arms flung away, breathes in: feathers, steam and the lamp lean to it; a long skirt, shorts and a gown stand round them, a tower of pancakes at the right edge',
      mood: 'the height of glory',
      light: 'lamplight like a stage',
      objects: ['thing1'],
    },
    {
      beat: 'trouble',
      hook: 'What does it mean?',
      setting: 'The room, at an angle',
      shot: 'close',
      framing:
        'full bleed: mostly mouth, no teeth; cushions, object and cat blown to the edges; the hero near, in the lower right corner; bound, the noise goes over the fold in letters as tall as legs',
      action:
        'The baby howls; the hero, blown aside, clutches a cushion with both hands and looks up with an open mouth; curtains, pictures, pancakes and the cat’s fur stand out to the side, a flowered dress has ducked to the floor, both hands on its ears, eyes screwed up and teeth clenched, and the big chair is leaving',
      mood: 'enormous noise',
      light: 'lamp swinging',
      objects: ['thing1'],
    },
    {
      beat: 'trouble grows',
      hook: 'Somebody will have to ask it.',
      setting: 'The rug, and a room in which nothing stays where it was',
      shot: 'wide',
      framing:
        'level, one storm over both pages: at the right, large and whole, the baby, and out of its mouth rings, each wider than the last, as far as the other edge; against them, whole and small, the hero; bound, out of the lower left corner three long arms that point',
      action:
        'The baby, brick red, both fists clenched, one sock and one bare foot, howls, eyes squeezed shut and a tear beside them; the hero, in profile, on both feet or in a wheelchair, leans into the noise with all the weight there is, holds out the object in one straight arm, the other flung back, and looks aghast; a picture, a cushion, pancakes and the big chair are blown away behind',
      mood: 'farce at its worst',
      light: 'hard light, waves from where the noise is',
      objects: ['thing1'],
    },
    {
      beat: 'turn',
      hook: 'One sock. Where is the other?',
      setting: 'The rug',
      shot: 'close',
      framing:
        'level with the rug: one baby as long as both pages, nose to nose at the right with somebody, and at the far left, large and lit, one bare foot beside one in its sock',
      action:
        'The hero, flat on the tummy, chin on the rug, nose to nose with the baby, mouth small and shut; both look out of the corners of their eyes along a hill of cloth to one sock and one bare foot; behind the baby stands the big chair, with a stripe of green under it',
      mood: 'sudden quiet between two people',
      light: 'one low lamp between the faces',
      objects: [],
    },
    {
      beat: 'act',
      hook: 'On it goes. And?',
      setting:
        'The rug, in lamplight; bound, behind it the big chair, and the table with a lifted cloth',
      shot: 'mid',
      framing:
        'level: the hero in profile at the fold, and at the right the whole baby on its back, both feet up; bound, at the left, large, the table with its cloth lifted, the cat under it with a pancake on its head, and the big chair, pushed over',
      action:
        'The hero, on both knees or in a wheelchair, far forward, both fists at its cuff, pulls a very small striped sock on the bare foot, of which the heel is still seen; the fluff flies away over the baby’s other foot, and the baby watches with an open mouth',
      mood: 'careful',
      light: 'lamplight, dust in it',
      objects: [],
    },
    {
      beat: 'hush',
      hook: 'The mouth is opening again. For what?',
      setting: 'Outside the window, at night',
      shot: 'wide',
      framing:
        'through the window from outside: a dark wall of level boards, and in it one lit pane; bound, a window over both pages, its post at the fold',
      action:
        'The tall ones have gone; hero and baby sit side by side in one quilt at the window, only their heads seen, and look at each other; out of the quilt stick two soles, both in striped socks; the object lies beside them; bound, at the left, the cat that had left by a window sits before it, large and dark, its back to us and its tail over the sill, beside a pancake (who rolls: the wheelchair stands inside, beside the quilt)',
      mood: 'hush',
      light: 'lamplight from within, and night everywhere else',
      objects: ['thing1'],
    },
    {
      beat: 'the wish, changed',
      hook: 'Who else heard that?',
      setting: 'The rug, by the lamp on the floor',
      shot: 'close',
      framing:
        'from the rug, level: two whole people who sit on it in profile, face to face, and between them one small foot; bound, pancakes that cool in the dark, and the cat in the big chair (who rolls has left the wheelchair beside them)',
      action:
        'The baby, rocked back, has got hold of its own foot in its striped sock with both hands, looks at the hero and says its word; the hero, knees up and both hands round them, looks back, and has stopped breathing, mouth just open',
      mood: 'a secret',
      light: 'one lamp on the floor between two faces',
      objects: [],
    },
    {
      beat: 'end',
      hook: 'None: there will be pancakes.',
      setting: 'The doorway and the rug; bound, the wall that the door lights',
      shot: 'mid',
      action:
        'All the tall ones at the door, one above the other, faces at last, full of hope; hands round the frame, a plate of pancakes; near, hero and baby cheek by cheek, an arm round the baby, the object in the other hand, looking at each other out of the corners of their eyes with exactly the same expression; on the wall their shadow is one large conspirator with two heads, and the cat is at the window',
      mood: 'conspiracy',
      light: 'kitchen light through the door, a plate in it',
      objects: ['thing1'],
    },
  ],
};
