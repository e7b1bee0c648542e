import type { TitleBrief } from '#bookmaking/words/brief.ts';

export const brief: TitleBrief = {
  always: [
    'No two neighboring pages are seen from the same place. The hero is in the left half (on 2 in the midst, on 3, for once, in the right), hood down, face clear, at the height of the button: the button is the second most important face in the book.',
    'The hero’s grown-up is a yellow raincoat, two gloves and a large newspaper. No hair or hands, ever: it can be anybody’s; on 11 alone a face looks over the news, in the shadow of the hood.',
    'The goose is hidden from page 1: a long gray coat in the back row under a flat cap. It gives away a little more on each page: an orange foot, a taller cap, the tip of a beak.',
    'The finger is the thread: it points (2, 4, 5), draws (8), waits (10), presses (11).',
    'Rain outside until 10; it thins through 10 and stops at 11. Inside is warm amber, outside slate blue. The only pure red in the book is the button.',
    'A quarter of each page stays calm for the text, a third for Explorer; it is a thing of the picture (the wet road, the roof, a floor, cloth, fog, a newspaper, grass), never twice running the same.',
    'Pages 6, 8, 10, 11 and 12 are painted over the fold, too; the bus of page 1 and its dog come over it to the dedication. Bound, no other picture ends at the fold: the bus goes on through it, quiet, under the words.',
  ],
  cover:
    'The long bus window from outside, wet: the hero and the goose in its coat, eye to eye over the red button, a fingertip and the tip of a beak both over its rim, three feathers an inch from it, its cap up through the frame as far as the title, light behind the hero and night on the bus’s side, the hero’s mouth open in a laugh that says whose it is; all of the hero leans after one straight arm, off the seat (who is small kneels on it) or out of a chair whose wheel is large in front.',
  pages: [
    {
      beat: 'wish',
      hook: 'Eyes on the button: will it happen at the first stop?',
      setting: 'Bus Nine at its stop, at dusk, in the rain; the wet pavement has its lights in it',
      shot: 'wide',
      framing:
        'from the puddles at the stop, at the height of a dog; the hero’s window is the largest and brightest',
      action:
        'The hero is first in the seat beside the red button, an elbow on the sill, one finger up at the button and both eyes on it, the bag on the sill before a dark window what is dear sunk to its middle in it, in a window as wide as four (behind a shoulder of who rolls, a push handle and a wheel), the button on a pole; behind it the yellow raincoat with its newspaper, and in the back row, in a window of its own, the gray coat, an eye open under its cap; in the rain a man hangs with all his weight on the one umbrella that is jammed in the door, a striped dish the wrong way up on ribs and stays, its rim caught behind both posts, its crook before his coat, a foot against the bus, far too many leeks waiting beside him, and a dog so long that it begins on the page before, head and tail up, on four legs in mid-step, in a raincoat that hangs clear of them with a buckle for every hand’s breadth, its lead tight back to the hand of a man in a cap and a yellow scarf behind it; over the fold the bus ends in empty windows, sky, roofs and wet stones, amber from it, go on under the dedication, and the disc over it hangs from the stop’s own post, under a lamp; on the pavement the lit windows lie once more, in broken strokes of gold, the widest under the hero’s, the disc in a puddle under it, rings in puddles, and prints with three toes',
      mood: 'small triumph',
      light: 'amber bus lamps, slate rain outside, one red highlight',
      objects: ['thing1', 'thing2'],
    },
    {
      beat: 'first try',
      hook: 'Next stop, surely.',
      setting: 'The aisle beside the seat; a street of gables in the rain outside',
      shot: 'mid',
      framing:
        'from a child’s knees: the man is a tower, and a bag of leeks hangs at the height of a head',
      action:
        'The hero, small and whole from hair to shoes, stands on the toes of both feet, apart, between the bell’s pole and a string bag (who is one stands on the pad of a bench, who is less sits on it, who rolls does so in the whole chair), one arm up from the shoulder, a leek more among the leeks, to a fingertip that stops two fingers’ breadth under the red; the head back, the mouth turned down, brows up at their inner ends, both eyes on what is there already. Out of the bag fourteen leeks, all of which can be counted, burst like a fountain before the coat and over no edge of it but the near one, clear of whoever stands or rolls there; the tallest bends over in one bow, pale before a deep ceiling, and its longest leaf lies in the red, which gives. The bag hangs from the fist of a man who notices none of it, whole from boots as long as a child’s arm up a long olive coat that narrows on its way, a yellow scarf, and, under two straps that swing, to a small face with a moustache and a beret, which hums two notes. DING! is as wide as half the ceiling, and in the back row, left of the pole or past it, is the gray coat, its cap on and its toes on the floor; over the fold floor, wall and wet windows and one row of ceiling lamps, which get smaller on their way to the button, run on over both pages, and on one long bench along the wall, seen from before and larger where less is told, the bus’s bend tips everybody to the right, straps and all, one against the next like dominoes, feet where they were: most of all a man in a yellow scarf, a hand and a foot in the air, his cap a little over his hair, mouth open and both eyes wide on the leek; next to him a woman with a bun, lips round, who looks up there, too, an arm round a small one that sleeps on; then a woman with a long cane, dark glasses and excellent boots, who has heard which way it rang and laughs; and last, bolt upright, the yellow raincoat, its hood up to a point with a peak over the dark, boots side by side, behind its newspaper; behind all their feet lies a dog, as long as three of them, its tail at the man’s boots and its glad nose out past the cane, up at the leeks',
      mood: 'comic, bad luck',
      light:
        'amber walls under a deep ceiling; lamplight round the hero and on the floor, red round the button',
      objects: [],
    },
    {
      beat: 'second try',
      hook: 'What could possibly be next?',
      setting:
        'The aisle of the bus, before one window as large as the night in it; in that, a market stall: a striped awning, crates of oranges, an old woman behind them, a warm lamp',
      shot: 'mid',
      framing:
        'from across the aisle, at the height of a bench: floor, wall and window, and all of everybody',
      action:
        'A cello as large as a wardrobe stands upright in the aisle, on two legs in striped stockings, one on the tips of its toes left of the wood, the other slipped out past it, heel first and its toes in the air; its neck, which has no room, goes up and over everybody in one long pale bow, the largest thing of the page, like the hand of a clock, and comes down on the other side, so that the scroll lies in the button on its pole and presses it in; DING! stands along the inside of the bow, letter by letter, nearly as large as the stall. Of the girl who is somewhere behind it one sees no more than those, a rose coat whose hem swings, one arm of it down to a mitten on the wood and, under a pink hat beside its shoulder, a braid and most of a face that is sorry, brow, eye and a small round mouth. Under the bow, before a teal bench, the hero, whole, is one stretched line to the same red from the other side: on one foot, the other heel up behind, one arm flung back, the other straight up to one finger that ends a finger’s breadth short of it, head back, mouth as wide as it goes and both eyes wide on the scroll (who is small stands on the cushion of the bench, into which both boots sink; who cannot stand yet sits on it; who rolls has come up in the whole chair, wheels, plate and all, and leans out of it), with a shadow on the floor and on the cloth. Behind a bar of the window, and rain that runs down the glass, a stall stands lit in the market’s night, its seller behind her oranges, in the bow, between wood and hair, and a lamp’s amber is in the glass behind the hero’s head. Over the fold the window with its night is as wide as both pages, and under it the cello’s case lies open across the floor, bow in its lid and in its hollow the girl’s other mitten, and out of it sheets of music fly in one stream, each smaller than the one before, past the words, over a pink hat, along the outside of the bow and down to the button; at the far left two sheets lie on the floor already, in the window’s amber, long and soft',
      mood: 'slapstick, polite',
      light: 'amber, the lamp of a stall in the dark',
      objects: [],
    },
    {
      beat: 'third try',
      hook: 'The bus is emptying.',
      setting: 'The aisle before the seat; a clock tower in the window',
      shot: 'mid',
      framing:
        'from the aisle, low, nose to nose with a dog that is as long as both pages, and as near to the hero as to it',
      action:
        'Over the dog’s back the hero aims, one arm in one straight line from the shoulder to a fingertip an inch from the button, the other down behind the dog (a chair’s wheel stands whole before who rolls), in lamplight, both eyes past it at what is there already, brows up, mouth small and round. From under the seat has come a long low dog: its glad head with two front paws, on a screen before the hero’s lap, bound on the page of words, and from there its body, flat as a plank, across all of the opening to a round rump on two hind paws, where its tail, which one sees three times more where it has just been, thumps the button: as many dings are lettered as are told, three or four, each louder; through the window one reads the clock of the tower, and in its foot, under an awning, is a lit window with sausages, of one of which somebody has had a bite; under the dog, far behind, a gray hem and two orange shins; on a screen wet paws have come over the floor; bound, one amber wall under the edge of one ceiling, one teal bench and one floor are on both pages, and the window is in that wall; and under the words the dog’s lead is tight to the fist of somebody who has been pulled over and lies flat on the back before the bench, an arm as long as it gets, mouth wide open and both eyes after the dog, a scarf streaming, one boot up and one dragging',
      mood: 'utter concentration, and for nothing; helpless giggles',
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
        'through the hero’s own eyes: nearly nothing but a finger and the button, and in its red dome all of the bus, bent round, and all of the hero, head large and shoes small, with a hand near and large before both; and behind the hero a coat with a neck, an eye, a beak and a cap',
      action:
        'The finger rising, over the brass and on to the glass (of who is small a short fat one, out of a fist like a bun). In the red is the hero in nothing but reds, light and dark, warm and cool, whole down to the shoes (who rolls to a wheel, a hand on it): the face in the middle, lit, both eyes on where the fingers meet, lips shut, the legs falling away small below it, and from a shoulder straight at us an arm that is hidden by its own fist, round and near, and a fingertip a breath from ours; round the hero the bus bends, lamps above, windows with the town in them at both sides, seats, a pole like a bow, the floor; a window of light lies on the glass over all of it. Behind the child’s hair, darker, is one who was asleep a moment ago: a cap, one eye, a beak, a neck along the rim, a coat with its collar up. One wall, its rail high, goes over the fold, a lamp on it behind the hand, and along it stand the seats that all have left, on one a leaf of a leek, on one a page of music, on one what a dog leaves, and on the last a white feather (on a screen that is stuck behind the rail); red lies on all that is near',
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
        'A long white neck has come the whole length of the bus out of the gray coat, over the fold through a strap that it has pulled tight; the beak is on the button; the finger has stopped an inch away, and the other hand has gone up, open and all its fingers spread (on a screen it holds on to the brass of the bench before it; a back behind the shoulders and wheels beside the hips of who rolls; over the fold one sees down to the waist, and all of the smallest, in its seat); hero and goose are eye to eye, the hero with one brow up and a mouth open for what is not there yet to be said; between two benches one sees the coat and under it two orange feet flat on the floor',
      mood: 'enormous surprise',
      light: 'a flash of red, the coat in shadow far behind',
      objects: [],
    },
    {
      beat: 'trouble grows',
      hook: 'One ding left. Whose?',
      setting: 'The mirror over the windscreen, and all of the bus in it; outside, rain at night',
      shot: 'close',
      framing: 'from the driver’s seat: a mirror, and little else',
      action:
        'The mirror is as wide as the page. In it, largest, the driver under her cap, whole down to her chin and white collar, one brow up, both eyes gone narrow; the hero, who has ducked behind a bench: over its brass eight fingers and two eyes, which look at the goose; and the goose, soaked, which has leaned over with its beak an inch from the button and looks at nothing else. Who rolls has ducked behind the bag, its flap down, what was brought in its pocket, the back and both grips of the chair beside the hands. Under the mirror hangs a brass bell for each ding: three are dark and still, the last swings and glows; the driver’s white gloves (on a screen one of them) are shut round the wheel, the mirror’s amber on them and on its rim. Over the fold, through the wet glass, one dark street runs away from us, both lamps of the bus on its wet road, and along it stand the three stops, lit, each smaller than the last: a tower with a clock, a stall with oranges under an awning, and far off a library, its door full of books. The wiper has pulled the light of each along with it; a wiper, and under it a white feather from the last stop',
      mood: 'farce tightening, and nobody moves',
      light: 'amber in the mirror, night round it, one lamp and one red button',
      objects: [],
    },
    {
      beat: 'turn',
      hook: 'So it wants water. Can it be found in time?',
      setting: 'The fogged doors of Bus Nine, from outside, at night',
      shot: 'mid',
      framing:
        'from the street, in the rain, and near: one steamed door from step to lintel, and in what is rubbed free of it two, whole and warm',
      action:
        'The door is steamed, plum above and amber below. Its left half an arm has rubbed free, in one swing, and in the warm light there are two, whole: the hero, from hair to shoes, in one long lunge toward the pane, one knee bent under all the weight, the other leg straight to its toe, one arm straight out from the shoulder (in the whole chair, forward from the hips, who rolls; on the tips of both feet on somebody’s suitcase, who is one; sitting on it, who cannot stand), the face turned back, chin and brows up, a mouth that is a little open, who looks up at the goose and asks; and the goose, half as tall again, on two big dry orange feet, in its flat cap and a gray coat that hangs open, its long neck bent down to the child, its eye soft and half shut. In the fog that is left beside them are three wavy lines, clear, wide and uneven, a drop from each end; the last comes back and ends, not done, under the fingertip. Under the step the door lies once more in the wet stones. Over the fold the same side goes on over a wheel and the number 9, with one long steamed window, blue above and warm below, and in its fog under the words, large and faint, a house, a hat and a goose, each struck through (on a screen at its edge, one under the other); in its corner, pale behind the fog, somebody yellow reads a newspaper; on the pavement two have stopped under one umbrella, and the smaller one has seen it, too, and points',
      mood: 'quiet, the first tenderness',
      light: 'amber behind fog, brightest where it is wiped; all round it wet, blue night',
      objects: [],
    },
    {
      beat: 'act',
      hook: 'Quiet at last. Now watch.',
      setting: 'The seat',
      shot: 'close',
      framing: 'straight on, over the newspaper',
      action:
        'The beak was creeping toward the button. The hero, who is half as large as the goose, four fingers of one hand over the rim of the bag, a grin on one side of the mouth and both eyes narrowed at the goose, has thrust a whole arm out from the shoulder and pushed the object between the beak’s halves, a hand shut round its tail, its end or its stem, or a thumb on this side of its edge and fingers behind it; the goose, its cap low and a lid on each eye, bites on it, its beak flat and wide, both eyes on the button, dignified; it hangs aslant in the beak, with a dark and a pale edge all round it, and sticks out at both sides. Who rolls has grips, a back and two wheels. Bound, the words are on the back of the bench before ours, which stands a little aslant, a brass rim round it in which all who ride are drawn long; across it falls, fainter where it is higher, the shadow of a beak with what is in it, an umbrella drips from a hook in it, and under it are the tips of three toes',
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
        'Hero and goose nose to glass, backs to us, the chair of who rolls seen to its wheels; false alarms pass: a fish-shop sign, over the fold a fountain, and past the dark of a yard a bath, an umbrella and a car wash, their lamps once more and broken in the wet road; all of them point the same way, and so does whoever is out with an umbrella or the shopping, over the fold a dog, a bicycle, the man with his leeks and the girl behind her cello, too; three wavy lines, as wide as an arm goes and so faint that one sees the roofs through them, are running down the pane there, and small at the left edge somebody in a yellow hood sits behind an open newspaper, seen from behind; a palm lies on the glass, the tips of its fingers pressed flat, and wet runs from it; where the water is, reeds stand along a shore; the day draws a gold edge along hair, hand and goose; at the far right, behind the last chimney, water',
      mood: 'hush, patience',
      light:
        'blue dusk, the arc of a wiper that stands before the water, first clean light at the right edge',
      objects: ['thing1'],
    },
    {
      beat: 'the wish, changed',
      hook: 'Joy; but the doors are still open.',
      setting: 'The button, then the pond beyond the glass',
      shot: 'close',
      framing:
        'from the pond, low over the water in which the lit window is seen again; over the fold the driver',
      action:
        'The press. The hero is whole, large and in the air, in mid-leap, in one rising diagonal: a foot kicked back, the other knee drawn up, one straight arm and the fingertip that has pressed the button in to its collar; long hair flies. Who is small bounces; who cannot stand yet kicks, held up under both arms by two gloves in yellow sleeves, under it the glad face in a hood; the whole chair of who rolls is tipped back on its big wheels, castors in the air. Both eyes are on the red, and the mouth laughs as wide as it goes. From the bell come rings of red and broad pale rays. On the shore stands DING! as wide as a page, each letter larger than the last and leaning farther from the button, and shoes and wheels are before its letters, as if it were what they leap off. The other arm is straight out behind, its open hand in a wing, a feather laid over the palm like a thumb: over the fold the goose, larger than all, is thrown out of the window by it, so that button, finger, arms, wing, breast and other wing are one line; a fat white pear, leaning back, its coat blown open to a plum lining, the other wing up, both orange soles kicked at us over the grass, beak straight up and as wide as it goes, the low sun behind its head in a sky of apricot: the object flies, and so does its cap (on a screen it is behind the child and the ledge, without feet, and the wing is behind the hand). Small under the other wing a glad face in the shadow of a yellow hood looks over the newspaper, which has come down (of who lifts a child, it lies there alone), and the driver, an old hand with a stud of brass in her ear, salutes with a white glove and laughs. Under the grass the lit window lies once more on the dark water, the red, the child and the goose in it, pulled apart; three who live there look up',
      mood: 'burst of delight',
      light: 'red from the button, gold in the bus, a low sun behind; the rain has stopped',
      objects: ['thing1'],
    },
    {
      beat: 'end',
      hook: 'None: the joke is that it starts again.',
      setting: 'The bus doors at the pond stop',
      shot: 'wide',
      framing: 'from inside the open doors, low; the hero whole, from hair to shoes; quiet',
      action:
        'One goose swims off in its cap; on a way that winds from the water to the ramp, which is folded out, come eleven geese, each at something of its own: one in a hurry, one in a scarf, one in a paper hat, one with its wings out, one with a daisy (over the fold one with a leek, and told to a lap, three of them on the wing), the first of the line on the step already, as tall as a child; and one in already, before everybody, whole at the left edge, its neck up along the post as long as it gets, the tip of its beak on the red of the button, which glows; every eye is on that. From each a long shadow comes toward us, and a gold edge is along all of them. The hero stands at the top of the ramp (who rolls sits there in the whole chair, one hand on a wheel; who cannot stand yet sits on the step), an edge of the low sun on hair and shoulder; over the fold on the right page, all of the evening and five geese between the two, and wet footprints that lead to the one that is in; one arm straight out from the shoulder, its palm up like that of a policeman toward the one at the button, too late, the other arm fallen (of who is one, a hand on the handle of the bag); the head turned to that beak, one brow higher than the other and a small mouth open in an ‘oh no’. At the shoes (in the lap of who rolls) stands the open bag, tilted toward us, and out of its dark look one damp object, from which it drips, and one dry one; under it on the step is a puddle',
      mood: 'oh no: here it comes again',
      light: 'gold evening, long goose shadows',
      objects: ['thing1', 'thing2'],
    },
  ],
};
