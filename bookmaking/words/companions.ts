import type { DrawnThing } from './interests.ts';

/**
 * What children take everywhere, by what we draw it as. The first word is said of whatever else is typed in its row with a
 * colon before it: 'bunny' is printed as 'bunny', ':bunnies' as 'rabbit'. Singular, as a sentence needs it.
 */
const rows: readonly (readonly [DrawnThing, string])[] = [
  [
    'stegosaurus',
    'dinosaur, dino, stegosaurus, triceratops, T. rex, raptor, :trex, :t-rex, :t rex, :tyrannosaurus, :tyrannosaurus rex, :brachiosaurus, :diplodocus',
  ],
  ['wooden dragon', 'dragon'],
  ['unicorn', 'unicorn, pegasus'],
  ['rag doll', 'doll, dolly, rag doll, mermaid, fairy, princess, baby doll'],
  [
    'plush puppy',
    'dog, puppy, doggy, pup, beagle, poodle, labrador, dachshund, corgi, terrier, spaniel, golden retriever, wolf, :doggo, :lab, :cockapoo, :labradoodle, :goldendoodle, :puppy dog',
  ],
  ['plush kitten', 'cat, kitten, kitty, :kitty cat, :tabby, :pussycat'],
  ['hobby horse', 'horse, pony, hobby horse'],
  ['rocking horse', 'rocking horse'],
  ['knitted rabbit', 'rabbit, bunny, hare, bunny rabbit'],
  [
    'teddy bear',
    'teddy bear, teddy, bear, polar bear, brown bear, :stuffy, :plushie, :plush toy, :soft toy, :cuddly toy, :cuddly, :toy, :stuffed toy, :stuffed animal, :lovey',
  ],
  ['lion mask', 'lion'],
  ['elephant on wheels', 'elephant, mammoth'],
  ['sock monkey', 'monkey, sock monkey, ape, gorilla, chimp, orangutan, :chimpanzee'],
  ['fox puppet', 'fox, fox cub'],
  ['woolly sheep', 'sheep, lamb'],
  ['woolly goat', 'goat'],
  ['woolly llama', 'llama, alpaca'],
  ['wind-up frog', 'frog, toad, froggy'],
  ['wooden turtle', 'turtle, tortoise'],
  ['rubber duck', 'duck, duckling, rubber duck, ducky, goose'],
  ['wooden parrot', 'parrot, bird, budgie, parakeet, canary, cockatiel, toucan'],
  ['wind-up hen', 'hen, chicken, chick, rooster'],
  ['penguin mitten', 'penguin'],
  ['clay snail', 'snail'],
  ['tin fish', 'fish, goldfish'],
  ['inflatable shark', 'shark'],
  ['wooden whale', 'whale, orca'],
  ['rubber dolphin', 'dolphin, narwhal'],
  ['rubber octopus', 'octopus, squid'],
  ['felt hamster', 'hamster, gerbil'],
  ['felt guinea pig', 'guinea pig'],
  ['knitted mouse', 'mouse, rat'],
  ['piggy bank', 'pig, piglet, piggy'],
  ['wooden cow', 'cow, calf'],
  ['cloth donkey', 'donkey, mule'],
  ['wooden giraffe', 'giraffe'],
  ['velvet tiger', 'tiger, leopard, cheetah, :big cat'],
  ['wooden zebra', 'zebra'],
  ['rubber hippo', 'hippo, :hippopotamus'],
  ['tin rhino', 'rhino, :rhinoceros'],
  ['snapping crocodile', 'crocodile, alligator, :croc'],
  ['wooden snake', 'snake'],
  ['clay lizard', 'lizard, gecko, axolotl, chameleon, newt, salamander, bearded dragon'],
  ['felt kangaroo', 'kangaroo, wallaby'],
  ['plush koala', 'koala, :koala bear'],
  ['plush panda', 'panda, :panda bear'],
  ['plush sloth', 'sloth'],
  ['wooden deer', 'deer, reindeer, fawn, moose'],
  ['pinecone hedgehog', 'hedgehog, porcupine'],
  ['felt squirrel', 'squirrel, chipmunk'],
  ['plush raccoon', 'raccoon, badger, skunk'],
  ['paper bat', 'bat'],
  ['tin camel', 'camel'],
  ['knitted owl', 'owl, owlet'],
  ['felt otter', 'otter, beaver, platypus'],
  ['plush capybara', 'capybara'],
  ['wind-up crab', 'crab, lobster'],
  ['paper jellyfish', 'jellyfish'],
  ['wooden seahorse', 'seahorse'],
  ['inflatable seal', 'seal, walrus, sea lion'],
  ['wooden ladybug', 'ladybug, beetle, bug, bee, :ladybird'],
  ['rubber spider', 'spider'],
  ['knitted worm', 'worm'],
  ['wooden caterpillar', 'caterpillar'],
  ['tin dragonfly', 'dragonfly, butterfly'],
  ['inflatable flamingo', 'flamingo'],
  ['paper swan', 'swan'],
  ['fuzzy monster', 'monster, :fuzzy monster'],
  ['rubber alien', 'alien'],
  ['tin robot', 'robot'],
  ['caboose', 'train, engine, locomotive, caboose'],
  ['racing car', 'car, race car, :racing car, :toy car'],
  ['dump truck', 'truck, dump truck, :lorry'],
  ['yellow digger', 'digger, excavator, backhoe'],
  ['green tractor', 'tractor'],
  ['fire engine', 'fire engine, fire truck'],
  ['biplane', 'airplane, plane, biplane'],
  ['rocket', 'rocket'],
  ['tin bus', 'bus'],
  [
    'patchwork blanket',
    'blanket, blankie, quilt, :blanky, :security blanket, :comforter, :muslin, :cloth',
  ],
  ['striped pillow', 'pillow'],
  ['hand puppet', 'puppet'],
  ['pet rock', 'rock, pet rock'],
  ['very good stick', 'stick'],
];

/** The word that is printed, and the drawing, by what is typed in lower case. */
export const companionWords: ReadonlyMap<string, { kind: string; drawnAs: DrawnThing }> = new Map(
  rows.flatMap(([drawnAs, row]) => {
    const words = row.split(', ');
    const first = words[0] as string;
    return words.map((word) => {
      const isSaid = !word.startsWith(':');
      const typed = (isSaid ? word : word.slice(1)).toLowerCase();
      return [typed, { kind: isSaid ? word : first, drawnAs }] as const;
    });
  }),
);
