import type { TitleBrief } from '#bookmaking/words/brief.ts';

export const brief: TitleBrief = {
  always: [
    'No two neighboring pages are seen from the same place. The hero is in the left half, hood down, face clear, at the height of the button: the button is the second most important face in the book.',
    'The hero’s grown-up is a yellow raincoat, two gloves and a large newspaper. No face, hair or hands, ever: it can be anybody’s.',
    'The goose is hidden from page 1: a long gray coat in the back row under a flat cap. It gives away a little more on each page: an orange foot, a taller cap, the tip of a beak.',
    'The finger is the thread: it points (1 to 5), draws (8), waits (10), presses (11).',
    'Rain outside until 10; it thins through 10 and stops at 11. Inside is warm amber, outside slate blue. The only pure red in the book is the button.',
    'A quarter of each page stays calm for the text, a third for Explorer; it is a thing of the picture (the wet road, the roof, a floor, cloth, fog, a newspaper, grass), never twice running the same.',
    'Pages 6, 8, 10 and 11 are painted over the fold, too.',
  ],
  cover:
    'The long bus window from outside, wet: the hero, the red button, the goose in its coat, eye to eye over it, a dog looking on, umbrellas and a bobble hat waiting outside.',
  pages: [
    {
      beat: 'wish',
      hook: 'Eyes on the button: will it happen at the first stop?',
      setting: 'Bus Nine at its stop, at dusk, in the rain; the wet road has its lights in it',
      shot: 'wide',
      framing:
        'from the puddles at the stop, at the height of a dog; the hero’s window is the largest and brightest',
      action:
        'The hero is first in the seat beside the red button, bag on lap; behind it the yellow raincoat with its newspaper, and in the back row the gray coat, an eye open under its cap; in the rain a man tugs at an umbrella that is jammed in the door, with far too many leeks, a cello on two small shoes, a long dog; the driver waits with both hands on the wheel',
      mood: 'small triumph',
      light: 'amber bus lamps, slate rain outside, one red highlight',
      objects: ['thing1', 'thing2'],
    },
    {
      beat: 'first try',
      hook: 'Next stop, surely.',
      setting: 'The same seat; library steps coming up outside',
      shot: 'mid',
      framing: 'from a child’s knees: the man is a tower and the leeks a forest',
      action:
        'The finger is halfway up; a man rises with a string bag of far too many leeks; the tallest leek leans over and touches the button; a woman with a long cane and excellent boots is already first at the doors',
      mood: 'comic, bad luck',
      light: 'amber; a ring of light round the button',
      objects: [],
    },
    {
      beat: 'second try',
      hook: 'What could possibly be next?',
      setting: 'The aisle of the bus, market awnings outside',
      shot: 'mid',
      framing: 'from the ceiling, the roof rolled back',
      action:
        'A cello case with two small shoes under it, and half a face behind it, turns round in the aisle; its neck swings onto the button like a clock hand; the hero leans back and winces, and a man ducks with both hands on his turban',
      mood: 'slapstick, polite',
      light: 'amber, market colors smeared in wet glass',
      objects: [],
    },
    {
      beat: 'third try',
      hook: 'The bus is emptying.',
      setting: 'Under and beside the seat; a clock tower outside',
      shot: 'mid',
      framing: 'from the floor, among boots and two orange feet',
      action:
        'The finger was one inch from the button; from under the seat a long low dog comes out backward, its tail thumping the button again and again; the hero shouts, one fist up, and one finger says who it was',
      mood: 'outrage, then helpless giggles',
      light: 'amber, motion streaks from the tail',
      objects: [],
    },
    {
      beat: 'hope',
      hook: 'The finger is almost there: the sentence stops before the press.',
      setting:
        'The bus nearly empty: hero, newspaper, one tall gray coat, cap now near the ceiling',
      shot: 'close',
      framing:
        'through the hero’s own eyes: nearly nothing but a finger and the button, and in its red dome the hero, very small, and behind the hero a coat with a neck',
      action:
        'The finger rising, a hand’s width away; the one in the red comes to meet it; a white feather is stuck behind the rail',
      mood: 'held breath',
      light: 'lamps on, dusk, a red glow on the fingertip',
      objects: [],
    },
    {
      beat: 'trouble',
      hook: 'A goose? On a bus? Why?',
      setting: 'The same seat',
      shot: 'close',
      framing: 'from the side, eye to eye; over the fold the neck is as long as the bus',
      action:
        'A long white neck has come the whole length of the bus out of the gray coat; the beak is on the button; the finger has stopped an inch away; hero and goose are eye to eye',
      mood: 'enormous surprise',
      light: 'a flash of red, the coat in shadow far behind',
      objects: [],
    },
    {
      beat: 'trouble grows',
      hook: 'One ding left. Whose?',
      setting: 'The long mirror, and three stops in three doors: a bakery, a barber, a bench',
      shot: 'wide',
      framing: 'from the driver’s seat',
      action:
        'In each door the goose leans out and says no; in the mirror the driver’s eyes, the hero caught, and the goose looking at the ceiling',
      mood: 'farce tightening',
      light: 'each door darker and wetter',
      objects: [],
    },
    {
      beat: 'turn',
      hook: 'So it wants water. Can it be found in time?',
      setting: 'The fogged window beside the seat',
      shot: 'close',
      framing: 'from the wet street',
      action:
        'The hero draws with a fingertip: a house, a hat and a bigger goose, crossed out, and now three wavy lines; the goose lays its beak on the lines; its big dry orange feet stand on the ledge behind the pane; over the fold somebody small on the pavement has seen it, too',
      mood: 'quiet, the first tenderness',
      light: 'the warm bus glows in the fog',
      objects: [],
    },
    {
      beat: 'act',
      hook: 'Quiet at last. Now watch.',
      setting: 'The seat',
      shot: 'close',
      framing: 'straight on, over the newspaper',
      action:
        'The beak was creeping toward the button; the hero has given the goose the object from the bag and the goose holds it crosswise, both eyes on the button, dignified; it sticks out at both sides',
      mood: 'comic truce',
      light: 'warm amber on the two faces',
      objects: ['thing1', 'thing2'],
    },
    {
      beat: 'hush',
      hook: 'The glint at the right edge of the page.',
      setting: 'The town at dusk through the whole long window; the rain thinning',
      shot: 'wide',
      framing: 'panoramic, hero and goose from behind',
      action:
        'Hero and goose nose to glass, backs to us; false alarms pass: a fountain, a fish-shop sign, a car wash, one heroic puddle; all of them point the same way, and so does whoever is out with an umbrella or the shopping, over the fold a dog, a bicycle, the man with his leeks and the girl behind her cello, too; three wavy lines are running down the fogged pane there; a palm lies on the glass; the day draws an edge along hair and shoulder; at the far right, behind the last chimney, water',
      mood: 'hush, patience',
      light: 'blue dusk, the arcs of the wipers, first clean light at the right edge',
      objects: ['thing1'],
    },
    {
      beat: 'the wish, changed',
      hook: 'Joy; but the doors are still open.',
      setting: 'The button, then the pond beyond the glass',
      shot: 'close',
      framing:
        'from the pond, everything flying from the finger, out of the window and over the water; over the fold the driver',
      action:
        'The press. Rings of red light that go on in the water; the newspaper comes down; both of the goose’s wings are spread like fingers, the object still in its beak; three who live there look up',
      mood: 'burst of delight',
      light: 'the rain stops, low gold sun across water',
      objects: ['thing1'],
    },
    {
      beat: 'end',
      hook: 'None: the joke is that it starts again.',
      setting: 'The bus doors at the pond stop',
      shot: 'wide',
      framing: 'from the top of the steps, beside the bell; quiet',
      action:
        'One goose swims off in its cap; up the steps comes a line of eleven geese, every eye on the button; the hero leans away with the open bag in both hands: one damp object, one dry one',
      mood: 'comic dread, delighted',
      light: 'gold evening, long goose shadows',
      objects: ['thing1', 'thing2'],
    },
  ],
};
