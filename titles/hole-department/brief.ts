import type { TitleBrief } from '#bookmaking/words/brief.ts';

export const brief: TitleBrief = {
  always: [
    'Cutaway: the sand is cut open on every page but 3 and the cover, where one stands before the hole, 5, seen from in it, 8, from over it, 9, from low on the sand, 6, where it has been heaped up, and 12, when the beach is whole again. Above the line beach and sky, below it the Department: tunnels, pigeonholes, lamps, small desks. The line sits high on 4 and low on 1, 2 and 11.',
    'The hero digs, stands, kneels, sits or lies beside the hole and is never in it. The hole is narrow, one spade wide, but on 3, where it is measured and looks as wide as the book. The moles dig the lower half from below.',
    'The hero’s grown-up is a striped windbreak with two feet sticking out, within reach.',
    'The circle: on every form from page 2, in one corner, a small pencil circle. Nobody points at it until 8. Round things rhyme with it: pebble, bucket, sun, the mole’s glasses.',
    'The tide comes up a little on each page; castles vanish from right to left, the sofa last but one.',
    'Below is brown and lamp yellow. Sky blue is kept out of the underground until 10, when it comes down the hole as one column; on 8 dark glasses have it, and nobody behind them.',
    'The mole: round, waistcoat, shirt sleeves, very dark glasses, pencil behind the ear; its paws are bigger than its clipboard.',
  ],
  cover:
    'A round hole as wide as the book, into which we look from its near rim: level under level of sand and clay down to the dark. On its far rim the hero, whole, on all fours (whoever rolls has parked the chair behind), leans out over it and looks down; in its wall windows with lamps and moles in them, all noses up, and the one with the pencil holds out Form One; the deeper, the smaller, until there are but lamps; a spade stands in what was dug out, and has a lamp on a string in the hole.',
  pages: [
    {
      beat: 'wish',
      hook: 'How deep is deepest?',
      setting: 'A long beach on a bright morning, castles everywhere',
      shot: 'wide',
      action:
        'Far off castles and a cathedral of sand; before it the hero, whole, drives a spade into the ground, both fists on its handle and one foot at its blade (who rolls, leaning out of the chair), and looks down at it; the object waits on a towel; over the fold a sofa of sand, and a kite that has the object on it; right under the blade, unnoticed, a tiny lamp',
      mood: 'bright, determined',
      light: 'sun high at the left, short shadows',
      objects: ['thing1'],
    },
    {
      beat: 'first try',
      hook: 'A form? For a hole?',
      setting: 'The hole, one spade deep, cut open below the mole',
      shot: 'close',
      action:
        'The mole has shot up out of the sand as far as the waist, sand still on its head: one paw holds a clipboard out, the other a stamp up; before it the hero, whole, staggers back on one heel (who rolls is thrown back in the chair), one palm held out against it, the other arm flung back, jaw down; sand in the air, and over the fold the spade comes down on the tower of somebody else’s castle',
      mood: 'astonished, official',
      light: 'day',
      objects: [],
    },
    {
      beat: 'second try',
      hook: 'There will be more forms.',
      setting: 'The hole, two spades deep, on the open beach',
      shot: 'mid',
      framing:
        'from the near rim: the hole is an oval as wide as both pages, and we look over it at its far edge',
      action:
        'A long yellow tape, straight across the hole: over the fold the mole, whole, on the far rim, has its one end in a paw under the tip of its nose, and Form Two with a circle in the corner in the other; at the other end of the hole the hero, whole on the rim, leans far back (who rolls, in the chair), two straight arms with the round case of the tape between both fists, and looks along it; in the hole a lamp on a string; behind the hole a sofa of sand, before it spade and bucket',
      mood: 'brisk',
      light: 'sun high at the right, the hole dark but for one lamp',
      objects: [],
    },
    {
      beat: 'third try',
      hook: 'Surely that was all of the forms.',
      setting: 'The hole, three spades deep, and a tunnel at its bottom',
      shot: 'mid',
      framing: 'tall: the hole runs the whole height of the page',
      action:
        'The hero, whole, lies on the tummy on the sand (who rolls has parked the chair behind), the head over the hole and one heel in the air, looks straight down, and has just let go of a pebble from one straight arm; far down in the dark the mole, small, listens after it, a paw behind the ear and the nose up; out of a lit tunnel at its side, over the fold, six stamped forms hang like washing',
      mood: 'farce, at speed',
      light: 'day above, a dark shaft, one lamp at the bottom of it',
      objects: [],
    },
    {
      beat: 'hope',
      hook: 'The spade is up.',
      setting: 'At the edge of the hole',
      shot: 'close',
      framing:
        'from the bottom of the hole, straight up: a circle of sky with the hero and the spade in it',
      action:
        'The hero, bent back, swings the spade up with both hands, teeth in a lip; all forms lie stacked and stamped at the rim, the last is held up; bound, a lamp on a root, and a worm that looks up, too',
      mood: 'held breath',
      light: 'the sun exactly behind the spade',
      objects: [],
    },
    {
      beat: 'trouble',
      hook: 'What is a hole for?',
      setting: 'At the foot of a molehill as high as a house, on the open beach',
      shot: 'wide',
      framing:
        'from low: a form comes down the whole slope like a carpet: four large boxes, TREASURE, LETTERS, SWIMMING, OTHER, and under them nothing but a small circle',
      action:
        'A hill so large that it begins on the other page: at its foot the hero, whole and small, chin up, astride (or in the chair), one fist on the upright spade, points down at one small hole; on the top, very large, the mole leans over in dark glasses, one paw closed on the head of the form, and the other, behind its back, round the stamp that says CLOSED, which we see and the hero does not; over the fold three clerks carry the hill higher, up its long foot, in buckets; behind them the windbreak and two feet, asleep',
      mood: 'catastrophe by stationery',
      light: 'flat noon',
      objects: [],
    },
    {
      beat: 'trouble grows',
      hook: 'The stamp is up. Why does it not come down?',
      setting: 'The beach with the tide halfway up it',
      shot: 'wide',
      action:
        'A wave in one piece, taller than everything, curls over the cathedral; between the wave and the hole the hero, whole, leans back with one straight arm and an open palm held out against it, the other flung back, and shouts; in the hole the mole holds the stamp that says CLOSED over its head, in both paws, and looks up past it; over the fold the wave has the sofa',
      mood: 'large and small trouble at once',
      light: 'the sun gone over to the right, foam bright',
      objects: [],
    },
    {
      beat: 'turn',
      hook: 'What does the hero see in a circle?',
      setting: 'The hole’s rim, covered with forms',
      shot: 'close',
      framing:
        'from straight above, as the hero sees it: a round hole, nearly as large as the page, with one face in it',
      action:
        'The mole looks up, all face, claws over the rim; in either of its dark glasses a round sky, and before it the hero, near, mouth open (who rolls with the grips of the chair behind); eight corners of forms stick out round the hole, a circle in each; over the fold the circle of Form Nine, as large as the hole, and on its line a finger of the hero, from below',
      mood: 'quiet, the first tenderness',
      light: 'late sun through paper',
      objects: [],
    },
    {
      beat: 'act',
      hook: 'Glasses off. What is up there?',
      setting:
        'The beach late in the day: a low wall of sand round the hole, which is a window now',
      shot: 'close',
      framing: 'low, from the sand: the wall before the sea, and a large sky',
      action:
        'One beach and one sky over both pages: the hero, whole, kneels (or stands; who rolls leans out of the chair), shoves the object under the side of the wall that slips, and points up with the other arm; the mole, near and very large, stands in the hole up to its waistcoat, very large bare eyes and the nose to the sky; both look at a gull; on the sand before them Form Nine, ticked, with WINDOW on it by hand; over the fold the tide has come round a castle and the windbreak with two feet, and before it lie the dark glasses of the mole, in which a crab sees itself',
      mood: 'busy, careful',
      light: 'low gold above, brown shade in the hole',
      objects: ['thing1'],
    },
    {
      beat: 'hush',
      hook: 'What will it say?',
      setting: 'The bottom of the hole',
      shot: 'wide',
      framing: 'a whole page of dark earth with one column of light in the middle',
      action:
        'The mole sits at the bottom, its glasses in its lap, face up; at the top the hero, whole, on all fours at the edge (whoever rolls has parked the chair behind), looks down; the object looks down from the other edge, and there is a gull in the middle; over the fold a clerk in a nightcap has sat up in bed under a lamp, and up a dark stair two more have pushed up their glasses',
      mood: 'hush',
      light: 'one column of sky blue, and far from it one small lamp',
      objects: ['thing1'],
    },
    {
      beat: 'the wish, changed',
      hook: 'And the sea?',
      setting: 'The hole from the side, and all the sky above it',
      shot: 'wide',
      framing:
        'at the height of the sand: one lies beside the hole and one is in it, and all the sky above both',
      action:
        'The hero, whole, lies on the back on the sand, the head beside the hole and the object on the tummy (who is one sits, the object behind), and points at the first star with one straight arm; the mole’s whole head pokes out of the hole, which is full of the evening, with bare eyes; both look up one straight line of starlight; over the fold the Milky Way comes up to it; a pencil falls',
      mood: 'large, still',
      light: 'evening blue, first star',
      objects: ['thing1'],
    },
    {
      beat: 'end',
      hook: 'None: count the noses.',
      setting: 'The clean beach next morning',
      shot: 'mid',
      action:
        'The hero, whole, laughs, both arms up, spade in hand, and is off the ground for joy (but for who rolls); round holes all over the sand to the pier, over the fold and on as far as there is a beach, a nose in each, some with glasses pushed up (and there two more are out as far as the waist, arms up); in front the object with a round stamp on it',
      mood: 'comic, delighted',
      light: 'early sun from the left, every hole with its small shadow',
      objects: ['thing1'],
    },
  ],
};
