// Where a hand takes each thing that a story may name: by its tail, its stem or its edge.
import { degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';

/** Where one takes a thing: by its tail, a fin, an edge, a corner or a handle. Most have that at their right. */
const BY: Partial<Record<DrawnThing, Point>> = {
  stegosaurus: [47, 3],
  rocket: [51, 0],
  'ballet slipper': [36, 4],
  kite: [31, 4],
  caboose: [47, 4],
  'library book': [41, 16],
  book: [42, 14],
  paintbrush: [40, 0],
  sock: [54, 15],
  'orange crayon': [50, 2],
  'left boot': [46, 18],
  'cricket bat': [38, -23],
  'hockey stick': [34, -25],
  'golf club': [32, -22],
  'ping-pong paddle': [42, 26],
  'magnifying glass': [38, 25],
  'bubble wand': [38, 27],
  'fairy wand': [34, 26],
  'witch broom': [36, 4],
  'little broom': [34, -24],
  'wooden hammer': [38, 20],
  'very good stick': [30, -12],
  'wooden spoon': [40, 4],
  'honey dipper': [40, 0],
  microphone: [42, 1],
  'tennis racket': [42, 10],
  ukulele: [42, 0],
  'giant toothbrush': [42, 7],
  'frying pan': [42, 0],
  spyglass: [40, 0],
  telescope: [40, 0],
  'tin fish': [40, 0],
  'inflatable shark': [38, 1],
  'brass key': [42, 1],
  'paper flower': [34, 12],
  'soup ladle': [38, -14],
  'butterfly net': [38, 13],
  kendama: [40, 2],
  'baby rattle': [34, 19],
};
/** Not as wide as most, and narrow, and hardly anything there. */
const LESS_WIDE: readonly DrawnThing[] = [
  'elephant on wheels',
  'wooden turtle',
  'clay snail',
  'rubber octopus',
  'wooden knight',
  'wooden block',
  'bongo drum',
  'cardboard volcano',
  'puzzle box',
  'paper lantern',
  'lion-dance head',
  'long scarf',
  'ninja mask',
  'cardboard pyramid',
  'paper fan',
  'toy telephone',
  'school bag',
  'letter block',
  'giant button',
  'wooden tree',
  'big pinecone',
  'giant crystal',
  'felt pizza',
  'felt cupcake',
  'plush donut',
  'wooden apple',
  'yo-yo',
  'pack of cards',
  'wrapped present',
  'sticker book',
  'box of chalk',
  'toy slide',
  'rugby ball',
  'little harp',
  'paper jellyfish',
  'wooden seahorse',
  'knitted owl',
  'plush sloth',
];
const NARROW: readonly DrawnThing[] = [
  'knitted rabbit',
  'tin helmet',
  'compass',
  'alarm clock',
  'ball of yarn',
  'basketball',
  'ammonite',
  'wooden dreidel',
  'tree ornament',
  'felt heart',
  'paper ghost',
  'wizard hat',
  'toy washing machine',
  'cloth sunflower',
  'felt cactus',
  'long feather',
  'sand pail',
  'popcorn box',
  'bag of marbles',
  'nesting doll',
  'checkerboard',
  'tub of dough',
  'jump rope',
  'roller skate',
  'volleyball',
  'juggling ball',
  'trumpet',
  'paper plane',
  'rubber alien',
  'felt planet',
  'pinwheel',
  'snow globe',
  'wind-up crab',
  'felt starfish',
  'felt kangaroo',
];
const SLIGHT: readonly DrawnThing[] = [
  'hobby horse',
  'yellow balloon',
  'tin lantern',
  'maraca',
  'paper firework',
  'measuring tape',
  'wheelbarrow',
  'big leaf',
  'wooden ski',
  'hand bell',
  'wooden parrot',
  'toy traffic light',
  'paper balloon',
  'paper star',
  'wooden shopping cart',
  'djembe',
  'toy saxophone',
  'cookie cutter',
  'ice skate',
  'fishing rod',
  'weather vane',
  'moon lamp',
  'scooter',
  'toy crane',
];

/** By how many degrees it is turned as it is given: a handle lies level, else it would end at a chin or behind the news. */
export function turnOf(thing: DrawnThing): number {
  const [x, y] = placeOf(thing);
  return isThin(thing) ? -degreesOf(Math.atan2(y, x)) : 0;
}

/** Where it is taken, turned so. */
export function gripOf(thing: DrawnThing): Point {
  const [x, y] = placeOf(thing);
  return isThin(thing) ? [Math.hypot(x, y), 0] : [x, y];
}

function placeOf(thing: DrawnThing): Point {
  const edge = LESS_WIDE.includes(thing)
    ? 35
    : NARROW.includes(thing)
      ? 28
      : SLIGHT.includes(thing)
        ? 21
        : 44;
  return BY[thing] ?? [edge, 6];
}

/** What has a handle, a tail or a stem: a fist goes round it. All else is taken by its edge. */
const THIN: readonly DrawnThing[] = [
  'rocket',
  'paintbrush',
  'cricket bat',
  'hockey stick',
  'golf club',
  'ping-pong paddle',
  'magnifying glass',
  'bubble wand',
  'fairy wand',
  'witch broom',
  'little broom',
  'wooden hammer',
  'very good stick',
  'wooden spoon',
  'honey dipper',
  'microphone',
  'tennis racket',
  'ukulele',
  'giant toothbrush',
  'frying pan',
  'spyglass',
  'telescope',
  'tin fish',
  'inflatable shark',
  'brass key',
  'paper flower',
  'soup ladle',
  'butterfly net',
  'kendama',
  'baby rattle',
];
const isThin = (thing: DrawnThing): boolean => THIN.includes(thing);

/** What ends as narrow as a hand: four fingers on this side, the thumb over it. */
const ENDS: readonly DrawnThing[] = [
  'stegosaurus',
  'sock',
  'ballet slipper',
  'caboose',
  'orange crayon',
];

/** How a thing is taken. */
export const handFor = (thing: DrawnThing): 'stem' | 'end' | 'edge' =>
  isThin(thing) ? 'stem' : ENDS.includes(thing) ? 'end' : 'edge';
