import type { Stated } from './a-hundred-descriptions.ts';

/** Thirty more, written when the hundred were read right and not looked at while the parser was: how well it reads what it has not met. */
export const thirtyMoreDescriptions: readonly (readonly [words: string, stated: Stated])[] = [
  [
    "Lottie is 5, white-blonde hair cut in a short bob, ice blue eyes, skin like porcelain. She'd live in her rainbow swimming costume if I let her",
    { hairColor: 'white blond', hairKind: 'bob', eyes: 'blue', skin: 'very fair' },
  ],
  [
    'Our boy has thick dark curls that reach his shoulders, warm brown eyes, olive skin and a cheeky gap-toothed grin. Mustard hoodie.',
    { hairColor: 'dark brown', hairKind: 'curly', hairLength: 'shoulder', eyes: 'brown', skin: 'olive', teeth: 'gap', clothes: 'hoodie', clothesColor: 'yellow' },
  ],
  [
    'Hijab in soft pink with matching dress. Glasses, clear frames. Brown skin, dark eyes.',
    { headwear: 'hijab', headwearColor: 'pink', clothes: 'dress', glasses: 'yes', skin: 'brown', eyes: 'dark brown' },
  ],
  [
    'mini afro, gorgeous dark skin, brown eyes, wears hearing aids (orange!). yellow and blue t shirt',
    { hairKind: 'afro', skin: 'dark', eyes: 'brown', aid: 'hearing aids', clothes: 't-shirt', clothesColor: 'yellow' },
  ],
  [
    'Straight jet-black hair, parted in the middle, reaches her bottom. Brown monolid eyes. Light skin. Green school pinafore & white shirt',
    { hairKind: 'straight', hairColor: 'black', hairLength: 'waist', eyes: 'brown', eyeShape: 'monolid', skin: 'fair', clothes: 'dress', clothesColor: 'green' },
  ],
  [
    'ginger nut!! pale, freckles everywhere, short back and sides, green eyes, no glasses yet. Blue rugby top',
    { hairColor: 'ginger', skin: 'pale', freckles: 'yes', hairLength: 'short', eyes: 'green', glasses: 'no', clothes: 't-shirt', clothesColor: 'blue' },
  ],
  [
    'Her hair is cornrowed back with white beads, she is dark-skinned with big brown eyes, and she loves anything turquoise',
    { hairKind: 'cornrows', beads: 'yes', skin: 'dark', eyes: 'brown', clothesColor: 'turquoise' },
  ],
  [
    'He was born with red hair but it has turned blond. Curly, down to his ears. Blue eyes. Freckled nose. Dungarees, dark green.',
    { hairColor: 'blond', hairKind: 'curly', hairLength: 'chin', eyes: 'blue', freckles: 'yes', clothes: 'dungarees', clothesColor: 'green' },
  ],
  [
    "Two long plaits, mid brown. Hazel eyes. She's got round tortoiseshell glasses. Red duffle coat.",
    { hairKind: 'two plaits', hairColor: 'brown', eyes: 'hazel', glasses: 'yes', glassesShape: 'round', glassesColor: 'brown', clothesColor: 'red' },
  ],
  [
    'Newborn really, 3 months, next to no hair, blue eyes, very pale, white vest',
    { hairKind: 'barely any', eyes: 'blue', skin: 'very fair', clothesColor: 'white' },
  ],
  [
    'Punjabi boy, 8. Navy blue patka, brown skin, dark brown eyes. His sister wears glasses, he does not. Cricket whites.',
    { headwear: 'patka', headwearColor: 'navy', skin: 'brown', eyes: 'dark brown', glasses: 'no', clothesColor: 'white' },
  ],
  [
    'Dark locs in a ponytail, deep brown complexion, brown eyes, purple framed glasses, orange hoody',
    { hairKind: 'locs', skin: 'dark brown', eyes: 'brown', glasses: 'yes', glassesColor: 'purple', clothes: 'hoodie', clothesColor: 'orange' },
  ],
  [
    'long wavey auburn hair with a fringe, emerald eyes, very fair with rosy cheeks and freckles, navy velvet dress',
    { hairLength: 'long', hairKind: 'wavy', hairColor: 'auburn', fringe: 'yes', eyes: 'green', skin: 'very fair', blush: 'yes', freckles: 'yes', clothes: 'dress', clothesColor: 'navy' },
  ],
  [
    'My nephew: sandy hair that stands on end, gray-blue eyes, missing one front tooth, red wheelchair, Star Wars pj bottoms',
    { hairColor: 'dark blond', hairKind: 'sticking up', eyes: 'gray', teeth: 'missing', aid: 'wheelchair' },
  ],
  [
    'She has short black hair like a boy, tanned skin, dark brown eyes with enormous lashes, and always a yellow baseball cap.',
    { hairLength: 'short', hairColor: 'black', skin: 'tan', eyes: 'dark brown', lashes: 'yes', headwear: 'hat', headwearColor: 'yellow' },
  ],
  [
    'Bald as an egg since chemo, brown eyes, light brown skin, pirate patch over right eye, black and white striped top',
    { hairKind: 'bald', eyes: 'brown', skin: 'light brown', eyePatch: 'yes', clothes: 't-shirt', clothesColor: 'black' },
  ],
  [
    'chesnut hair in bunches, brown eyes, fair skin, dimples, purple cardi over a grey dress',
    { hairColor: 'brown', hairKind: 'bunches', eyes: 'brown', skin: 'fair' },
  ],
  [
    "Flat-top haircut, black. Skin: dark. Eyes: brown. Wears: green bomber jacket. Glasses: yes, black",
    { hairKind: 'high-top', hairColor: 'black', skin: 'dark', eyes: 'brown', clothesColor: 'green', glasses: 'yes', glassesColor: 'black' },
  ],
  [
    'Fine straight blond hair, shoulder length with a clip; blue eyes; glasses with pink rims; likes dresses best, yellow ones',
    { hairKind: 'straight', hairColor: 'blond', hairLength: 'shoulder', eyes: 'blue', glasses: 'yes', glassesColor: 'pink', clothes: 'dress', clothesColor: 'yellow' },
  ],
  [
    "He's mixed Black and white, light brown skin, honey coloured curls, hazel eyes, gap in his teeth, blue and red football shirt",
    { skin: 'light brown', hairKind: 'curly', eyes: 'hazel', teeth: 'gap', clothes: 't-shirt', clothesColor: 'blue' },
  ],
  [
    'brown skin, black hair tied in a high pony, brown eyes, silver glasses, pink salwar kameez',
    { skin: 'brown', hairColor: 'black', hairKind: 'ponytail', eyes: 'brown', glasses: 'yes', clothesColor: 'pink' },
  ],
  [
    'Tiny 4 year old with wild brown hair nobody can comb, huge gray eyes, a runny nose and a superhero cape (red).',
    { hairColor: 'brown', hairKind: 'messy', eyes: 'gray', clothes: 'cape', clothesColor: 'red' },
  ],
  [
    'Has knotless braids down to the waist, black; brown eyes; skin is deep brown; wears lilac top and jeans.',
    { hairKind: 'box braids', hairLength: 'waist', hairColor: 'black', eyes: 'brown', skin: 'dark brown', clothes: 't-shirt', clothesColor: 'lilac' },
  ],
  [
    "Hair colour black, cut very short. Eye colour brown. Skin tone medium brown. She doesn't like skirts, always trousers. Orange jumper.",
    { hairColor: 'black', hairLength: 'short', eyes: 'brown', skin: 'brown', clothes: 'jumper', clothesColor: 'orange' },
  ],
  [
    'strawberry blond pixie cut, brown eyes, light freckles, fair, teal dungarees',
    { hairColor: 'strawberry blond', hairLength: 'short', eyes: 'brown', freckles: 'yes', skin: 'fair', clothes: 'dungarees', clothesColor: 'teal' },
  ],
  [
    'black bob with blunt bangs, dark eyes, fair skin, red glasses, white turtleneck and blue skirt',
    { hairColor: 'black', hairKind: 'bob', fringe: 'yes', eyes: 'dark brown', skin: 'fair', glasses: 'yes', glassesColor: 'red', clothes: 'skirt', clothesColor: 'blue' },
  ],
  [
    'He has his mums brown eyes and his dads curly black hair. Medium skin. Never wears anything but his green tracksuit.',
    { eyes: 'brown', hairKind: 'curly', hairColor: 'black', skin: 'medium', clothes: 'hoodie', clothesColor: 'green' },
  ],
  [
    'Blue eyed, curly haired, dark blonde. Wears a cochlear implant and a great big smile. Stripy blue sweater.',
    { eyes: 'blue', hairKind: 'curly', hairColor: 'dark blond', aid: 'cochlear implant', clothes: 'jumper', clothesColor: 'blue' },
  ],
  [
    'a gentle little soul w/ long dark hair in a braid, brown eyes, golden skin, lost both front teeth, peach tshirt',
    { hairLength: 'long', hairColor: 'dark brown', hairKind: 'plait', eyes: 'brown', skin: 'tan', teeth: 'missing', clothes: 't-shirt', clothesColor: 'peach' },
  ],
  [
    'Twists with gold beads, chocolate skin, almond shaped brown eyes, lavender dungaree dress over white tights',
    { hairKind: 'locs', beads: 'yes', skin: 'dark', eyes: 'brown', clothes: 'dress', clothesColor: 'lilac' },
  ],
];
