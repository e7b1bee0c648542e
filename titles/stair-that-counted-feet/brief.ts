import type { TitleBrief } from '#bookmaking/words/brief.ts';

export const brief: TitleBrief = {
  always: [
    'One narrow house in cutaway: hall with boots, curtain and table below, thirteen stairs, landing, bathroom and bedroom above. The stairs rise from left to right on every page.',
    'The light goes out one lamp at a time: five lamps on page 1, four on 2, one on 3 to 8, none from 9 but the window. Contrast falls with it; the last picture has three tones.',
    'The third stair from the bottom has a face in its grain: two knots and a long line. It is never drawn more plainly than wood could manage.',
    'The cat is on the third stair from page 2: a dark cushion, a shadow with a tail, a thing on the stair that nobody looks at. On page 1 its tail goes round the bottom of the banister.',
    'Somebody tall is a door with a line of light under it, a hand with a cup, and a snore. No face.',
    'A hero who uses a wheelchair goes up and down on a stairlift, in the color of the chair: its seat stops at the very stair where another hero sits, so “sat down on the top stair” is true for both. The chair itself waits beside the bed, is used in the hall, and nobody climbs in it.',
    'The creak is drawn as lines from the stair; there are fewer each time, and none on 11.',
  ],
  cover:
    'The stairs from below at night: hero on a high stair, knees drawn up, a lamp in both hands that lights the face from below; the third stair looking up; a tail hanging from it.',
  pages: [
    {
      beat: 'wish',
      hook: 'Everyone goes up but one.',
      setting: 'The whole house at lamp-lighting',
      shot: 'wide',
      framing: 'cutaway of all floors',
      action:
        'A line of feet goes up the stairs, cropped at the knee: slippers, socks, bare toes; the hero is last, at the bottom, a hand on the rail; round the foot of the banister goes a tail',
      mood: 'cozy, plotting',
      light: 'five warm lamps, a blue window',
      objects: [],
    },
    {
      beat: 'first try',
      hook: 'How long can one eye stay open?',
      setting: 'The bedroom, its door open to the landing and the stairs beyond',
      shot: 'close',
      framing: 'head and shoulders, as large as the page allows, in the quilt off the bed',
      action:
        'The hero sits up on the bed wrapped in the quilt, one fist holding it shut, one eye shut, the other held open between finger and thumb; through the door, small, the stairs with something dark on the third',
      mood: 'comic dignity',
      light: 'bedside lamp, a line of light under one far door',
      objects: ['thing1'],
    },
    {
      beat: 'trouble comes near',
      hook: 'Who said that?',
      setting: 'The stairs, from the landing',
      shot: 'close',
      framing: 'the hero’s face at the corner, huge, the stairs falling away behind',
      action: 'The hero looks round the doorpost; lines of sound burst from low on the stairs',
      mood: 'the loudest page',
      light: 'the lamp has just gone out: its smoke, one low hall light',
      objects: [],
    },
    {
      beat: 'friend',
      hook: 'A stair that talks: what does it want?',
      setting: 'The top of the stairs',
      shot: 'mid',
      framing: 'from low beside the third stair, its face large in the wood at our feet',
      action:
        'The hero has sat down on the stairs, knees drawn up, both arms folded round them and the chin nearly on the hands, and looks down at who is speaking: two knots and a long line in the riser below',
      mood: 'surprise, good manners',
      light: 'one hall light, low, from the right',
      objects: [],
    },
    {
      beat: 'trouble',
      hook: 'Whose are the four feet?',
      setting: 'The stairs',
      shot: 'mid',
      framing: 'from the height of the third stair: two bare soles, as large as a face, toes up',
      action:
        'The hero sits with both feet held up before the face, one hand round a foot, and counts: a finger goes to the first of ten toes; below, the face in the grain, patient and worn out; a soft dark shape lies on that step, with two ears and shut eyes, that only the reader sees, and a thread of yarn leads there from the hall',
      mood: 'whispered, funny',
      light: 'one hall light',
      objects: [],
    },
    {
      beat: 'first guess',
      hook: 'Not the table. Then who?',
      setting:
        'The dining room, seen in a thought: the table in a nightcap at the foot of the stairs',
      shot: 'close',
      framing:
        'the table legs fill the page; beyond them the hero, a banister in each hand, peers through',
      action: 'The table stands on its four turned feet and plainly has no plans',
      mood: 'deadpan',
      light: 'moon through the dining-room window',
      objects: [],
    },
    {
      beat: 'second guess',
      hook: 'Somebody will have to look.',
      setting: 'The bathroom, door open',
      shot: 'close',
      framing: 'low, at the height of the claws',
      action:
        'An iron bath on four clawed feet, one foot a little ahead of the others; the hero, near, leans in through the door over a basket of wash (who rolls comes in without the basket, one wheel in the door), one hand hooked on its frame, the fingers of the other over the rim, and does not trust it',
      mood: 'deadpan',
      light: 'moon on enamel',
      objects: [],
    },
    {
      beat: 'search',
      hook: 'Something in this hall is breathing.',
      setting: 'The bottom of the stairs, a long curtain behind',
      shot: 'close',
      framing: 'from beside the second stair: a face, a finger and the object, all of one size',
      action:
        'The hero, down in the hall, has set the object on the second stair, facing out; one hand is still round it, the other holds up a finger and tells it its duty, with great seriousness; on the third stair a tail has come over the edge',
      mood: 'hushed, official',
      light: 'a bar of light from upstairs, the rest blue',
      objects: ['thing1'],
    },
    {
      beat: 'hush',
      hook: 'The shape on the stair goes up, and down.',
      setting: 'The stairs in the dark',
      shot: 'close',
      framing:
        'from the height of the third tread, in one beam of the moon from a window behind us',
      action:
        'The hero has laid the head down on the tread, one ear on the wood and a hand flat beside it, next to a round dark shape that rises and falls, drawn in one line; a purr runs through the wood to the ear, and the face in the riser listens, too; whoever came by the lift bends down from its seat',
      mood: 'listening',
      light: 'window only; one edge of blue on the round shape',
      objects: ['thing1'],
    },
    {
      beat: 'turn',
      hook: 'Four feet. Now they have to go up.',
      setting: 'The third stair',
      shot: 'close',
      framing: 'from above: a face over the cat, two paws on each side of it',
      action:
        'The cat lies on its back along the stair, four paws in the air, exactly as many as were missing; the hero bends over it (who came by the lift, from its seat), one hand on its belly, and a finger of the other touches the sole of a paw: it counts',
      mood: 'relief, a laugh kept quiet',
      light: 'blue, with the hero’s face just lit',
      objects: ['thing1'],
    },
    {
      beat: 'act',
      hook: 'Will it creak?',
      setting: 'The stairs, going up',
      shot: 'mid',
      framing: 'the cat, carried before the chest, is longer than the page expects',
      action:
        'The hero carries the cat, leaning back under its weight, one arm round its chest and one under its rump; two paws hang over each arm; the knots in the third stair are closing',
      mood: 'slow, heavy, safe',
      light: 'window above, everything else gone soft',
      objects: [],
    },
    {
      beat: 'end',
      hook: 'None: somebody is on watch.',
      setting: 'The bedroom, and through the open door the stairs down to the second one',
      shot: 'wide',
      framing: 'the room of page 2, now in three tones, and the whole flight through its door',
      action:
        'The hero is asleep on the pillow, large, one arm over the cat, which has lain down on the quilt; through the door, far below, tiny and lit on the second stair, the object is on duty. Glasses, hearing aids and a chair of one’s own wait before the bed',
      mood: 'still, one last smile',
      light: 'almost none: a line under a door, a glint on the object',
      objects: ['thing1'],
    },
  ],
};
