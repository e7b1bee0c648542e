import type { TitleBrief } from '#bookmaking/words/brief.ts';

export const brief: TitleBrief = {
  always: [
    'Wind can be seen: the hero’s puff is one pale ribbon, and on every page it moves something (a collar, an ear, a feather, a cherry, a wrapper). The whistle on 11 is the same ribbon, yellow. Yellow is saved for the whistle and the taxi.',
    'The cherry that rolls off the cake on 4 rolls through the corner of 5, 7 and 9, and is the wedding cake on 11.',
    'The hero’s grown-up is a wide straw hat and two shopping bags; on 5 to 12 the hat is on the bench, an arm’s length behind.',
    'The street bends left to right toward the park: roofs, laundry, corner, gate. The fountain is round, with a stone fish in the middle and a clock tower behind that says ten to twelve on 7, eight to on 8, three to on 9, one to on 10.',
    'From 6 on the camera is at the height of the captain’s hat, and the water is as big as a sea.',
    'The captain is a round green-black beetle in a dark blue hat with a brim; the bride has a daisy petal for a train.',
  ],
  cover:
    'The hero’s face in profile at the rim of the fountain, cheeks full; the pale ribbon of breath; at its end, very small, the walnut under sail.',
  pages: [
    {
      beat: 'wish',
      hook: 'Can nothing be done about it?',
      setting: 'A bending street of narrow houses in the morning',
      shot: 'mid',
      action:
        'Tunes stream over the street in ribbons from the mail carrier, a kettle in an open window, a gate; from the hero, large and near, cheeks round and eyes shut, one hand on the object, comes only a pale ribbon that lifts the corner of a letter',
      mood: 'bustling, a little unfair',
      light: 'morning from the left, long soft shadows',
      objects: ['thing1'],
    },
    {
      beat: 'first try',
      hook: 'What would the next one do?',
      setting: 'The sidewalk outside number four',
      shot: 'close',
      framing: 'hero at the left, dog’s face at the right, nose to nose',
      action:
        'The hero leans far in with a hand on the dog’s chest; the ribbon goes from one to the other and turns one ear inside out',
      mood: 'polite disbelief, mostly the dog’s',
      light: 'morning, warm brick',
      objects: [],
    },
    {
      beat: 'second try',
      hook: 'Third time?',
      setting: 'Under the gutter of a laundry’s porch, sheets on the lines above',
      shot: 'close',
      framing: 'from beside the hero and below: far up a roof, very near a gutter',
      action:
        'Forty pigeons wind themselves around a man on the roof; the hero, large and near, holds on to the gutter’s pipe with both hands and blows upward; before that nose one feather rocks on the gutter',
      mood: 'one child’s breath against a whole sky',
      light: 'bright sky, sheets glow',
      objects: [],
    },
    {
      beat: 'third try',
      hook: 'Where is that cherry going?',
      setting: 'The corner by the park gate',
      shot: 'close',
      framing: 'a cake as high as a house between two faces, a taxi far behind',
      action:
        'A girl whistles over a cake for a taxi, which has stopped with its door open; the hero, both hands round the edge of its plate, blows with both cheeks round; the breath meets the top cherry, and it goes; the straw hat is close behind',
      mood: 'slapstick',
      light: 'noon coming, short shadows, the taxi yellow',
      objects: [],
    },
    {
      beat: 'hope',
      hook: 'The breath is in. It has not come out.',
      setting: 'The rim of a round fountain, turned off',
      shot: 'mid',
      action:
        'The hero braces both arms on the rim, shoulders up, cheeks full, lips and eyes shut tight; far out on the flat water a speck; behind, close, the hat on its bench',
      mood: 'held breath',
      light: 'high sun, the whole sky lying in the water',
      objects: ['thing1'],
    },
    {
      beat: 'trouble',
      hook: 'A wedding at twelve, and no wind.',
      setting: 'The middle of the fountain',
      shot: 'close',
      framing: 'from the water: the captain large at the front, the hero’s face a hill behind',
      action:
        'The captain stands up in the walnut shell, one leg on the bow, hat raised; the candy wrapper hangs limp',
      mood: 'enormous surprise, naval',
      light: 'glitter from below on both faces',
      objects: [],
    },
    {
      beat: 'trouble grows',
      hook: 'Neither hard nor soft. What else is there?',
      setting: 'The fountain, the stone fish with its mouth open, the clock behind',
      shot: 'wide',
      framing: 'two bands: above, the ship spinning; below, the ducks arriving',
      action:
        'Above, the captain clings to the hat in a whirl that comes from the hero, who leans on the rim, a hand beside the mouth; below, two ducks like liners on either side of a walnut',
      mood: 'farce tightening',
      light: 'sun at the top of the sky, the ducks’ shadow on the shell',
      objects: [],
    },
    {
      beat: 'turn',
      hook: 'Will one breath be long enough?',
      setting: 'The far rim of the fountain',
      shot: 'mid',
      action:
        'The hero, one forearm along the rim, puffs and holds the object up on it like a lighthouse; on the water between, a ring that fades and one straight line that does not; the captain takes its bearing with one leg over its eyes',
      mood: 'sudden order',
      light: 'the line on the water shines',
      objects: ['thing1'],
    },
    {
      beat: 'act',
      hook: 'On it goes. Watch the clock.',
      setting: 'Along the water',
      shot: 'close',
      framing: 'cheek to the water: the hero’s face at one edge, the ribbon across the whole page',
      action: 'The sail is full; the shell passes exactly between two turning ducks',
      mood: 'steady',
      light: 'white glitter parting along the line',
      objects: ['thing1'],
    },
    {
      beat: 'hush',
      hook: 'One minute. The rim is a beetle’s length away.',
      setting: 'The whole fountain from above',
      shot: 'wide',
      framing:
        'from straight above: one circle, one line, one speck, and near us a head on the stone',
      action:
        'The hero’s cheek and both hands lie on the rim; the ship’s line goes from those lips almost to the other side; the object’s shadow reaches out over the water toward it; the hero’s ribbon is down to a thread',
      mood: 'hush',
      light: 'noon: every shadow is right below its thing',
      objects: ['thing1'],
    },
    {
      beat: 'the wish, changed',
      hook: 'The whistle leaves the page on the right. Who heard it?',
      setting: 'The rim as a wedding hall: the object as its altar, the cherry on a bottle cap',
      shot: 'close',
      action:
        'Sixty beetles on tiptoe; captain and bride; above them the hero’s astonished face, ten fingers at a mouth from which a yellow ribbon has got out',
      mood: 'horror and delight in equal parts',
      light: 'gold, from the ribbon itself',
      objects: ['thing1'],
    },
    {
      beat: 'end',
      hook: 'None: the taxi is on its way to the sea.',
      setting: 'The fountain, on at last, and the street beyond',
      shot: 'close',
      action:
        'The hero near, one arm round the dog’s neck with the hand on top of its head, the other hand on its chest, cheek to nose, its tongue out; behind, the fountain plays; pigeons on the hat, on the dog, on the taxi’s roof; captain and bride wave from the back window of the taxi, a row of cherry stalks tied behind',
      mood: 'everybody wet, nobody sorry',
      light: 'sun through spray, a small rainbow over the taxi',
      objects: ['thing1'],
    },
  ],
};
