import type { TitleBrief } from '#bookmaking/words/brief.ts';

export const brief: TitleBrief = {
  always: [
    'Wind can be seen: the hero’s puff is two or three round clouds of chalk that roll out of the lips, each larger than the one before, and end at the thing that they move, and on every page it moves something (a note, an ear, a feather, a cherry, a wrapper). The whistle on 11 is of one piece, and yellow. Yellow is saved for the whistle and the taxi.',
    'On the bookplate the hero’s breath has got under a bed sheet on a line, with the words on it, and lifts its hem like a sail’s; three socks fly off with it, where no photo hangs.',
    'The cherry that rolls off the cake on 4 rolls through the corner of 5, 7 and 9, and is the wedding cake on 11.',
    'The hero’s grown-up is a wide straw hat and two shopping bags; on 5, 9 and 10 the hat is on a bench, on 7, 8 and 12 it stands behind.',
    'The street goes left to right toward the park: roofs, corner, square. The fountain is round, with a stone fish in the middle and a clock tower behind that says ten to twelve on 7, eight to on 8, three to on 9, one to on 10.',
    'From 6 on the camera is at the height of the captain’s hat, and the water is as big as a sea.',
    'The captain is a round green-black beetle in a dark blue hat with a brim; the bride has a daisy petal for a train.',
  ],
  cover:
    'Low at the left the hero’s head and shoulders in three quarters behind the stone of the rim, brows down, cheeks as full as they go, lips pursed; a round white cloud rolls over deep blue water from them into the sail of the captain’s walnut, large at the right, which stands full; the captain has the mast in one hand and lifts the hat with another.',
  pages: [
    {
      beat: 'wish',
      hook: 'Can nothing be done about it?',
      setting: 'The first house of a street in the morning',
      shot: 'wide',
      action:
        'One wall over both pages. On the left page an open window, dark inside, and in it a kettle as large as the page, out of whose spout steam goes up, back over its handle and on over the fold, one cloud as long as the street, with notes under it, and all words in it; below it at the right the hero, small, whole and in profile on both tiptoes, a fist on the hip, cheeks as full as they go (who rolls: in the chair), blows soft puffs up at the last of the notes, which goes head over heels; the object, on the sidewalk between them, listens',
      mood: 'one small breath against a great one',
      light: 'morning from the left, long soft shadows',
      objects: ['thing1'],
    },
    {
      beat: 'first try',
      hook: 'What would the next one do?',
      setting: 'The whole length of a street in the morning',
      shot: 'mid',
      framing:
        'along a street that comes out of a far point at the left; at the right, near, a dog as high as the page',
      action:
        'The dog sits with its nose to the right and looks out of the corners of its eyes; behind it at the left the hero, whole, on the toes of both feet on an upturned flower pot, arms flung back, cheeks full (who rolls: bent forward in the chair), blows soft round puffs up into its near ear, which stands on end, inside out; far down the street over both pages, small, the woman who has whistled, two fingers at her lips, with notes, and from her to the dog paw prints and one cloud of dust larger than the other, and a flower pot on its side; at the right the straw hat, from the back',
      mood: 'polite disbelief, mostly the dog’s',
      light: 'morning, warm brick',
      objects: [],
    },
    {
      beat: 'second try',
      hook: 'Third time?',
      setting: 'Over the roofs of the whole town in the morning',
      shot: 'wide',
      framing:
        'over a sea of roofs: at the left, between two of them, a man; at the right, near, a child at the end of another',
      action:
        'Clay roof behind clay roof over both pages. At the left, among them, the man, lips pursed, both arms straight out, with pigeons on both arms and on his head; over thirty more come from over our heads at the upper right, large, and smaller and smaller, in one long bow over both pages, down to his hand, and not one of them to the hero, who stands under them at the right, whole, on the toes of one foot and the other in the air, arms flung back, chin just over the wall at the end of a roof (who rolls: bent forward in the chair), and blows soft puffs at a single feather on its ledge, which rocks',
      mood: 'one child’s breath against a whole sky',
      light: 'morning on warm stone',
      objects: [],
    },
    {
      beat: 'third try',
      hook: 'Where is that cherry going?',
      setting: 'The corner by the park gate',
      shot: 'mid',
      framing:
        'from across the sidewalk: an avenue comes out of a far point in the middle and turns off to the left before us; two children, whole, at the right',
      action:
        'At the left a taxi that has come down the whole avenue stops so fast that it stands on its front wheel, the other one in the air, skid marks and a cloud of dust behind it; its driver looks back out of the window. At the right the girl who has whistled for it stands whole and toward us, both arms up, with a cake of three tiers in both hands on her head; beside her the hero, whole and in profile, has jumped, knees bent, feet well off the ground, eyes shut tight and a fist flung back (who is very small stands or sits; who rolls: bent forward in the chair), and blows soft puffs up over the top of the cake; the cherry that lay there flies to the left in one great bow over both pages and over the taxi, larger and larger, and the eyes of the girl go with it; under the trees of the avenue, from the back, the straw hat on a bench',
      mood: 'slapstick',
      light: 'noon coming, the sun at the right and on the hero’s face, the taxi yellow',
      objects: [],
    },
    {
      beat: 'hope',
      hook: 'The breath goes in. When does it come out?',
      setting: 'Before a round fountain, turned off',
      shot: 'mid',
      action:
        'Air goes in: the clouds of the whole sky, a huge one on the left page and two small ones above, are drawn like noodles into the open mouth of the hero, who stands whole and on tiptoe at the edge of the water, head back, chest out, arms flung wide behind (who rolls: the same, in profile, hands on the wheels), and leaves and a feather come along with it; the object watches from the edge; all of it once more, upside down, in water as flat as a plate, with a walnut shell on it; behind, from the back, the hat on its bench, two bags on the ground',
      mood: 'room for more',
      light: 'high sun, the whole sky lying in the water',
      objects: ['thing1'],
    },
    {
      beat: 'trouble',
      hook: 'A wedding at twelve, and no wind.',
      setting: 'The middle of the fountain',
      shot: 'close',
      framing:
        'from the water: the captain large at the front; behind the rim, from the eyes up, the hero’s face as a hill',
      action:
        'The captain stands up in the walnut shell, one leg on the bow, hat raised; the candy wrapper hangs limp; two wide eyes look over the stone, and once more, upside down, out of the water',
      mood: 'enormous surprise, naval',
      light: 'glitter from below on both faces',
      objects: [],
    },
    {
      beat: 'trouble grows',
      hook: 'Neither hard nor soft. What else is there?',
      setting: 'The fountain, the stone fish with its mouth open, the clock behind',
      shot: 'close',
      framing:
        'from the water: a ship that spins, as large as the left page; on the other one, behind the rim, a child',
      action:
        'At the left the walnut spins, round and round in the breath: the sail stands straight out to the right, the captain straight out to the left, level, two hands at the mast, spirals for eyes, the hat still on; a duck on either side, bill toward him; on the paving behind the rim, right of a bound book’s fold, the hero, whole and in profile, bends far forward like somebody before a dive, one knee far ahead, both arms up behind (who rolls: in the chair, bent far forward), and blows soft puffs across the fold into the sail; at the far right the stone fish gapes, and the clock says ten to',
      mood: 'farce tightening',
      light: 'sun at the top of the sky',
      objects: [],
    },
    {
      beat: 'turn',
      hook: 'Will one breath be long enough?',
      setting: 'The fountain in a wide, pale square',
      shot: 'wide',
      framing:
        'over dark water: a ship at its near end, a child at its far one, and a white road from one to the other',
      action:
        'What one long breath has left on the dark water is a road, white, in bends, as wide as the ship where we are and narrow at its end at the far rim; a ring of a short one fades at the left. There at the right the hero, whole, on both knees and bent far forward, pushes the object to the edge with both hands, mouth wide open, eyes on the captain (who rolls: bent far forward in the chair); he sails on the road, his back to us, and points straight at it',
      mood: 'sudden order',
      light: 'noon coming, pale stone, and the road shines',
      objects: ['thing1'],
    },
    {
      beat: 'act',
      hook: 'On it goes. Watch the clock.',
      setting: 'Along the water',
      shot: 'close',
      framing: 'along the water from its left end, where the hero’s cheek is, to its right one',
      action:
        'The hero, head and shoulders in profile, bent far over the water from behind the stone at the left, flushed, one cheek round as a ball, blows one long row of soft puffs over the fold; in the middle the sail is a full half-moon, and the captain, from behind, points ahead, between a duck beyond the line and a duck on this side of it; at the far right, where he points, the object waits on the rim',
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
        'from straight above, over the whole square: one circle, one line, one speck, and somebody small on all fours',
      action:
        'At the left the hero, whole, from straight above: a crown of hair with two full cheeks, shoulders, two hands on the stone, a back, two soles; the head is over the water (who rolls: leaning out of the chair, between its two wheels); one breath goes from there over the water between two ducks to the stern of the ship, almost at the other side, where the object lies on the rim; beyond the fold sixty beetles are on their way in a line, a dog trots, a taxi waits, a girl stops with a cake',
      mood: 'hush',
      light: 'noon: every shadow is right below its thing',
      objects: ['thing1'],
    },
    {
      beat: 'the wish, changed',
      hook: 'The whistle leaves the page. Who heard it?',
      setting: 'The rim as a wedding hall, under a sky that is dark beside what comes',
      shot: 'wide',
      action:
        'From the lips of the hero, whole and in profile at the right end of the stone, the yellow whistle has got out: at the lips a thread, over the fold as high as the child, on the left page as large as the page, and all words in it. It throws the hero back, one heel in the stone, the other foot off it, both arms flung behind, mouth round, eyes wide (who rolls: back on two wheels). All there is leans away from it to the left: tongues of water out of the basin, petals, hats, a third of sixty beetles in the air and the others on the stone as they can; near us, no higher than the hero’s knee, captain and bride hand in hand over the cherry on a bottle cap, his hat ahead of him, and the object beside him',
      mood: 'horror and delight in equal parts',
      light: 'gold, from the ribbon itself',
      objects: ['thing1'],
    },
    {
      beat: 'end',
      hook: 'None: the taxi is on its way to the sea.',
      setting: 'The fountain, on at last, and the street beyond',
      shot: 'wide',
      action:
        'At the left a taxi drives off, nose to the left; captain and bride, no higher than its roof light is long, wave from there, and a cherry hops after it; at the right, before it, the hero is in the air over a puddle, both arms straight up, laughing, eyes on the two (who rolls: both arms up, on two wheels through the puddle, which the spokes throw up); next to that sits the dog, wet, its tongue out; the stone fish is as high as the sky and its water as wide as the page, white against deep blue, and drenches a few tiny beetles who go home under leaves; the hat stands behind; pigeons come down from the sky',
      mood: 'everybody wet, nobody sorry',
      light: 'sun through spray, a rainbow over the fountain',
      objects: ['thing1'],
    },
  ],
};
