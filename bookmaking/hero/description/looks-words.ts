// The words that parents use. Each list is tried in order, so the more telling word stands first:
// 'long blonde braids' are braids, 'dark brown' is not just 'brown'.
import type {
  EyeColor,
  GearColor,
  HairColor,
  HairLength,
  HairStyle,
  Skin,
} from '#bookmaking/hero/traits.ts';

export type WordList<T> = readonly (readonly [T, RegExp])[];

/** The first entry whose words occur in a text. */
export function firstOf<T>(list: WordList<T>, text: string): T | undefined {
  return list.find(([, words]) => words.test(text))?.[0];
}

/** The entry whose words come first in a text: of "a green and white dress", the green. */
export function earliestOf<T>(list: WordList<T>, text: string): T | undefined {
  let earliest: T | undefined;
  let at = Number.POSITIVE_INFINITY;
  for (const [entry, words] of list) {
    const index = text.search(words);
    if (index >= 0 && index < at) [earliest, at] = [entry, index];
  }
  return earliest;
}

/** Kinds of hair that say everything. */
export const HAIR_KIND_WORDS: WordList<HairStyle> = [
  [
    'fluff',
    /\b(?:barely|hardly|scarcely) (?:any|has)\b|\b(?:almost|nearly|mostly|practically) bald\b|\bnext to no hair\b|\bno hair to speak\b|\bnot (?:a lot|much)(?: (?:of )?(?:hair|it))?\b|\bvery little hair\b|\b(?:tufts?|wisps?) of\b|\bbits? of (?:\w+ ){0,2}(?:hair|fluff|fuzz)\b|\bfuzz\b|\bfluff\b|\bwisp(?:s|y)\b|\bthin(?:ning)? hair\b/,
  ],
  [
    'bald',
    /\bbald\b|\bno hair\b(?! ?-?(?:clip|tie|band|bow|slide))|\bhairless\b|\balopecia\b|\bwithout (?:any )?hair\b|\blost (?:all )?(?:his|her|their) hair\b/,
  ],
  ['highTop', /\b(?:high|flat)[- ]?top\b/],
  [
    'buzz',
    /\bbuzz(?:ed)?(?: ?cut)?\b|\bcrew ?cut\b|\b(?:skin |low |high )?fade\b|\bshaved?\b|\bshaven\b|\bclippered\b|\bskinhead\b|\bnumber (?:one|two|three|[123])\b/,
  ],
  ['cornrows', /\bcorn ?row(?:s|ed)?\b/],
  ['locs', /\blocs\b|\bdread(?:s|locks)\b|\bsisterlocks\b|\btwists\b/],
  [
    'boxBraids',
    /\b(?:box|knotless|micro|lots of(?: \w+)?|many(?: \w+)?|tiny|thin|small|little|individual) braids\b|\bbraids all over\b/,
  ],
  ['puffs', /\bpuffs?\b|\bspace buns\b|\bbantu knots\b|\b(?:two|2) (?:\w+ )?buns\b/],
  ['braids', /\bbraid(?:s|ed)?\b|\bplait(?:s|ed)?\b/],
  ['pigtails', /\bpigtail(?:s|ed)?\b|\bbunches\b/],
  ['ponytail', /\bponytails?\b|\bin a (?:high |low |side )?pony\b|\btied back\b/],
  ['bun', /\bbuns?\b|\btop ?knot\b/],
  ['afro', /\bafros?\b|\b'fro\b/],
  ['bob', /\bbob(?:bed)?\b|\bpage ?boy\b|\bbowl\b/],
  ['spiky', /\bspik(?:e?y|es|ed)\b|\bmohawk\b|\bmohican\b|\bquiff\b/],
];

/** How hair falls, where nobody says what is made of it. */
export const HAIR_TEXTURE_WORDS: WordList<HairStyle | 'straight'> = [
  [
    'curly',
    /\bcurl(?:y|s|ed|ing)?\b|\bringlets?\b|\bcoil(?:s|y)\b|\bkinky\b|\bfrizzy\b|\bspringy\b|\bcorkscrews?\b|\b[34] ?[abc]\b/,
  ],
  [
    'tousled',
    /\bst(?:icks?|icking|uck) (?:straight |right )?(?:up|out)\b|\bst(?:ands?|anding) (?:straight |right )?(?:up|out|on end)\b|\bmess(?:y|ed)\b|\btousled\b|\bscruffy\b|\btangled\b|\bunruly\b|\bbed ?-?head\b|\bdandelion\b|\ball over the place\b|\buncombed\b|\bshaggy\b|\bwild\b/,
  ],
  ['wavy', /\bwav(?:y|es)\b|\bbeachy\b/],
  ['straight', /\bstraight\b|\bsleek\b|\bpoker\b/],
];

const WHOSE = '(?:her|his|their|the)';
const REACHES = '(?:to|touch(?:es|ing)?|reach(?:es|ing)?|hits)';
export const HAIR_LENGTH_WORDS: WordList<HairLength> = [
  [
    'waist',
    new RegExp(
      `\\b(?:waist|hip|bum|knee|thigh|butt)[- ]length\\b|\\b(?:${REACHES}|past|below) ${WHOSE} (?:waist|hips?|bum|bottom|butt|knees?|thighs?|tailbone)\\b|\\bsit on\\b`,
    ),
  ],
  [
    'long',
    new RegExp(
      `\\b(?:past|below|beyond) (?:${WHOSE} )?shoulders\\b|\\b(?:back|elbow)[- ]length\\b|\\bdown (?:to )?${WHOSE} back\\b|\\b${REACHES} (?:the middle of )?${WHOSE} (?:back|elbows?|chest)\\b|\\bhalfway down\\b`,
    ),
  ],
  [
    'shoulder',
    new RegExp(
      `\\bshoulders?[- ]length\\b|\\b${REACHES} (?:about )?(?:${WHOSE} )?shoulders?\\b|\\bon ${WHOSE} shoulders\\b|\\bmedium[- ]length\\b|\\bmid[- ]length\\b|\\bcollar ?bone\\b`,
    ),
  ],
  [
    'chin',
    new RegExp(
      `\\b(?:chin|jaw|ear|collar)[- ]length\\b|\\b(?:${REACHES}|at) ${WHOSE} (?:chin|jaw|ears|collar)\\b|\\bover ${WHOSE} ears\\b`,
    ),
  ],
  ['short', /\bshort(?:ish)?\b|\bcrop(?:ped)?\b|\bpixie\b|\bcut close\b|\bclosely cut\b/],
  ['long', /(?<!too |not )\blong(?:ish)?\b(?! (?:on top|sleeve|lash|time|ago))/],
];

export const HAIR_COLOR_WORDS: WordList<HairColor> = [
  ['black', /\b(?:nearly|almost|practically|virtually) black\b/],
  ['strawberry', /\bstrawberry\b/],
  [
    'platinum',
    /\bplatinum\b|\b(?:very|white|whitish|pale|light|ash)[- ](?:light |pale |fair )?blondes?\b|\btowhead(?:ed)?\b/,
  ],
  ['honey', /\b(?:dirty|dark|darkish|sandy|honey|ash)[- ]blondes?\b|\bsandy\b/],
  ['lightBrown', /\bgolden[- ]brown\b|\bhoney[- ]brown\b/],
  [
    'auburn',
    /\bauburn\b|\bredd?i?s?h?[- ]brown\b|\bmahogany\b|\brusset\b|\b(?:dark|deep)[- ]red\b/,
  ],
  ['honey', /\bhoney\b/],
  ['blonde', /\bblond(?:es?|ie)\b|\bfair[- ]haired\b|\bflaxen\b|\bgolden\b|\byellow\b|\bfair\b/],
  [
    'ginger',
    /\bgingery?\b|\bred(?:dish|[- ]?head(?:ed)?)?\b|\borange\b|\bcopper\w*\b|\btitian\b|\bcarrot\w*\b/,
  ],
  ['darkBrown', /\bdark(?:er|ish)?[- ]brown\b|\bbrunette\b|\bchocolate\b|\bespresso\b/],
  ['lightBrown', /\blight(?:er|ish)?[- ]brown\b|\bmous[ye]y?\b|\bcaramel\b|\bhazelnut\b/],
  ['brown', /\bbrown\b|\bchestnut\b/],
  ['black', /\b(?:jet[- ])?black\b|\braven\b/],
  ['silver', /\bsilver(?:y)?\b|\bgray\b/],
  ['white', /\b(?:snow[- ]?)?white\b|\balbin\w*\b/],
  ['blue', /\bblue\b|\bturquoise\b|\bteal\b/],
  ['pink', /\bpink\b|\bmagenta\b|\bpurple\b/],
  // 'dark hair' alone: after every color that may follow the word.
  ['darkBrown', /\bdark(?:[- ]haired)?\b/],
];

export const SKIN_WORDS: WordList<Skin> = [
  [
    'porcelain',
    /\bporcelain\b|\bivory\b|\balabaster\b|\bmilk(?:y|-white)?\b(?! chocolate)|\bpasty\b|\bghostly?\b|\b(?:very|super|extremely|so|really) (?:pale|fair|light|white)\b(?![- ]brown)|\bpale as\b|\balbin\w*\b|\bsnow\w*\b/,
  ],
  [
    'ebony',
    /\bebony\b|\b(?:very|really|super|extremely)(?: \w+)? dark\b|\bdarkest\b|\bblue[- ]black\b/,
  ],
  ['chestnut', /\bdark[- ]brown\b|\bchestnut\b|\bmahogany\b|\bdeep[- ]brown\b/],
  ['olive', /\bolive\b/],
  [
    'caramel',
    /\b(?:light|golden|honey)[- ](?:\w+ )?brown\b|\blight[- ]skinned black\b|\bcaramel\b|\bmedium\b(?![- ]brown)|\btoffee\b|\bcinnamon\b|\bcaf[eé] au lait\b|\bdusky\b|\bbiscuit\b/,
  ],
  [
    'honey',
    /\bhoney\b|\btan(?:ned)?\b|\bgolden\b|\bwheat\w*\b|\bbronzed?\b|\bsun[- ]?kissed\b|\bsun[- ]?tanned\b|\bsallow\b|\bbrown as a berry\b/,
  ],
  ['peach', /\bpeach(?:y)?\b|\bbeige\b|\blight[- ]medium\b|\brosy\b/],
  ['fair', /\bfair(?:ish)?\b|\bpale\b|\blight\b|\bwhite\b|\bcream\w*\b|\bpeaches-and-cream\b/],
  ['deep', /\bdark\b|\bblack\b|\bdeep\b|\bchocolate\b|\bespresso\b|\bcocoa\b/],
  ['brown', /\bbrown\b|\bmocha\b|\bcoffee\b/],
];

export const EYE_WORDS: WordList<EyeColor> = [
  ['hazel', /\bhazel\w*\b/],
  ['amber', /\bamber\b|\bgolden\b|\bhoney\b(?![- ]brown)|\blight[- ]brown\b/],
  ['gray', /\bblue[- ]gray\b/],
  ['green', /\bgreen\b|\bemerald\b|\bjade\b/],
  ['blue', /\bblue\b|\bsapphire\b|\bcornflower\b|\bturquoise\b|\baqua\b/],
  ['gray', /\bgray\b|\bsilver\b|\bsteel\b/],
  ['dark', /\bdark\b|\bblack\b/],
  ['brown', /\bbrown\b|\bchestnuts?\b|\bchocolate\b|\bconkers?\b|\bcoffee\b|\bcocoa\b/],
];

export const GEAR_WORDS: WordList<GearColor> = [
  ['turquoise', /\bturquoise\b|\bteal\b|\baqua\b/],
  ['blue', /\b(?:dark |light |navy |sky )?blue\b|\bnavy\b/],
  ['green', /\bgreen\b|\blime\b|\bmint\b/],
  ['purple', /\bpurple\b|\bviolet\b|\blilac\b|\blavender\b/],
  ['pink', /\bpink\b|\brose(?:[- ]gold)?\b/],
  ['red', /\bred\b|\bburgundy\b|\bmaroon\b/],
  ['orange', /\borange\b|\bcoral\b/],
  ['gold', /\bgold(?:en)?\b|\byellow\b/],
  ['brown', /\bbrown\b|\btortoise ?-?shell\b/],
  ['silver', /\bsilver\b|\bgray\b|\bclear\b|\bwhite\b|\bmetal\b/],
  ['black', /\bblack\b/],
];
