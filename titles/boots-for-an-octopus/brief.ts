import type { TitleBrief } from '#bookmaking/words/brief.ts';

export const brief: TitleBrief = {
  always: [
    'An old-fashioned shoe shop: shelves of boxes to the ceiling, a sliding ladder, a low mirror, a mat, a glass door with a bell, and through it a street in rain.',
    'The hero wears a yellow rain hat on 1 to 8, in plain sight, and nobody looks at it. On 9 to 12 the hero has hat hair. For a hero who wears a head covering the yellow hat goes on top of it, and the covering stays.',
    'The octopus is plum-colored, soft, and has eight feet that can always be counted. Each foot keeps what it has been given for the rest of the book: red, red, frog, frog, skate, flowerpot, the object, the hat.',
    'The shelves empty as the book goes on; the puddles outside do too. The clock over the door is a boot.',
    'The shopkeeper is a pair of legs on the ladder and an arm with a box, until 12. The hero’s grown-up sits behind a tower of shoe boxes, trying on the same pair throughout.',
    'Big plain shapes and clear silhouettes: the smallest readers point. The measuring thing is real size on 1 and 8.',
    'The hero’s own feet are never the subject: they stay out of the picture or in shadow.',
  ],
  cover:
    'The octopus fills the square, feet up all around the edge like a wreath, each in something different, one bare; in the middle the hero in a yellow hat holds up the measuring thing.',
  pages: [
    {
      beat: 'wish',
      hook: 'Who will slide it?',
      setting: 'The shoe shop on a wet morning',
      shot: 'close',
      framing: 'the measuring thing large in front, the hero’s eyes over its edge',
      action:
        'The hero’s finger is a hair away from the slide; behind, the ladder with two legs on it',
      mood: 'temptation',
      light: 'gray rain light from the door, one warm lamp',
      objects: ['thing1'],
    },
    {
      beat: 'friend',
      hook: 'An octopus. In boots?',
      setting: 'The door and the mat',
      shot: 'wide',
      action:
        'The octopus stands on the mat in a spreading puddle, four feet clasped in front; the hero, the legs on the ladder and the tower of boxes all look at it',
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
        'Feet one and two in red, three in a boot with frogs; the hero pulls and foot four pushes; foot one admires itself',
      mood: 'busy',
      light: 'warm lamp',
      objects: [],
    },
    {
      beat: 'more feet',
      hook: 'What is left to put on?',
      setting: 'The shop floor',
      shot: 'mid',
      action:
        'Foot five sets off by itself on a roller skate around the edge of the page; foot six, in a flowerpot, is held up to the low mirror; the hero reaches for both',
      mood: 'busier',
      light: 'warm lamp, streaks from the skate',
      objects: [],
    },
    {
      beat: 'hope',
      hook: 'One more foot.',
      setting: 'The low mirror',
      shot: 'close',
      framing:
        'in the mirror: six dressed feet, the seventh wearing the object, and the hero’s face under the yellow hat',
      action: 'The octopus strokes the object on foot seven; foot eight comes up, bare, from below',
      mood: 'nearly there',
      light: 'lamp in the mirror',
      objects: ['thing1'],
    },
    {
      beat: 'trouble',
      hook: 'Nothing, anywhere?',
      setting: 'The shop, every shelf empty',
      shot: 'wide',
      framing: 'tall: the ladder the whole height of the page',
      action:
        'Boxes upside down, tissue paper to the hero’s waist; the arm at the top turns an empty box over; foot eight is held out, bare',
      mood: 'comic emptiness',
      light: 'bare shelves, one lamp',
      objects: ['thing1'],
    },
    {
      beat: 'trouble grows',
      hook: 'Only one puddle left.',
      setting: 'The window, the street behind it',
      shot: 'mid',
      action:
        'The octopus with its forehead on the glass, foot eight curled up and blue; outside puddles shrink around their edges, one deep one left at the corner',
      mood: 'wistful',
      light: 'the first brightness in the sky',
      objects: ['thing1'],
    },
    {
      beat: 'turn',
      hook: 'What is round on top?',
      setting: 'The bench and the mirror',
      shot: 'close',
      framing:
        'the measuring thing real size, foot eight on it; above, in the mirror, the yellow hat',
      action:
        'The hero slides the slide to; its round end fits exactly around the tip of foot eight',
      mood: 'concentration',
      light: 'the metal shines',
      objects: [],
    },
    {
      beat: 'act',
      hook: 'To the puddle!',
      setting: 'The shop floor',
      shot: 'mid',
      action:
        'The hero does up the strap of the yellow hat on foot eight; all eight feet up in a fan, all dressed',
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
        'Eight dressed feet on tiptoe at the edge, all reflected upside down; the hero beside, both arms out for balance; the tower of boxes has come out to look',
      mood: 'hush',
      light: 'washed sky, everything doubled',
      objects: ['thing1'],
    },
    {
      beat: 'the wish, changed',
      hook: 'And are the feet wet?',
      setting: 'The puddle',
      shot: 'close',
      framing: 'full bleed splash',
      action:
        'Water stands up all around; every boot, skate, pot and hat is full to the brim; the octopus has its eyes shut for joy; the hero is soaked and laughing',
      mood: 'burst of delight',
      light: 'sun in every drop',
      objects: ['thing1'],
    },
    {
      beat: 'end',
      hook: 'None: count them.',
      setting: 'The shoe shop, the door open',
      shot: 'wide',
      action:
        'The hero at the bench with the measuring thing, hat hair; the shopkeeper’s face for the first time, upside down from the ladder; through the door, around the doorpost and along the street, comes a centipede, dripping, no end in sight',
      mood: 'comic dread, delighted',
      light: 'rain has begun again, gold through it',
      objects: [],
    },
  ],
};
