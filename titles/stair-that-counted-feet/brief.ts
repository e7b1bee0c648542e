import type { TitleBrief } from '#bookmaking/words/brief.ts';

export const brief: TitleBrief = {
  always: [
    'One narrow house in cutaway: hall with boots, curtain and table below, thirteen stairs, landing, bathroom and bedroom above. The stairs rise from left to right wherever they are seen from the side.',
    'The light goes out one lamp at a time: five lamps on page 1, four on 2, one on 3 to 8, none from 9 but the window and what comes from under a door. Contrast falls with it; the last picture has three tones.',
    'The third stair from the bottom has a face in its grain: two knots under heavy lids and a split for a mouth, in the palest wood of the flight: the second star.',
    'The cat is on the third stair from page 2: a dark cushion with two ears and a tail, a thing on the stair that nobody looks at. On page 1 its tail goes round the bottom of the banister.',
    'Somebody tall is a door with a line of light under it, a hand with a cup, and a snore. No face.',
    'A hero who uses a wheelchair goes up and down on a stairlift, in the color of the chair: its seat stops at the very stair where another hero sits, so “sat down on the top stair” is true for both. The chair itself is used in the hall (pages 1, 8, 9 and 10), on the landing (3) and in the bathroom (7), waits beside the bed, and nobody climbs in it.',
    'The creak is drawn as lines from the stair; there are fewer each time, and none on 11.',
  ],
  cover:
    'The stairs from below at night: the hero sits on the step above the third stair (on the lift’s seat, beside its rail, who rolls) with both legs straight out toward us, peers over ten bare toes and laughs; both soles stand right over the eyes of the third stair, which looks up at them and smiles. A night-light at the left end of the tread lights all from below, and a tail hangs over its edge from beyond the page.',
  pages: [
    {
      beat: 'wish',
      hook: 'Everyone goes up but one.',
      setting: 'The whole house at lamp-lighting',
      shot: 'wide',
      framing:
        'cutaway: two small lit rooms above, and beside them a stairwell open to the roof, with one flight of stairs as wide as the hall',
      action:
        'Four backs go up in file: slippers under a gown, a lantern in a hand, striped socks and bare toes under nightcaps, and large bare toes whose owner is cut by the roof; at the bottom, as tall as half the page, the hero (in the chair, who rolls), a hand on the post, looks up after them (and the seat of the lift waits on its rail, for who rolls); from under the bottom stair comes a tail. The third stair looks up, too. In the bound book the house goes on over the fold, where nobody has cut it open: boards with the moon and the shadow of a tree on them, a round window under the roof, in which the object is up, a lit window with somebody tall and a cup in it, the front door with a flap for somebody small',
      mood: 'cozy, plotting',
      light: 'five warm lamps, a blue window',
      objects: [],
    },
    {
      beat: 'first try',
      hook: 'How long can one eye stay open?',
      setting: 'The bedroom, its door open to the landing and the stairs beyond',
      shot: 'mid',
      framing: 'square before the bed: a tent of quilt with a face on top and two feet below',
      action:
        'The hero sits up on the bed in the quilt, of which only a face, a fist that holds it shut and two feet in odd socks come out, one eye shut, the other wide open; the object is tucked in beside, and does not blink. A chair of one’s own stands near. In the bound book a low shelf goes on along the wall beyond the door, and on it a bear, a rabbit and an elephant have given up and sleep; through the door two posts, and between them, far down, something dark on the third stair',
      mood: 'comic dignity',
      light: 'bedside lamp, a line of light under one far door',
      objects: ['thing1'],
    },
    {
      beat: 'trouble comes near',
      hook: 'Who said that?',
      setting: 'The stairs, from the landing',
      shot: 'wide',
      framing: 'from the dark foot of the stairs, far below: one lit child at the top',
      action:
        'At the edge of the landing, lit from behind, the hero bends forward, shoulders up, a fist round each post (in the chair, who rolls), and looks down with wide eyes to where it came from; one long shadow, with all of its hair, pours down all the stairs (who rolls throws the chair, too); a burst of lines breaks from the third one, and from there a CREAK! climbs up along the flight. In the bound book a tall clock stands in the dark beside them, the moon on its face',
      mood: 'the loudest page',
      light: 'the last lamp is out: a glow on the landing, the dark below',
      objects: [],
    },
    {
      beat: 'friend',
      hook: 'A stair that talks: what does it want?',
      setting: 'The top of the stairs',
      shot: 'mid',
      framing:
        'from as near to the third stair as its own eyes are: the rest of the flight goes up and away from it',
      action:
        'Top right, small and whole in the light, the hero sits on a stair with both soles on the next (on the lift’s seat, whose rail runs along the open side, who rolls), bent forward, a hand on a knee, and looks down; bottom left, after stairs of which no more is lit than the edge, the third one lies pale and large before us: two tired eyes have opened in its wood and look back up. In the bound book what falls between the bars of the landing fans out over the wall',
      mood: 'surprise, good manners',
      light: 'a glow from the landing, top right; below, what of it reaches one tread',
      objects: [],
    },
    {
      beat: 'trouble',
      hook: 'Whose are the four feet?',
      setting: 'The stairs',
      shot: 'close',
      framing: 'from the height of the third stair: two bare soles, as large as a face, toes up',
      action:
        'The hero sits with both legs stretched out to us, so that two soles (small ones, of the smallest) stand on the brow of the third stair; over ten toes a face looks down past them at the stair, mouth like an O (who rolls sits on the lift’s seat); below, the face in the grain, patient and worn out; a soft dark shape lies on that step, with two ears, at which nobody looks. In the bound book a picture hangs on the wall of the hall, and in it is the sum: eight feet, dipped in ink, in a row by size, and after them four empty places',
      mood: 'whispered, funny',
      light: 'one hall light, and the moon on a picture beside it',
      objects: [],
    },
    {
      beat: 'first guess',
      hook: 'Not the table. Then who?',
      setting: 'The hall: the stairs at the right, and across from them a table',
      shot: 'mid',
      framing:
        'from across the hall, no higher than the board of a table: the foot of the stairs, and somebody who sits on them',
      action:
        'The hero sits on the fifth stair, in profile (who rolls sits in the seat of the lift, whose rail runs along the open side of the flight), one straight arm out across the hall to the table. The table stands on its four turned feet, each with a face in the grain that sleeps, and one of them in a nightcap: they plainly have no plans. Between them the third stair looks up at the hero, and says Creak. In the bound book the table is as large as a page: its pale cloth, which falls in folds, has the words on it, and somebody tall’s last cup; under the hem sleep its feet',
      mood: 'deadpan',
      light:
        'a lamp over the hero, and what of it comes down to four faces; the moon on a tablecloth',
      objects: [],
    },
    {
      beat: 'second guess',
      hook: 'Somebody will have to look.',
      setting: 'The bathroom, door open',
      shot: 'close',
      framing:
        'low, from the floor beside the bath: a clawed foot taller than who kneels before it, and behind both a door full of lamplight',
      action:
        'An iron bath stands on four clawed feet, a duck on its rim; the nearest has just been put up on its heel, as if about to leave. Before the lit door the hero, on both knees (in the chair, bent forward, who rolls), is eye to eye with it, mouth open, and lays a finger on its last nail. In the bound book the bath is as long as both pages, its belly dark and edged with light under the words; three more feet stand beneath it, and another duck keeps clear of the claws',
      mood: 'wary',
      light: 'all that the hall has, through the door: the warmest page',
      objects: [],
    },
    {
      beat: 'search',
      hook: 'Something in this hall is breathing.',
      setting: 'The bottom of the stairs, beside the boots',
      shot: 'mid',
      framing:
        'from the hall, square before the lowest stairs: somebody whole at their foot, who stands at attention',
      action:
        'On the second stair the object stands sentry; at the foot of the stairs the hero, chest out, heels together and very stern, salutes it, the other hand in the small of the back (in the chair, on its rim, who rolls). The third stair, tired, looks at that and is not convinced, and on its tread, in the shade, sleeps a cat, at whom nobody looks. In the bound book the words lie on the yellow shaft of a rain boot as large as a page, another behind it: nobody’s feet are in it, but a mouse looks out',
      mood: 'official, funny',
      light:
        'a bar of light from upstairs on stairs and child; pale, from the other side, on a yellow boot; the rest blue',
      objects: ['thing1'],
    },
    {
      beat: 'hush',
      hook: 'The shape on the stair goes up, and down.',
      setting: 'The stairs in the dark',
      shot: 'wide',
      framing:
        'from beside the lowest stairs: the flight goes up into the dark, at its foot somebody sits with shut eyes, and the wall behind is one pale window',
      action:
        'The hero sits on the lowest stair, both soles on the floor (in the chair before it and toward it, who rolls), the head to one side, a hand behind an ear and both eyes shut, to hear better; behind, the third one, both lids shut, smiles in its sleep, and on it a round dark shape with ears rises and falls, drawn in one line. The object keeps watch on the second stair. On the wall the moon lays a window as wide as the hall (in the bound book over both pages), and in its panes lies, as large as the room, what nobody has looked at: the shadow of a cat, two ears, whiskers, and a back that goes up, and down',
      mood: 'listening',
      light: 'the moon, pale on all the wall',
      objects: ['thing1'],
    },
    {
      beat: 'turn',
      hook: 'Four feet. Now they have to go up.',
      setting: 'The third stair',
      shot: 'close',
      framing:
        'square before the third stair, from so near that no end of it is seen: somebody in profile before a cat that has none either',
      action:
        'The cat lies on its back along the stair, four paws in the air, exactly as many as were missing; before its head the hero (in the chair, who rolls) stands in profile, mouth like an O, and one straight arm touches with a fingertip the sole of the first paw: it counts. Below, the third stair has opened both eyes wide. In the bound book the cat is as long as both pages: two paws on one, two on the other, and a tail that hangs down beside the stair’s own eye',
      mood: 'relief, brows up and an Oh on the lips',
      light: 'blue, with the hero’s face just lit',
      objects: ['thing1'],
    },
    {
      beat: 'act',
      hook: 'Will it creak?',
      setting: 'The stairs, going up',
      shot: 'mid',
      framing:
        'from beside the lowest stairs, before a window as wide as the hall: somebody whole who goes up past us, with as much cat as child',
      action:
        'The hero goes up sideways, one foot already on the next stair, leaning far back, both arms round the chest of an enormous cat: all of it that is not held hangs straight down, as long as a cat is, belly to us, to the stair that they stand on; its sleeping head has dropped over one arm, and the hero looks down at its face and smiles (who rolls rides up in the seat of the lift, the same cat hanging between the knees). Two white socks hang over the arms and two below. Just under them the third one, its lids half shut, smiles and looks up. In the bound book the moon stands in the window, as large as a page, and before it, on a branch, four birds already sleep in a row, by size',
      mood: 'slow, heavy, safe',
      light: 'the moon in the window, by which one could read; the palest page',
      objects: [],
    },
    {
      beat: 'end',
      hook: 'None: somebody is on watch.',
      setting: 'The bedroom, and through the open door the stairs down to the second one',
      shot: 'wide',
      framing: 'the room of page 2, now in three tones, and the whole flight through its door',
      action:
        'The hero is asleep on the pillow, large, and before the turned-down sheet, head to head, so is the cat, which has lain down on the quilt; through the door the rails go down from two posts, and far below, tiny and lit on the second stair, the object is on duty. Glasses, hearing aids and a chair of one’s own wait before the bed',
      mood: 'still, one last smile',
      light: 'almost none: a line under a door, a glint on the object',
      objects: ['thing1'],
    },
  ],
};
