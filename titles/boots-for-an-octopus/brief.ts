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
        'The hero leans over the counter from the shoulders, an elbow on it and a cheek on the fist, the other arm stretched down to the slide, one finger on its knob already; behind, the ladder with two legs on it',
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
        'Near us the hero, both hands over the mouth, eyes slid aside to the guest; behind, the octopus stands on the mat in a spreading puddle, four feet clasped in front, and waits for somebody to say something; further back the legs on the ladder and the tower of boxes',
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
        'Feet one and two in red, three in a boot with frogs; near us the hero hauls the second frog boot up by its shaft with both hands, lip between the teeth, and foot four pushes in over the edge; foot one admires itself',
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
        'Foot five sets off by itself on a roller skate around the edge of the page; right over the hero, who is down behind the bench, eyes shut, both hands on the hat; the octopus stands on the bench in its four boots; foot six, in a flowerpot, is held up to the low mirror',
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
      setting: 'Inside an empty shoe box; over its rim the shop, every shelf bare',
      shot: 'close',
      framing: 'from the bottom of the box: dark walls, a bright opening, paper before the lens',
      action:
        'The hero leans over the rim, both hands hooked over it, and looks in, mouth open; beside, the octopus looks in too, boots and the object hung over the edge, foot eight bare and waiting; behind them the legs at the top of the ladder',
      mood: 'comic emptiness',
      light: 'dark in the box, the shop bright',
      objects: ['thing1'],
    },
    {
      beat: 'trouble grows',
      hook: 'Only one puddle left.',
      setting: 'The window, the street behind it',
      shot: 'mid',
      action:
        'The hero with brow, palm and breath on the glass, the octopus with its forehead beside, foot eight, blue with cold, flat on the pane by its suckers next to that hand; outside puddles shrink around their edges, one deep one left at the corner',
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
        'Bent far over the bench, the hero steadies foot eight with one hand and with the other slides the slide to by its knob; its round end fits exactly around the tip',
      mood: 'concentration',
      light: 'the metal shines',
      objects: [],
    },
    {
      beat: 'act',
      hook: 'To the puddle!',
      setting: 'The shop floor',
      shot: 'close',
      action:
        'Near us, the hero presses the yellow hat down on foot eight with one hand and does up its strap with the other, laughing at it; behind, the other seven feet up in a fan, all dressed',
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
        'Eight dressed feet on tiptoe at the edge, all reflected upside down; the hero beside, as tall as the octopus, on the toes of one foot, the other over the water, both arms out for balance; the tower of boxes has come out to look',
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
      shot: 'close',
      action:
        'The hero, hat hair, the measuring thing hugged in both hands, eye to eye with a centipede as large as the hero, which comes in from the street, around the doorpost and around once more, dripping, feet on both sides, no end in sight; between them the shopkeeper’s face for the first time, upside down from the ladder',
      mood: 'comic dread, delighted',
      light: 'rain has begun again, gold through it',
      objects: [],
    },
  ],
};
