import type { TitleBrief } from '#bookmaking/words/brief.ts';

export const brief: TitleBrief = {
  always: [
    'A small harbor on one day, from a bright morning to the first stars. A boat stands on the slip; its bow is bare on page 1, and each page’s letters are on it afterward.',
    'Letters are sawn from ship’s planks and painted. Each does the job that its shape can do; who lies, sits or bathes in it minds nothing.',
    'Letters of Arabic and Chinese are painted on things of the harbor: a sail, a drum, a kite. On the boat a name that joins stands joined, and each letter of another has a square plank.',
    'Under the keel, holding the boat up, is an &. It is there from page 1. Nobody speaks of it before page 9.',
    'Letters have little legs: planted where they work, running, stretched out in front where they rest, stepping where they come. On the boat they have none.',
    'The heron is as tall and as thin as a letter, with a captain’s cap. The badge on the cap is empty.',
    'The hero’s grown-up is a yellow oilskin with its back to us, who paints, and who rows on the last pages.',
  ],
  cover:
    'A small boat, and on its sail, which the wind has blown over to one side, what it is called. On its deck, whole, stands the hero (who rolls: the chair), has the rope from the foot of the sail in one fist, leans back against the wind with the other arm flung into the air, and laughs; at the bow the heron, on one leg, looks down at that; the harbor low behind.',
  pages: [
    {
      beat: 'wish',
      hook: 'Where did they go?',
      setting: 'The quay under the hill, in the morning',
      shot: 'wide',
      framing: 'across the quay, up the one path, which turns twice',
      action:
        'A cart has tipped over at the top of a hill, and down the path and off to the left the letters run on their legs, the first of the name ahead and largest; close behind it, whole, the hero runs (who rolls: in the chair, one hand at the wheel) with one arm stretched out after it, mouth open. At the right the bare boat on its slip, an & under the bow, somebody in yellow who paints, and the heron, which holds up the book of rules. Bound, the road goes on over the fold, and a dog, a cat and a hen sit along it and look',
      mood: 'eager, too late',
      light: 'clear morning from the left',
      objects: [],
    },
    {
      beat: 'first try',
      hook: 'How do you get it back?',
      setting: 'On the sand under the harbor wall, at low tide',
      shot: 'close',
      framing: 'from the sand up: the wall’s front, and its side, which runs out to sea',
      action:
        'Up on the wall the first letter is at work, both legs planted, against nothing but sky, and one of its laces has come undone; down on the sand the hero, small, heels in the ground, has the end of that in a fist on one straight arm, leans back with all there is and looks up (who rolls: from the chair); up there nobody looks. A tire hangs on the wall. Bound, the wall goes on over the fold, out to a far lighthouse, and before it on the sand stands the heron, on one leg, with the book of rules open; nearer, the tide has left a rowboat on its side, and a hen looks out of it',
      mood: 'hopeful, not heard',
      light: 'clear morning',
      objects: [],
    },
    {
      beat: 'second try',
      hook: 'That is not a name.',
      setting: 'Up the hill, among the washing',
      shot: 'wide',
      framing:
        'down on a hill that is nearly all there is, a small heron and the washing on its edge',
      action:
        'A trail of boots and, beside it, of shoes (or two wheels) goes over both pages: a loop, up to the washing, round a pole of it and down again to where the letter has sat down, legs out in front, out of breath (a letter of six is at work there; of two, it still runs, and the hero after it, one arm stretched out); two to four sit in one heap, back to back and one row behind the other, still with whoever lives on each. Sole to sole with it the hero has let itself fall on the grass (who rolls: leans back in the chair), leans back on one straight arm, as much out of breath, and smiles at it; a puff comes out of both. Bound, the cart that they came in lies on its tail where the trail begins, shafts in the air',
      mood: 'busy',
      light: 'noon, wind',
      objects: [],
    },
    {
      beat: 'third try',
      hook: 'Who lives under there?',
      setting: 'In the water',
      shot: 'wide',
      framing:
        'at the waterline, half under it; bound, the sea goes on under a jetty, as deep and as dark, over both pages',
      action:
        'Letters at work in the shallows, half out of the water, their feet on rocks; weed, stones and one large fish below. At the end of a jetty on posts the hero stands (who rolls: sits in the chair), small and whole, a fishing rod in one fist, and leans back: the rod is bent, and the hook on its line is at the wood of the nearest. Bound, a cat is asleep on the jetty, land and a lighthouse lie behind it, and under it a row of fish swims over the fold, up to whose boots stand there, past a crab on a stone, which looks up, too',
      mood: 'wet',
      light: 'noon through green water',
      objects: [],
    },
    {
      beat: 'hope',
      hook: 'Nearly a name.',
      setting: 'The jetty',
      shot: 'mid',
      framing: 'from low: the head of a jetty, which runs behind it to a point in the sea',
      action:
        'In front letters tower, boots braced, at work; round the nearest goes a rope, and on it the hero, small, leans far back and pulls with straight arms (who rolls: the chair tipped on its large wheels, castors in the air). Who has sat down or runs is not pulled: a hand is on its wood. Far off on the water the bare boat waits. Bound, the rope goes on over the fold, and all of the neighbors who are not at work pull, too, each leaning back with the rope in its mouth or claws: a dog, a hen, a gull, a duck, a crab, a snail, each smaller than the one before; where nobody pulls, they stand there with it, slack',
      mood: 'hopeful',
      light: 'early afternoon',
      objects: [],
    },
    {
      beat: 'trouble',
      hook: 'It gets late.',
      setting: 'Out by the lighthouse',
      shot: 'wide',
      framing: 'across the bay, against the low sun',
      action:
        'On one rock before the sun letters sit side by side, their backs to us and their legs out of sight, leaning toward the hero, who sits close beside the nearest or, of many, the largest, whole, small and from behind, too (who rolls: in the chair), head laid against its wood: all look into the sun. One long striped scarf goes round the hero’s neck and on round each of them, to a loose end (who runs has no part of it yet); sails go home',
      mood: 'long shadows',
      light: 'low sun behind',
      objects: [],
    },
    {
      beat: 'worse',
      hook: 'Is that all of it?',
      setting: 'The boathouse, by lamp',
      shot: 'close',
      framing: 'one cone of light in a dark room, and away from it, dimly, the ribs of a boat',
      action:
        'In the light of the one lamp, taking a step on its little legs, comes the last letter, and whoever lives on it holds on; before it, in the same light, the hero, whole, on the toes (who rolls: in the chair), has the lamp’s cord in a fist at the end of one arm, and smiles at who comes. Bound, a mouse sits at the point of those ribs and looks into the light',
      mood: 'quiet',
      light: 'one lamp',
      objects: [],
    },
    {
      beat: 'turn',
      hook: 'Who is the heron?',
      setting: 'The slip at dusk',
      shot: 'mid',
      framing:
        'on the level of a child: near, somebody tall; the boat with all its letters small behind, on the edge of the quay',
      action:
        'From the left the heron’s neck comes down in one great arch, and at the end of the beak it holds out the cap; on the right the hero (who rolls: in the chair), small, lays one fingertip on its badge, a dark, empty oval, and looks, wide-eyed; a lantern stands on the stones between the two. Over that, under the keel, the & holds up the boat. Bound, the heron stands on the other page, and its neck reaches over the fold; behind it lie two lobster pots, and a cat is asleep on a coil of rope',
      mood: 'tender',
      light: 'dusk, the moon rising, a lantern on the ground',
      objects: [],
    },
    {
      beat: 'act',
      hook: 'And?',
      setting: 'Under the keel',
      shot: 'wide',
      framing: 'from so low that the hull is all that there is over us, and ends at the right',
      action:
        'Under all of that boat, on balks and a sack, lies the object, alone and pressed flat. The & has let go and takes its first steps out from under the bow, on its toes; before it the hero (who rolls: in the chair), small, stepping backward, has it by the waist with one hand, as one teaches somebody to walk, and looks at nothing else. A lantern stands on the ground. Bound, the hull and the last light under it go on over the fold: two boats asleep, a low moon, rails that go down into the bay, and a cat that sits and looks',
      mood: 'careful',
      light: 'dusk, a lantern',
      objects: ['thing1'],
    },
    {
      beat: 'hush',
      hook: 'Who comes after and?',
      setting: 'The bow, straight on',
      shot: 'close',
      framing:
        'the whole name on the boat’s side, as long as both pages, the & after it, and after that the heron, as tall as they are',
      action:
        'At the end of a jetty, small and whole, on its toes, the hero (who rolls: in the chair) holds a lantern high on a straight arm and looks up; in its light are the child’s face and the &, and from the other side of the bow, on a post in the water, the heron bends its neck down, cap on, to read that',
      mood: 'hush',
      light: 'dusk, a lantern in the hand',
      objects: [],
    },
    {
      beat: 'the wish, changed',
      hook: 'Down they go.',
      setting: 'At the quay, in the evening',
      shot: 'mid',
      action:
        'The boat is afloat, with the whole name and the & on it. With one leg on the quay and one on the bow, exactly where the next word would be, the heron bends its neck down to the & and reads; aboard, the hero laughs at it and throws one arm into the air. The oilskin has the oars. Bound, a snail, a hen, a cat, a dog and a duck have come out on a jetty on the other page, by a lantern, and look after the boat',
      mood: 'glad',
      light: 'lanterns',
      objects: ['thing1'],
    },
    {
      beat: 'end',
      hook: 'A line is left open.',
      setting: 'Out at sea, at night',
      shot: 'wide',
      framing:
        'the boat small on all that sea, under all those stars; a lantern on the arm of a short mast lights two heads; bound, the lighthouse lays a way in pieces over the water to them, and the name lies in it upside down',
      action:
        'Close before the heron, upright on a thwart under the lantern, sits the hero (who rolls: out of the chair, which stands behind), smiles a little, lids half down, and looks into the book in which the heron writes. Behind, the oilskin rows, the object has the tiller',
      mood: 'still',
      light: 'stars and one lantern',
      objects: ['thing1'],
    },
  ],
};
