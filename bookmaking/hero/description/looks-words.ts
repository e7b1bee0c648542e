// The words that parents use. Each list is tried in order, so the more telling word stands first:
// 'long blonde braids' are braids, 'dark brown' is not just 'brown'.
import type {
  EyeColor,
  GearColor,
  HairColor,
  HairStyle,
  Outfit,
  Skin,
} from '#bookmaking/hero/traits.ts';

export type WordList<T> = readonly (readonly [T, RegExp])[];

/** The first entry whose words occur in a text. */
export function firstOf<T>(list: WordList<T>, text: string): T | undefined {
  return list.find(([, words]) => words.test(text))?.[0];
}

export const HAIR_STYLE_WORDS: WordList<HairStyle> = [
  ['hijab', /\bhijabs?\b|\bhead ?scar(?:f|ves)\b/],
  ['patka', /\bpatkas?\b|\bturban\b/],
  [
    'bald',
    /\bbald\b|\bno hair\b|\bhairless\b|\balopecia\b|\bshaved head\b|\bwithout (?:any )?hair\b/,
  ],
  [
    'buzz',
    /\bbuzz(?:ed)?(?: ?cut)?\b|\bcrew ?cut\b|\b(?:skin |low |high )?fade\b|\bshaved?\b|\bclippered\b/,
  ],
  ['cornrows', /\bcorn ?rows?\b/],
  ['locs', /\blocs\b|\bdread(?:s|locks)\b|\bsisterlocks\b/],
  ['puffs', /\bpuffs?\b|\bspace buns\b|\btwo buns\b/],
  ['braids', /\bbraid(?:s|ed)?\b|\bplait(?:s|ed)?\b|\bbox braids\b/],
  ['pigtails', /\bpig ?tails?\b|\bbunches\b|\bpigtailed\b/],
  ['ponytail', /\bpony ?tails?\b/],
  ['bun', /\bbuns?\b|\btop ?knot\b/],
  ['afro', /\bafros?\b|\b'fro\b/],
  ['bob', /\bbob(?:bed)?\b|\bchin[- ]length\b|\bpage ?boy\b/],
  ['spiky', /\bspik(?:y|es|ed)\b|\bmohawk\b|\bsticks? up\b|\bstanding up\b/],
  [
    'curly',
    /\bcurl(?:y|s|ed)?\b|\bringlets?\b|\bcoil(?:s|y)\b|\bkinky\b|\bfrizzy\b|\bcorkscrews?\b/,
  ],
  ['wavy', /\bwav(?:y|es)\b|\bshoulder[- ]length\b|\btousled\b|\bbeachy\b/],
  [
    'long',
    /\blong\b|\b(?:waist|hip|back)[- ]length\b|\b(?:down )?to (?:her|his|their|the) (?:waist|back|hips?|bum|bottom|elbows?|knees?)\b|\bpast (?:her|his|their) shoulders\b|\bdown (?:her|his|their) back\b/,
  ],
  ['short', /\bshort\b|\bcrop(?:ped)?\b|\bpixie\b|\bcut close\b|\bclosely cut\b/],
];

export const HAIR_COLOR_WORDS: WordList<HairColor> = [
  ['strawberry', /\bstrawberry[- ]blonde?\b|\bstrawberry\b/],
  ['platinum', /\bplatinum\b|\b(?:very|white|pale|light|ash)[- ]blonde?\b|\btowhead(?:ed)?\b/],
  ['honey', /\b(?:dirty|dark|sandy|honey|ash)[- ]blonde?\b|\bsandy\b|\bhoney\b/],
  ['blonde', /\bblonde?s?\b|\bfair[- ]haired\b|\bflaxen\b|\bgolden\b|\byellow\b/],
  ['auburn', /\bauburn\b|\breddish[- ]brown\b|\bmahogany\b|\brusset\b/],
  ['ginger', /\bginger\b|\bred(?:dish|[- ]?head(?:ed)?)?\b|\borange\b|\bcopper\b|\bcarrot\w*\b/],
  ['darkBrown', /\bdark[- ]brown\b|\bbrunette\b|\bchocolate\b|\bespresso\b/],
  ['lightBrown', /\blight[- ]brown\b|\bmous[ye]y?\b|\bcaramel\b|\bhazelnut\b/],
  ['brown', /\bbrown(?:ish)?\b|\bchestnut\b/],
  ['black', /\b(?:jet[- ])?black\b|\braven\b/],
  ['white', /\b(?:snow[- ]?)?white\b|\balbin\w*\b/],
  ['blue', /\bblue\b|\bturquoise\b|\bteal\b/],
  ['pink', /\bpink\b|\bmagenta\b|\bpurple\b/],
  // 'dark hair' alone: after every color that may follow the word.
  ['darkBrown', /\bdark(?:[- ]haired)?\b/],
];

export const SKIN_WORDS: WordList<Skin> = [
  [
    'porcelain',
    /\bporcelain\b|\bivory\b|\bvery (?:pale|fair|light)\b|\bpale as\b|\balbin\w*\b|\bsnow\w*\b/,
  ],
  ['ebony', /\bebony\b|\bvery dark\b|\bdarkest\b|\bblue[- ]black\b/],
  ['chestnut', /\bdark[- ]brown\b|\bchestnut\b|\bmahogany\b|\bdeep[- ]brown\b/],
  ['honey', /\blight[- ]brown\b|\bhoney\b|\btan(?:ned)?\b|\bgolden\b|\bwheat\w*\b|\bbronze\b/],
  ['caramel', /\bcaramel\b|\bmedium(?:[- ]brown)?\b|\btoffee\b|\bcinnamon\b/],
  ['olive', /\bolive\b/],
  ['peach', /\bpeach\w*\b|\bbeige\b|\blight[- ]medium\b/],
  ['fair', /\bfair\b|\bpale\b|\blight\b|\bwhite\b|\bcream\w*\b/],
  ['deep', /\bdark\b|\bblack\b|\bdeep\b|\bchocolate\b|\bespresso\b/],
  ['brown', /\bbrown\b/],
];

export const EYE_WORDS: WordList<EyeColor> = [
  ['hazel', /\bhazel\b/],
  ['amber', /\bamber\b|\bgolden\b|\bhoney\b/],
  ['green', /\bgreen\b/],
  ['blue', /\bblue\b/],
  ['gray', /\bgr[ae]y\b/],
  ['dark', /\bdark\b|\bblack\b/],
  ['brown', /\bbrown\b|\bchestnut\b|\bchocolate\b/],
];

/** Red gear is drawn orange: no picture of ours spends red on it. */
export const GEAR_WORDS: WordList<GearColor> = [
  ['turquoise', /\bturquoise\b|\bteal\b|\baqua\b/],
  ['blue', /\b(?:dark |light |navy |sky )?blue\b|\bnavy\b/],
  ['green', /\bgreen\b|\blime\b/],
  ['purple', /\bpurple\b|\bviolet\b|\blilac\b/],
  ['pink', /\bpink\b|\brose\b/],
  ['orange', /\borange\b|\bred\b|\bcoral\b/],
  ['gold', /\bgold(?:en)?\b|\byellow\b/],
  ['brown', /\bbrown\b|\btortoise ?shell\b/],
  ['silver', /\bsilver\b|\bgr[ae]y\b|\bclear\b|\bwhite\b|\bmetal\b/],
  ['black', /\bblack\b/],
];

/** Positions in palettes.ts, by the color of what is worn. Pure red is a title's own: brick stands for it. */
export const CLOTHES_COLOR_WORDS: WordList<number> = [
  [6, /\bnavy\b|\bdark[- ]blue\b/],
  [1, /\bturquoise\b|\bteal\b|\baqua\b|\bmint\b/],
  [0, /\bblue\b|\bdenim\b/],
  [2, /\bpurple\b|\bviolet\b|\blilac\b|\blavender\b/],
  [8, /\byellow\b|\bgold(?:en)?\b/],
  [3, /\borange\b|\bmustard\b/],
  [4, /\bgreen\b|\bolive\b|\blime\b/],
  [5, /\bpink\b|\bmagenta\b|\brose\b/],
  [9, /\bred\b|\bscarlet\b|\bcrimson\b/],
  [7, /\bbrown\b|\brust\b|\bcoral\b|\bpeach\b/],
];

export const OUTFIT_WORDS: WordList<Outfit> = [
  ['dungarees', /\bdungarees\b|\boveralls\b/],
  ['raincoat', /\brain ?coat\b|\bwellies\b|\brubber boots\b/],
  ['hoodie', /\bhoodies?\b|\bsweatshirt\b/],
  ['dress', /\bdress(?:es)?\b|\bskirts?\b/],
  ['cape', /\bcapes?\b|\bsuper ?hero\b/],
  ['pyjamas', /\bpyjamas\b|\bpajamas\b|\bpjs\b/],
];
