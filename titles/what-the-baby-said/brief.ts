import type { TitleBrief } from '#bookmaking/words/brief.ts';

export const brief: TitleBrief = {
  always: [
    'One room, one evening: a round rug in the middle, a big chair at the left, a table with a long cloth at the right, a window that goes from afternoon to night.',
    'The camera is at the hero’s height or the baby’s. The tall ones are skirts, trousers, elbows, a camera, hands with cups; they bend in from the top edge and have no faces until the very last page, where a row of them looks round the door upside down.',
    'The baby has one sock from page 1. The other one shows behind the big chair on every page: a heel, a stripe, a toe. The stripe (green) is nowhere else.',
    'The baby is round, bald, in plain cream; it could be anybody’s, and no page says whose.',
    'Pancakes multiply: a plate on 2, a stack on 3, a tower on 5, a ruin on 7.',
    'Noise is drawn by the room: on 6 and 7 everything hangs at an angle; on 10 every line is level.',
  ],
  cover:
    'Hero and baby on the rug, nose to nose, each with one finger up; over them a ring of shoes and hems.',
  pages: [
    {
      beat: 'wish',
      hook: 'Will anybody ever hear?',
      setting: 'The room in the afternoon, full of people',
      shot: 'wide',
      framing: 'from the floor: a forest of legs and bent backs, the rug a clearing',
      action:
        'The tall ones lean over the baby; the hero tugs at a skirt, mouth open; the baby considers the ceiling; one sock on, one nowhere',
      mood: 'crowded, comic',
      light: 'afternoon from the window at the left, falling on the rug',
      objects: [],
    },
    {
      beat: 'first try',
      hook: 'It worked. Would it work again?',
      setting: 'The rug',
      shot: 'mid',
      action:
        'All the legs have turned toward the hero; the hero’s face at the moment after saying it; from the top edge a hand is already bringing a plate',
      mood: 'surprised by success',
      light: 'sun on the plate',
      objects: [],
    },
    {
      beat: 'second try',
      hook: 'What else could a baby want?',
      setting: 'The rug, closer',
      shot: 'close',
      action:
        'A hand holds out the object from above; the hero takes it with great fairness, on behalf of the baby, who looks at its own foot',
      mood: 'solemn fraud',
      light: 'late afternoon',
      objects: ['thing1'],
    },
    {
      beat: 'third try',
      hook: 'Now it has gone to the hero’s head.',
      setting: 'The rug, dusk at the window',
      shot: 'mid',
      action:
        'The hero speaks with one hand raised like a senator; the baby regards the hero with interest; cups have stopped halfway',
      mood: 'grand',
      light: 'first lamp',
      objects: ['thing1'],
    },
    {
      beat: 'hope',
      hook: 'The breath goes in, and in.',
      setting: 'All the good cushions',
      shot: 'mid',
      framing: 'the hero enthroned at the right, the baby’s mouth opening, huge, at the left edge',
      action: 'The hero on a tower of cushions with a tower of pancakes; all heads turned this way',
      mood: 'the height of glory',
      light: 'lamplight like a stage',
      objects: ['thing1'],
    },
    {
      beat: 'trouble',
      hook: 'What does it mean?',
      setting: 'The room, at an angle',
      shot: 'close',
      framing: 'full bleed: mostly mouth, no teeth; hero, cushions and cat blown to the edges',
      action:
        'The baby howls; curtains, pictures, pancakes and the cat’s fur stand out to the side',
      mood: 'enormous noise',
      light: 'lamp swinging',
      objects: ['thing1'],
    },
    {
      beat: 'trouble grows',
      hook: 'Somebody will have to ask it.',
      setting: 'The room, at the other angle',
      shot: 'wide',
      action:
        'Hands come in from everywhere with rattles, spoons, a hat, a trumpet; the hero holds up the object; the baby is brick red; pancakes on the floor',
      mood: 'farce at its worst',
      light: 'hard shadows in all directions',
      objects: ['thing1'],
    },
    {
      beat: 'turn',
      hook: 'One sock. Where is the other?',
      setting: 'The rug',
      shot: 'close',
      framing:
        'both faces in profile, nose to nose; between them, far back and sharp, one bare foot',
      action: 'The hero lies on the rug and looks where the baby looks',
      mood: 'sudden quiet between two people',
      light: 'one low lamp between the faces',
      objects: [],
    },
    {
      beat: 'act',
      hook: 'On it goes. And?',
      setting: 'Behind the big chair',
      shot: 'mid',
      framing:
        'two moments: left, an arm behind the chair among fluff; right, the sock and the foot',
      action:
        'The hero blows on a very small striped sock, then waits with it beside a kicking foot',
      mood: 'careful',
      light: 'lamplight, dust in it',
      objects: [],
    },
    {
      beat: 'hush',
      hook: 'The mouth is opening again. For what?',
      setting: 'The room, every line level',
      shot: 'wide',
      framing: 'from above: the round rug, two people on it, and a great deal of floor',
      action:
        'The tall ones have gone; hero and baby lie on the rug, two striped feet up; pancakes all around; the object stands on guard',
      mood: 'hush',
      light: 'one lamp, a circle the size of the rug, moon in the window',
      objects: ['thing1'],
    },
    {
      beat: 'the wish, changed',
      hook: 'Who else heard that?',
      setting: 'The rug',
      shot: 'close',
      action: 'The baby, lit up, speaks into the hero’s ear; the hero’s eyes go very wide',
      mood: 'a secret',
      light: 'lamplight on two faces',
      objects: [],
    },
    {
      beat: 'end',
      hook: 'None: there will be pancakes.',
      setting: 'The doorway and the rug',
      shot: 'mid',
      action:
        'All the tall ones at the door, one above the other, faces at last, full of hope; hero and baby side by side, looking straight out at us with exactly the same expression',
      mood: 'conspiracy',
      light: 'kitchen light through the door, a plate in it',
      objects: ['thing1'],
    },
  ],
};
