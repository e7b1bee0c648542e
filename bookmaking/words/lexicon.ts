type Entry = {
  thing: string;
  things: string;
  article: 'a' | 'an';
  /** How the topic is printed, where it is not the key itself. */
  topic?: string;
  /** Other words for the same interest that families type, in lower case. */
  also?: readonly string[];
};

/**
 * The interests whose forms an editor has written. The key is the topic as it stands in a
 * sentence. The thing obeys the house rules: at most three words, singular, countable, held in one
 * child's hand, too big to swallow, not food, not alive, no brand. Living creatures are therefore
 * toys of themselves, which is also why a goose may hold one in its beak.
 */
export const lexicon = {
  // Creatures
  dinosaurs: {
    thing: 'stegosaurus',
    things: 'stegosauruses',
    article: 'a',
    also: ['dinosaur', 'dinos', 'dino', 't-rex', 't rex'],
  },
  dragons: { thing: 'wooden dragon', things: 'wooden dragons', article: 'a', also: ['dragon'] },
  unicorns: { thing: 'unicorn', things: 'unicorns', article: 'a', also: ['unicorn'] },
  mermaids: {
    thing: 'mermaid crown',
    things: 'mermaid crowns',
    article: 'a',
    also: ['mermaid'],
  },
  cats: { thing: 'tin cat', things: 'tin cats', article: 'a', also: ['cat', 'kittens', 'kitties'] },
  dogs: {
    thing: 'squeaky bone',
    things: 'squeaky bones',
    article: 'a',
    also: ['dog', 'puppies', 'puppy'],
  },
  horses: {
    thing: 'hobby horse',
    things: 'hobby horses',
    article: 'a',
    also: ['horse', 'ponies', 'pony', 'horse riding', 'horseback riding'],
  },
  rabbits: {
    thing: 'knitted rabbit',
    things: 'knitted rabbits',
    article: 'a',
    also: ['rabbit', 'bunnies', 'bunny'],
  },
  bears: { thing: 'teddy bear', things: 'teddy bears', article: 'a', also: ['bear', 'teddies'] },
  lions: { thing: 'lion mask', things: 'lion masks', article: 'a', also: ['lion'] },
  elephants: {
    thing: 'elephant on wheels',
    things: 'elephants on wheels',
    article: 'an',
    also: ['elephant'],
  },
  monkeys: { thing: 'sock monkey', things: 'sock monkeys', article: 'a', also: ['monkey'] },
  foxes: { thing: 'fox puppet', things: 'fox puppets', article: 'a', also: ['fox'] },
  sheep: { thing: 'woolly sheep', things: 'woolly sheep', article: 'a', also: ['lambs'] },
  frogs: { thing: 'wind-up frog', things: 'wind-up frogs', article: 'a', also: ['frog'] },
  turtles: {
    thing: 'wooden turtle',
    things: 'wooden turtles',
    article: 'a',
    also: ['turtle', 'tortoises'],
  },
  birds: {
    thing: 'wooden duck',
    things: 'wooden ducks',
    article: 'a',
    also: ['bird', 'bird watching', 'birdwatching'],
  },
  penguins: { thing: 'penguin mitten', things: 'penguin mittens', article: 'a', also: ['penguin'] },
  bees: { thing: 'honey dipper', things: 'honey dippers', article: 'a', also: ['bee'] },
  bugs: {
    thing: 'magnifying glass',
    things: 'magnifying glasses',
    article: 'a',
    also: ['bug', 'beetles', 'ladybugs', 'ladybirds'],
  },
  insects: { thing: 'magnifying glass', things: 'magnifying glasses', article: 'a' },
  butterflies: {
    thing: 'butterfly net',
    things: 'butterfly nets',
    article: 'a',
    also: ['butterfly'],
  },
  snails: { thing: 'clay snail', things: 'clay snails', article: 'a', also: ['snail'] },
  fish: { thing: 'tin fish', things: 'tin fish', article: 'a' },
  sharks: {
    thing: 'inflatable shark',
    things: 'inflatable sharks',
    article: 'an',
    also: ['shark'],
  },
  whales: {
    thing: 'wooden whale',
    things: 'wooden whales',
    article: 'a',
    also: ['whale', 'orcas', 'killer whales'],
  },
  octopuses: {
    thing: 'rubber octopus',
    things: 'rubber octopuses',
    article: 'a',
    also: ['octopus', 'octopi'],
  },
  'farm animals': {
    thing: 'cowbell',
    things: 'cowbells',
    article: 'a',
    also: ['cows', 'cow'],
  },
  farms: { thing: 'cowbell', things: 'cowbells', article: 'a', also: ['farming'] },

  // Things that go
  trains: { thing: 'caboose', things: 'cabooses', article: 'a', also: ['train'] },
  cars: { thing: 'racing car', things: 'racing cars', article: 'a', also: ['car', 'race cars'] },
  trucks: {
    thing: 'dump truck',
    things: 'dump trucks',
    article: 'a',
    also: ['truck', 'lorries', 'garbage trucks'],
  },
  diggers: {
    thing: 'yellow digger',
    things: 'yellow diggers',
    article: 'a',
    also: ['digger', 'excavators', 'construction'],
  },
  tractors: { thing: 'green tractor', things: 'green tractors', article: 'a', also: ['tractor'] },
  'fire engines': {
    thing: 'fire engine',
    things: 'fire engines',
    article: 'a',
    also: ['fire trucks', 'firefighters'],
  },
  airplanes: {
    thing: 'biplane',
    things: 'biplanes',
    article: 'a',
    also: ['planes', 'aeroplanes', 'flying'],
  },
  boats: { thing: 'tugboat', things: 'tugboats', article: 'a', also: ['boat', 'ships', 'sailing'] },
  bikes: {
    thing: 'bicycle bell',
    things: 'bicycle bells',
    article: 'a',
    also: ['bicycles', 'cycling', 'biking'],
  },
  space: {
    thing: 'rocket',
    things: 'rockets',
    article: 'a',
    also: ['outer space', 'rockets', 'astronauts', 'planets'],
  },
  stars: { thing: 'telescope', things: 'telescopes', article: 'a', also: ['shooting stars'] },
  'the moon': { thing: 'telescope', things: 'telescopes', article: 'a', also: ['moon'] },
  robots: { thing: 'tin robot', things: 'tin robots', article: 'a', also: ['robot'] },

  // Making
  baking: { thing: 'wooden spoon', things: 'wooden spoons', article: 'a', also: ['cakes'] },
  cooking: { thing: 'soup ladle', things: 'soup ladles', article: 'a' },
  drawing: {
    thing: 'orange crayon',
    things: 'orange crayons',
    article: 'an',
    also: ['coloring', 'colouring'],
  },
  painting: { thing: 'paintbrush', things: 'paintbrushes', article: 'a' },
  art: { thing: 'paintbrush', things: 'paintbrushes', article: 'a', also: ['arts and crafts'] },
  knitting: { thing: 'ball of yarn', things: 'balls of yarn', article: 'a', also: ['sewing'] },
  lego: { topic: 'Lego', thing: 'brick tractor', things: 'brick tractors', article: 'a' },
  building: {
    thing: 'wooden block',
    things: 'wooden blocks',
    article: 'a',
    also: ['blocks', 'building blocks'],
  },
  gardening: {
    thing: 'watering can',
    things: 'watering cans',
    article: 'a',
    also: ['flowers', 'plants'],
  },
  photography: { thing: 'camera', things: 'cameras', article: 'a', also: ['taking photos'] },

  // Music and dance
  music: { thing: 'tambourine', things: 'tambourines', article: 'a' },
  drums: { thing: 'bongo drum', things: 'bongo drums', article: 'a', also: ['drumming'] },
  guitars: { thing: 'ukulele', things: 'ukuleles', article: 'a', also: ['guitar', 'ukulele'] },
  singing: { thing: 'microphone', things: 'microphones', article: 'a', also: ['karaoke'] },
  dancing: { thing: 'tap shoe', things: 'tap shoes', article: 'a', also: ['dance'] },
  ballet: { thing: 'ballet slipper', things: 'ballet slippers', article: 'a' },

  // Play and sport
  football: { thing: 'left boot', things: 'left boots', article: 'a' },
  soccer: { thing: 'left boot', things: 'left boots', article: 'a' },
  basketball: { thing: 'basketball', things: 'basketballs', article: 'a' },
  baseball: { thing: 'catcher’s mitt', things: 'catcher’s mitts', article: 'a' },
  tennis: { thing: 'tennis racket', things: 'tennis rackets', article: 'a' },
  gymnastics: { thing: 'hula hoop', things: 'hula hoops', article: 'a' },
  karate: { thing: 'yellow belt', things: 'yellow belts', article: 'a', also: ['judo'] },
  swimming: { thing: 'snorkel', things: 'snorkels', article: 'a', also: ['diving'] },
  skateboarding: { thing: 'skateboard', things: 'skateboards', article: 'a' },
  chess: { thing: 'wooden knight', things: 'wooden knights', article: 'a' },
  puzzles: { thing: 'puzzle box', things: 'puzzle boxes', article: 'a', also: ['jigsaws'] },
  kites: { thing: 'kite', things: 'kites', article: 'a', also: ['kite'] },
  bubbles: { thing: 'bubble wand', things: 'bubble wands', article: 'a' },

  // Pretending
  pirates: { thing: 'spyglass', things: 'spyglasses', article: 'a', also: ['pirate'] },
  princesses: { thing: 'tiara', things: 'tiaras', article: 'a', also: ['princess'] },
  knights: {
    thing: 'tin helmet',
    things: 'tin helmets',
    article: 'a',
    also: ['knight', 'castles'],
  },
  fairies: { thing: 'fairy wand', things: 'fairy wands', article: 'a', also: ['fairy'] },
  superheroes: { thing: 'cape', things: 'capes', article: 'a', also: ['superhero'] },
  magic: { thing: 'top hat', things: 'top hats', article: 'a', also: ['magic tricks'] },
  'dressing up': {
    thing: 'feather boa',
    things: 'feather boas',
    article: 'a',
    also: ['dress up', 'dress-up', 'fashion'],
  },

  // Finding out
  books: { thing: 'library book', things: 'library books', article: 'a', also: ['stories'] },
  reading: { thing: 'library book', things: 'library books', article: 'a' },
  math: { thing: 'abacus', things: 'abacuses', article: 'an' },
  maths: { thing: 'abacus', things: 'abacuses', article: 'an' },
  numbers: { thing: 'abacus', things: 'abacuses', article: 'an', also: ['counting'] },
  science: { thing: 'horseshoe magnet', things: 'horseshoe magnets', article: 'a' },
  volcanoes: {
    thing: 'cardboard volcano',
    things: 'cardboard volcanoes',
    article: 'a',
    also: ['volcanos', 'volcano'],
  },
  fossils: { thing: 'ammonite', things: 'ammonites', article: 'an', also: ['rocks', 'fossil'] },
  maps: { thing: 'compass', things: 'compasses', article: 'a', also: ['geography'] },
  camping: { thing: 'lantern', things: 'lanterns', article: 'a', also: ['hiking'] },
  clocks: { thing: 'alarm clock', things: 'alarm clocks', article: 'an', also: ['clock'] },

  // What the titles fall back on; a family may name these too
  socks: { thing: 'sock', things: 'socks', article: 'a', also: ['sock'] },
  mittens: { thing: 'mitten', things: 'mittens', article: 'a' },
  slippers: { thing: 'slipper', things: 'slippers', article: 'a' },
  hats: { thing: 'paper hat', things: 'paper hats', article: 'a', also: ['hat'] },
} as const satisfies Readonly<Record<string, Entry>>;

export type InterestName = keyof typeof lexicon;
