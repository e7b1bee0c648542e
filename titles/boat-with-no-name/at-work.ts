import type { Letter } from '#bookmaking/words/letters.ts';

/** What a letter has found to do: in two words, in one clause, and what there is to say about it. */
export interface Work {
  readonly is: string;
  readonly does: string;
  readonly aside: string;
}

/** Each from the letter's own shape; who is in the picture is in cast/jobs.ts. */
const WORKS: Record<string, Work> = {
  A: {
    is: 'a hill',
    does: 'was a hill for a snail',
    aside: 'The snail had been climbing since breakfast, and did not say which breakfast.',
  },
  B: {
    is: 'two windows',
    does: 'was two windows for two mice',
    aside: 'The mouse upstairs had complained about the mouse downstairs.',
  },
  C: {
    is: 'a basket',
    does: 'was a basket for a cat',
    aside: 'The cat had turned around in it three times, so it was the cat’s by law.',
  },
  D: {
    is: 'a door',
    does: 'was a door for a dog',
    aside: 'The dog could go in and out. It mostly stayed in the middle.',
  },
  E: {
    is: 'a shelf',
    does: 'was a shelf for three mugs',
    aside: 'Nobody could say whose. All three were warm.',
  },
  F: {
    is: 'a hook',
    does: 'was a hook for a lantern',
    aside: 'It was broad daylight. The lantern liked to be early.',
  },
  G: {
    is: 'a nest',
    does: 'was a nest for a gull',
    aside: 'The gull said that it had been there first, which was a lie.',
  },
  H: {
    is: 'a perch',
    does: 'was a perch for a hen',
    aside: 'The hen had a wall on each side, and thought that this was how the rich live.',
  },
  I: {
    is: 'a post',
    does: 'was a post for a gull',
    aside: 'Every gull wants a post. There was a line for this one.',
  },
  J: {
    is: 'a cradle',
    does: 'was a cradle for a crab',
    aside: 'It rocked a little. The crab had never been rocked before, and went pink.',
  },
  K: {
    is: 'a stand',
    does: 'was a stand for an umbrella',
    aside: 'The sky was blue from end to end. The umbrella lived in hope.',
  },
  L: {
    is: 'a chair',
    does: 'was a chair for a dog',
    aside: 'The dog sat up straight in it, as if somebody were coming to tea.',
  },
  M: {
    is: 'a bed',
    does: 'was a bed for a cat',
    aside: 'It dipped in the middle, and so did the cat.',
  },
  N: {
    is: 'a slide',
    does: 'was a slide for a duck',
    aside: 'The duck went down, and walked around, and went down. It had no other plans.',
  },
  O: {
    is: 'a ring',
    does: 'was a ring for a seal',
    aside: 'The seal was a little too big for it. Nobody liked to mention that.',
  },
  P: {
    is: 'a roof',
    does: 'was a roof for a frog',
    aside: 'Frogs do not mind the rain. This one minded being told so.',
  },
  Q: {
    is: 'a burrow',
    does: 'was a burrow for a mouse',
    aside: 'The tail that stuck out was not the mouse’s. It was the Q’s.',
  },
  R: {
    is: 'a ramp',
    does: 'was a ramp for a crab',
    aside: 'Crabs go sideways. A ramp goes sideways, too. It was bound to happen.',
  },
  S: {
    is: 'a road',
    does: 'was a road for two snails',
    aside: 'One snail wanted to turn back. It had wanted to since Tuesday.',
  },
  T: {
    is: 'a table',
    does: 'was a table for tea',
    aside: 'There were two cups. There was nobody. It is wise to be ready.',
  },
  U: {
    is: 'a bath',
    does: 'was a bath for a duck',
    aside: 'The duck had the whole sea to bathe in. It said that the sea was not private.',
  },
  V: {
    is: 'a vase',
    does: 'was a vase for poppies',
    aside: 'Someone had even given it water, and some of the water had stayed.',
  },
  W: {
    is: 'two nests',
    does: 'was two nests for hens',
    aside: 'The hens were not on speaking terms. This made it a quiet street.',
  },
  X: {
    is: 'a stool',
    does: 'was a stool for a cat',
    aside: 'From up there the cat could see everything, and disapproved of most of it.',
  },
  Y: {
    is: 'a tree',
    does: 'was a tree for a gull',
    aside: 'It was the only tree in the harbor, and it had one twig.',
  },
  Z: {
    is: 'a stair',
    does: 'was a stair for a snail',
    aside: 'The snail lived at the top. It had never been home.',
  },
  Γ: {
    is: 'a hook',
    does: 'was a hook for a lantern',
    aside: 'It was broad daylight. The lantern liked to be early.',
  },
  Δ: {
    is: 'a tent',
    does: 'was a tent for a mouse',
    aside: 'It was a tent for one, with room for cheese.',
  },
  Λ: {
    is: 'a tent',
    does: 'was a tent for a dog',
    aside: 'The dog had dug a small trench around it, in case of weather.',
  },
  Ξ: {
    is: 'a shelf',
    does: 'was a shelf for three mugs',
    aside: 'Nobody could say whose. All three were warm.',
  },
  Π: {
    is: 'a gate',
    does: 'was a gate for a hen',
    aside: 'One could walk around it on both sides. The hen would not hear of that.',
  },
  Φ: {
    is: 'a wheel',
    does: 'was a perch for a gull',
    aside: 'The gull said that it turned when nobody looked.',
  },
  Ψ: {
    is: 'a tree',
    does: 'was a tree for a gull',
    aside: 'It was the only tree in the harbor, and it had three twigs.',
  },
  Ω: {
    is: 'a cave',
    does: 'was a cave for a mouse',
    aside: 'The mouse said boo to it, and it said boo back.',
  },
  Л: {
    is: 'a tent',
    does: 'was a tent for a dog',
    aside: 'The dog had dug a small trench around it, in case of weather.',
  },
  Д: {
    is: 'a house',
    does: 'was a house for a mouse',
    aside: 'It had two feet, so that it could move if the neighbors got loud.',
  },
  И: {
    is: 'a slide',
    does: 'was a slide for a duck',
    aside: 'The duck went down, and walked around, and went down. It had no other plans.',
  },
  З: {
    is: 'a road',
    does: 'was a road for two snails',
    aside: 'One snail wanted to turn back. It had wanted to since Tuesday.',
  },
  Ц: {
    is: 'a bath',
    does: 'was a bath for a duck',
    aside: 'The duck had the whole sea to bathe in. It said that the sea was not private.',
  },
  Ш: {
    is: 'two nests',
    does: 'was two nests for hens',
    aside: 'The hens were not on speaking terms. This made it a quiet street.',
  },
  Ю: {
    is: 'a ring',
    does: 'was a ring for a seal',
    aside: 'The seal was a little too big for it. Nobody liked to mention that.',
  },
  Я: {
    is: 'a ramp',
    does: 'was a ramp for a crab',
    aside: 'Crabs go sideways. A ramp goes sideways, too. It was bound to happen.',
  },
  Э: {
    is: 'a basket',
    does: 'was a basket for a cat',
    aside: 'The cat had turned around in it three times, so it was the cat’s by law.',
  },
};

/** Letters that look the same to a child, whatever alphabet they are of. */
const LIKE: Record<string, string> = {
  Α: 'A',
  А: 'A',
  Β: 'B',
  В: 'B',
  С: 'C',
  Ε: 'E',
  Е: 'E',
  Η: 'H',
  Н: 'H',
  Ι: 'I',
  І: 'I',
  Ј: 'J',
  Κ: 'K',
  К: 'K',
  Μ: 'M',
  М: 'M',
  Ν: 'N',
  Ο: 'O',
  О: 'O',
  Ρ: 'P',
  Р: 'P',
  Ѕ: 'S',
  Τ: 'T',
  Т: 'T',
  Υ: 'Y',
  Χ: 'X',
  Х: 'X',
  Ζ: 'Z',
  Г: 'Γ',
  Ґ: 'Γ',
  П: 'Π',
  Ф: 'Φ',
  Щ: 'Ш',
  Џ: 'Ц',
  Є: 'C',
  Þ: 'P',
  Ð: 'D',
  Θ: 'O',
  Œ: 'E',
  Æ: 'E',
  У: 'Y',
};

/** What a letter stands in for: a Greek Α is drawn and works as an A does. */
export const shapeOf = (letter: Letter): string => LIKE[letter.base] ?? letter.base;

const PERCH: Work = {
  is: 'a perch',
  does: 'was a perch for a gull',
  aside: 'The gull had never seen one like it, and sat down to think.',
};

/** Of a script whose letters are painted on things, one after the other. */
const PAINTED: readonly Work[] = [
  {
    is: 'a sail',
    does: 'was drying on a sail',
    aside: 'The wind had read it twice already, and turned it over to look for more.',
  },
  {
    is: 'a drum',
    does: 'was painted on a drum',
    aside: 'Whoever beat the drum said it out loud without knowing.',
  },
  {
    is: 'a kite',
    does: 'was up on a kite',
    aside: 'It said that it was only looking for the others, and that it was in no hurry.',
  },
  {
    is: 'a crate',
    does: 'was hiding on a crate',
    aside: 'FRAGILE, said the crate as well, but in much smaller writing.',
  },
  {
    is: 'a lantern',
    does: 'was shining on a lantern',
    aside: 'At night it would lie on every wall in the street, and it could hardly wait.',
  },
  {
    is: 'a flag',
    does: 'was waving on a flag',
    aside: 'It waved at everybody, which is how it had been found.',
  },
];

/** Whether a letter is cut out of wood, or has to be painted on something, because no outline of it is kept. */
export const workOf = (letter: Letter, place: number, sawn: boolean): Work =>
  sawn ? (WORKS[shapeOf(letter)] ?? PERCH) : (PAINTED[place % PAINTED.length] as Work);

/** What a letter wears, said to a child. */
const WORN: Record<string, string> = {
  '\u0300': 'a feather',
  '\u0301': 'a feather',
  '\u0302': 'a roof',
  '\u0303': 'a wave',
  '\u0304': 'a plank on top',
  '\u0306': 'a bowl',
  '\u0307': 'a dot',
  '\u0308': 'two dots',
  '\u0309': 'a hook',
  '\u030a': 'a ring',
  '\u030b': 'two feathers',
  '\u030c': 'a paper hat',
  '\u031b': 'a horn',
  '\u0323': 'a dot below',
  '\u0326': 'a tail',
  '\u0327': 'a tail',
  '\u0328': 'a tail',
  '\u0338': 'a sash',
};

/** As in 'the one with a roof and a feather'; nothing for a letter that wears nothing that has a name. */
export function wornBy({ marks }: Letter): string | undefined {
  const worn = marks.map((mark) => WORN[mark]).filter((word) => word !== undefined);
  return worn.length > 0 ? worn.join(' and ') : undefined;
}
