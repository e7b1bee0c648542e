import type { TitleBrief } from '#bookmaking/words/brief.ts';

export const brief: TitleBrief = {
  always: [
    'One tall round building. A ramp winds up the inside around an open well, past a door on each floor: there are no stairs, so every hero goes up the same way. Each page is one turn higher; the floor’s number is painted on the wall.',
    'It gets hotter by the page: walls go from cool green (One) through yellow and orange to hot pink (Six), and back to evening blue at Nine.',
    'Snow is the only white in the book. There is less of it on each page.',
    'The hero’s grown-up is a laundry basket, piled too high for a face, with the back of a sun hat, a sleeve and two slippers, always half a turn behind.',
    'The red mitten on its wool hangs at the very top of the well from page 2, a speck, and is a little lower on each page. The same red is nowhere else.',
    'Mrs. Pereira is small, quick, in an apron; Ten is very tall and very old, in a stiff collar that stands up. In the photograph on the wall of Nine, page 10, there are a lake, a small girl and a bigger boy with something behind his back.',
  ],
  cover:
    'The well of the building from above, the ramp in rings; on the landing before it the hero, whole, one knee high on the way up (in the wheelchair, who rolls), with the box on the head, heaped, a fist round each of its corners, smiling up at the red mitten that comes down on its wool beside the snow; from both sides the neighbors stretch an arm each in over the rail after that snow, with spoons and cups in their fists.',
  pages: [
    {
      beat: 'wish',
      hook: 'Nine is a long way up.',
      setting: 'The front hall at One, the street white with heat through the door',
      shot: 'mid',
      action:
        'A box as wide as half the page, and white in it, heaped; over it, head, arm and trunk (who rolls is whole, in the wheelchair), the hero bends, one finger in the snow, the other arm behind the back (or on a wheel); opposite, the object stands in the snow to the knees. In the bound book the street door before the fold is as large as the page and full of the sun, on which the dedication is written; far behind, whole, the laundry basket comes in by it over pale roofs; a thermometer that is full, and a cat asleep on the sill',
      mood: 'astonished, covetous',
      light:
        'the sun itself at the left, deep cool green inside, and one pale arch of light behind the box',
      objects: ['thing1'],
    },
    {
      beat: 'first try',
      hook: 'And it gets hotter.',
      setting: 'The ramp at Two, seen by a pie: out of an oven, under its glowing coil',
      shot: 'close',
      framing:
        'the mouth of the oven lies round both pages; on the rack before us stand three pies, one of them with a face cut into it, and an empty dish with a judge in it, barefoot and nearly as tall as the oven, a fork in one fist',
      action:
        'In the other fist, at the end of a straight arm, the judge has the handle of a scoop as large as the box, heaped, and smiles at it; from that handle, which gives way, the hero hangs by both hands over the box, feet in the air (in the wheelchair, who rolls, its front wheels highest), cheeks puffed; under the scoop the box, as large as an oven, has a hole in its heap. The red mitten hangs at the top; in the bound book three more ovens glow along the wall, under the words, a baker looks over the pies at the snow, and the laundry basket comes up the ramp',
      mood: 'jolly, too warm',
      light: 'oven glow, yellow, from dark iron',
      objects: [],
    },
    {
      beat: 'second try',
      hook: 'Kindness nearly did for it.',
      setting: 'The ramp at Four: tablecloths on every rail',
      shot: 'wide',
      action:
        'A tug-of-war over both pages: at the left the hero, whole, leans back as far as one can and hauls with both fists at a corner of a tablecloth (who rolls tips the whole chair back, its front wheels in the air); it is as long as a page, taut along its upper edge, hangs down in a wave with a hem, and crosses the fold; at its other end the box is half out of it, steaming, and a man with rolled sleeves, twice as large, hugs it from behind with both arms, tenderly, eyes shut. Behind are rail, washing lines and the turns across the well, where the laundry basket goes; before the fold steam hides all of that, and the words are in it; along the ramp lie paper flowers that it took off the wallpaper, and a few still fall',
      mood: 'helpless politeness',
      light: 'steam, orange',
      objects: [],
    },
    {
      beat: 'third try',
      hook: 'How much can be left?',
      setting: 'A room at Six, thirty people bent like croquet hoops',
      shot: 'mid',
      framing:
        'one hoop is as long as the opening: somebody huge bent over all of it, feet before the fold, one hand at its right end, a face that hangs upside down between the arms',
      action:
        'Through that arch the hero, whole, from the side, pushes the box along the mat from the heels, both arms straight (who rolls has it before the footrest and both hands on the wheels), and looks up; the huge arm hangs straight down into the box and pinches snow between finger and thumb; the huge face looks at it, mouth round; along the wall the others, small, bent like it. In the bound book the words are under the arch, and beside the feet a cat is bent like a hoop, too',
      mood: 'absurd, hot',
      light: 'hot pink, no shadow anywhere',
      objects: [],
    },
    {
      beat: 'hope',
      hook: 'Nobody is looking. Is anybody?',
      setting: 'The ramp at Seven, dark: nobody on all of it',
      shot: 'wide',
      framing:
        'the ball is the only light, and lies on the wall in rings, the paler the nearer; in them stands the shadow of the hero, as large as a giant, and over its head comes down that of the mitten; the red one itself hangs over the hero, unseen',
      action:
        'The hero, whole, head bent over it (in the wheelchair, who rolls), holds the glowing ball at the height of the chest on one flat palm, that arm bent, the other behind the back (or on a wheel), and looks at it; so does the shadow; the object, before them, looks up; the box is nearly empty. In the bound book there is a door before the fold, as large as the page, with the words on it; in its spyhole is an eye, which looks at the ball',
      mood: 'guilty, happy',
      light: 'cold from the ball, dark plum around',
      objects: ['thing1'],
    },
    {
      beat: 'trouble',
      hook: 'Somebody has been waiting since six.',
      setting: 'The ramp at Seven, the well open beside it',
      shot: 'close',
      action:
        'A face, very large, down to the chin, at the lower edge, the mouth a small round o; on its crown, from the whole height of the well, the mitten, upside down, a note sticking out of it; two eyes roll up to it; the ball is nowhere to be seen; behind stands the box, nearly empty, and the object looks over it; across the well the laundry basket. In the bound book we look straight up: the ramp goes round and round over both pages, pink where it is near and blue at the top, the red wool comes from up there in one long bow over the fold, and the words stand in the round roof of glass',
      mood: 'caught',
      light: 'a shaft of light down the well',
      objects: ['thing1'],
    },
    {
      beat: 'trouble grows',
      hook: 'One ball. Whose?',
      setting: 'The ramp at Eight, night above it and heat below',
      shot: 'wide',
      framing:
        'an avalanche: what flies out of the bottom of the box at the right fans, over the fold, into a wave of snow as large as a page, furrowed from the box on',
      action:
        'The hero, whole, in full stride down the ramp (in the wheelchair, who rolls), mouth open, stretches one straight arm after the box, which flies off with its bottom open, and holds the ball back at the shoulder in the fist of the other, elbow bent, where it shines; with the snow go the judge in a pie dish, eyes wide, one hand thrown up and a fork in the other, and up on its crest the man behind a tablecloth; in the bound book its face has the words on it, and at its foot ride somebody upside down who has not stopped doing yoga, and a pie',
      mood: 'catastrophe, in good order',
      light: 'evening begins at the top of the well',
      objects: [],
    },
    {
      beat: 'turn',
      hook: 'Keep it, or knock?',
      setting: 'The ramp at Eight',
      shot: 'close',
      framing:
        'from the hero’s own eyes: a lap, and two hands, in one the ball, in the other the mitten; they are the same size',
      action:
        'The hero weighs them, the hand with the mitten lower than the other; the mitten lies in the palm like a smaller hand, and its thumb has been mended. In the bound book the box stands over the fold in what has run out of it, as large as the page, with the words on its label; the object stands before it',
      mood: 'quiet, the first tenderness',
      light: 'low sun, a drop about to fall',
      objects: [],
    },
    {
      beat: 'act',
      hook: 'The door opens.',
      setting: 'The last turn of the ramp, glass all along, and the door of Nine',
      shot: 'wide',
      action:
        'The hero, whole, on the way to the door (in the wheelchair, who rolls), carries level before the belly, on both forearms, a flap of the box; on it stands the object between the low sun and the ball, which lies at the very end; a long shadow goes ahead over the floor to the door of Nine, as high as the page, which is open by half a face: in the gap Mrs. Pereira, one eye and a half behind round glasses, wide, on the ball, a slipper on the sill, and four old fingers round the edge, the mitten hanging from them. All of the wall is glass, over both pages: in it the evening sky, in which the words are, the low sun and the roofs of the town; in the bound book the laundry basket is half a turn behind, a cat sleeps by the rail, and a trail of drops leads from one page to the other',
      mood: 'careful, comic',
      light: 'bars of low sun across the ramp; one small moving shade',
      objects: ['thing1'],
    },
    {
      beat: 'hush',
      hook: 'What will happen to it?',
      setting: 'The hall of Nine, dark, and its open door',
      shot: 'mid',
      framing: 'from the side, from within: gold behind the one, blue behind the other',
      action:
        'The hero, whole, on the ramp before the door (in the wheelchair, who rolls), holds the ball out over the sill on one flat palm, the other arm behind the back (or on a wheel), and looks at it; Mrs. Pereira, whole, no taller, holds one open palm under it, into which a drop falls, and looks at it, too; the object waits on the floor, and the mitten is back on its hook. In the bound book they are nearly as tall as the pages, she before the fold and the hero after it; the gold falls along the floor past a sled that has been got ready, and a photograph of a lake; paper flakes hang from the ceiling',
      mood: 'hush',
      light: 'blue evening inside, gold outside',
      objects: ['thing1'],
    },
    {
      beat: 'the wish, changed',
      hook: 'What has Ten to say to that?',
      setting: 'The landing before the open door of Ten',
      shot: 'wide',
      framing: 'strictly from the side, three on one line',
      action:
        'At the left Mrs. Pereira on tiptoe, one arm straight into the collar, grins; the very old man stands on the tips of his shoes, bent like a bow in profile, head thrown back, mouth wide open, both arms thrown up before him, his cap in the air; a lump travels down the back of his coat, and drops come out of a trouser leg; bound, two neighbors peep from Nine, one of them upside down; at the right the hero, facing them, both hands on the knees (in the wheelchair, who rolls, thrown back, one hand on a thigh and one in the air; who is very small, both arms up), laughs until it hurts',
      mood: 'triumph, eighty-three years in the making',
      light: 'the last sun, straight through the door',
      objects: ['thing1'],
    },
    {
      beat: 'end',
      hook: 'None: the form is in the mail.',
      setting: 'One long table at Ten by lamplight, a wall of window, and the town below it',
      shot: 'mid',
      action:
        'The hero, whole (in the wheelchair, who rolls), stands at the right end of the table and holds out one flat palm over it, on it the last crumb of snow, which shines, the other arm behind the back (or on a wheel); Ten, the collar folded down at last, sits behind the table, over a note that he writes with a pen through his fist, the other hand in his lap, and Mrs. Pereira beside him, both hands round her tea, grins at him and the crumb; the object stands on the cloth, and the mitten hangs on its hook in the window; bound, the table goes on over the fold, and on it stand the empty box and a lamp so near that its shade is as large as the page: all of the light comes from it, and on it are the words',
      mood: 'conspiracy',
      light: 'one warm lamp, blue night',
      objects: ['thing1'],
    },
  ],
};
