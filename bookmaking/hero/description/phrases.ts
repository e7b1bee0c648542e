import { BOTTOMS, GARMENTS } from './clothes-words.ts';
import { COLOR_NAMES } from './color-names.ts';

/** What a phrase is about. `thing` owns its color and is not drawn: a red bike says nothing of hair. */
export type Topic =
  | 'hair'
  | 'skin'
  | 'eyes'
  | 'lashes'
  | 'patch'
  | 'cheeks'
  | 'teeth'
  | 'freckles'
  | 'glasses'
  | 'hearing'
  | 'wheelchair'
  | 'hijab'
  | 'patka'
  | 'hat'
  | 'beads'
  | 'clothes'
  | 'bottoms'
  | 'thing';

/** A stretch of a clause with one noun, or with none. */
export interface Phrase {
  readonly text: string;
  readonly about: Topic | undefined;
}

/** Which words are which noun. The first that fits at a place counts. */
const NOUNS: readonly (readonly [Topic, string])[] = [
  ['wheelchair', 'wheel[- ]?chairs?'],
  ['hearing', 'hearing[- ]aids?|cochlear(?: implants?)?|implants?'],
  ['patch', 'eye ?-?patch(?:es)?|patch(?= (?:on|over))'],
  ['lashes', '(?:eye ?-?)?lashes'],
  [
    'thing',
    [
      'hair ?-?(?:clips?|ties?|bands?|bows?|slides?)',
      'sun ?glasses',
      'sun ?hats?',
      'play glasses',
      '(?<!prescription |sports )goggles',
      'monkey|(?:eye ?)?brows?',
      'bow ?ties?|neckties?|ties?',
      'head ?-?bands?|bows?|ribbons?|clips?|bobbles?|slides?|scrunchies?|tiaras?|crowns?|scarf|scarves|gloves|mittens',
      'shoes?|boots?|wellies|trainers|sneakers|socks?|sandals|slippers',
      'earrings?|studs?|hoops?|necklaces?|bracelets?|watch',
      'sleeves?|pockets?|buttons?|cuffs?',
      'bikes?|scooters?|balls?|cars?|trains?|trucks?|tractors?|toys?|books?|rooms?|blankets?|bags?|backpacks?|rockets?|dinosaurs?(?! (?:t-shirt|pyjamas|top|jumper|sweater|hoodie|onesie))|frogs?|birthday|lips?|nose|nails?|(?<!(?:to|past|over|at|below|reach(?:es)?) (?:her|his|their|the) )(?:chin|knees?|ears?)(?![- ]length)|legs?|arms?|hands?',
    ].join('|'),
  ],
  ['hijab', 'hijabs?|head ?-?scar(?:f|ves)'],
  ['patka', 'patkas?|turbans?|dastaars?'],
  ['hat', '(?:bobble |wool(?:ly|y|en) |knitted |baseball |flat )?(?:hats?|caps?|beanies?|berets?)'],
  ['beads', 'beads?|beaded'],
  ['freckles', 'freckl\\w*'],
  ['glasses', 'glasses|specs|spectacles|eyeglasses|goggles|(?:glass )?frames?|framed|rims?|rimmed'],
  ['eyes', 'eyes?|eyed|(?:single |mono-?)?eyelids?|mono-?lids?'],
  ['cheeks', 'cheeks?|cheeked'],
  ['teeth', 'teeth|tooth(?:ed|y|less)?|smile|grin|gap(?=$| between| in)|gappy'],
  ['skin', 'skin(?:ned)?(?: tone)?|complexion|complected|black (?:girl|boy|child|kid)'],
  [
    'hair',
    [
      "hair(?:ed|cut|style|'s)?|haircuts?",
      'ginger(?! cat| biscuit)|auburn|curls|ringlets|coils|waves|locks|mop|blondes?|blondie|brunette|red[- ]?head(?:ed)?',
      '(?:box |little |french |dutch |cornrow )?(?:braids?|plaits?)|braided|plaited|bunches|pigtails?|ponytails?|(?:(?<=in a )|high |low |side )pony|bob|afro|(?:afro )?puffs?|locs|dreads|dreadlocks',
      '(?:space )?buns?|top ?knot|corn ?row(?:s|ed)?|quiff|bantu knots|mohawk|fringe|bangs|fade|twists|fluff|fuzz|tufts?|wisps?|buzz(?: ?cut)?|pixie(?: cut)?|(?:crew|bowl) ?cut|(?:high|flat)[- ]?top(?: fade)?',
    ].join('|'),
  ],
  ['bottoms', BOTTOMS],
  ['clothes', GARMENTS],
];
const NOUN = new RegExp(
  NOUNS.map(([topic, words], at) => `(?<${topic}_${at}>\\b(?:${words})(?![\\w']))`).join('|'),
  'g',
);

interface Noun {
  readonly about: Topic;
  readonly from: number;
  readonly to: number;
}

function nounsIn(text: string): Noun[] {
  const nouns: Noun[] = [];
  for (const match of text.matchAll(NOUN)) {
    const [name] = Object.entries(match.groups ?? {}).find(([, words]) => words) ?? [''];
    const about = name.slice(0, name.lastIndexOf('_')) as Topic;
    const noun = { about, from: match.index, to: match.index + match[0].length };
    const before = nouns.at(-1);
    // "A jumper dress" is a dress, "football shirt" a shirt; "hair in a bob" is one matter, too.
    const isCompound =
      before &&
      /^[ -]?$/.test(text.slice(before.to, noun.from)) &&
      isThing(before) &&
      isThing(noun);
    const isOneMatter = before?.about === about && about !== 'clothes' && about !== 'bottoms';
    if (before && (isCompound || isOneMatter)) {
      nouns[nouns.length - 1] = { ...noun, from: before.from };
    } else nouns.push(noun);
  }
  return nouns;
}

const isThing = ({ about }: Noun): boolean =>
  about === 'clothes' || about === 'bottoms' || about === 'thing' || about === 'hat';

/** After the noun comes what is said of it. */
const SAID_AFTER =
  /^ ?(?::|'s\b|\(|(?:is|are|was|were|comes?|goes|falls?|down|to|in|cut|that|which|like|past|tied|sticks?|sticking|stands?|standing|all|everywhere|up)\b)/;
const COLOR = `(?:${COLOR_NAMES}|hazel|amber|olive|fair|pale|tan|tanned|dark|light|deep|bright|very|big|round|square|long|short)`;
const NEXT_BEGINS = new RegExp(`(?:(?:a|an|her|his|their)? ?(?:${COLOR}[ -]?)+)$`);
const NOTHING_SAID =
  /^(?:(?:a|an|the|her|his|their|my|our|has|have|he|she|they|got|with|and|wears?|wearing) ?)*$/;

/** Cuts "black hair brown eyes" in two, but not "her hair is black". */
export function phrasesOf(text: string): Phrase[] {
  const nouns = nounsIn(text);
  if (nouns.length === 0) return [{ text, about: undefined }];
  let from = 0;
  return nouns.map(({ about, from: at, to }, i) => {
    const next = nouns[i + 1];
    const end = next
      ? cutBetween(text.slice(from, at), text.slice(to, next.from)) + to
      : text.length;
    const phrase = { text: text.slice(from, end).trim(), about };
    from = end;
    return phrase;
  });
}

/** Where, between two nouns, the phrase of the first ends. */
function cutBetween(before: string, between: string): number {
  const isSaid = !NOTHING_SAID.test(before);
  if (isSaid && !SAID_AFTER.test(between)) return 0;
  const next = NEXT_BEGINS.exec(between)?.[0] ?? '';
  if (isSaid) return between.length - next.length;
  // "Hair black eyes brown": with nothing before it, the color is this noun's.
  return next.trim() === between.trim() || SAID_AFTER.test(between)
    ? between.length
    : between.length - next.length;
}
