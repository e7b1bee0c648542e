// What children wear, and its colors, as parents say them.
import type { ClothColor, Outfit } from '#bookmaking/hero/traits.ts';
import type { WordList } from './looks-words.ts';

/** Anything that is worn is drawn as the outfit that is nearest. The last noun of several in a row counts. */
export const OUTFIT_NOUNS: readonly (readonly [Outfit, string])[] = [
  ['pyjamas', 'pyjamas|onesies?|sleep ?-?suits?|baby ?-?gros?|night(?:ie|gown|dress)|romper'],
  ['dungarees', 'dungarees|overalls|dungas'],
  ['skirt', 'skirts?|tutus?|kilt'],
  [
    'dress',
    'dress(?:es)?|sundress|frocks?|gowns?|pinafore|tunic|lehenga|sari|abaya|kimono|hanbok|qipao',
  ],
  ['hoodie', 'hood(?:ies?|y)|track ?-?suits?'],
  [
    'raincoat',
    'rain ?-?coats?|coats?|anoraks?|jackets?|macs?|mackintosh|parkas?|wind ?-?breaker|puffer',
  ],
  ['cape', 'capes?|cloak|super ?-?hero (?:costume|suit|outfit)'],
  [
    'sweater',
    'jumpers?|sweaters?|sweat ?-?shirts?|pullovers?|cardigans?|cardis?|fleece|blazers?|knits?|(?:school )?uniform|turtle ?-?neck|polo ?-?neck|[sc]h?alwar(?: kameez)?|kameez|thobe|sherwani',
  ],
  [
    't-shirt',
    't-shirt|(?<!(?:on|high|flat|up|at|the|of|tank)[ -])tops?(?! of\\b| ?knot)|tank ?-?top|(?:polo |football |rugby |soccer )?shirts?|polo|vests?|blouses?|jerseys?|(?:football |soccer |rugby )kit|kit|swim ?-?suits?|swimming costume|trunks|kurtas?|singlet',
  ],
];
export const GARMENTS = OUTFIT_NOUNS.map(([, words]) => words).join('|');
/** What is worn below, which is the outfit's second color. */
export const BOTTOMS =
  'jeans|trousers|pants|leggings|shorts|tights|joggers|joggies|sweat ?-?pants|bottoms|chinos|denims';

const OUTFIT_WORDS = OUTFIT_NOUNS.map(
  ([outfit, words]) => [outfit, new RegExp(`\\b(?:${words})(?![\\w'])`, 'g')] as const,
);

/** The outfit of a phrase about clothes: that of the last noun. */
export function outfitIn(text: string): Outfit | undefined {
  let last: Outfit | undefined;
  let end = -1;
  for (const [outfit, words] of OUTFIT_WORDS) {
    for (const match of text.matchAll(words)) {
      const to = match.index + match[0].length;
      if (to > end) [last, end] = [outfit, to];
    }
  }
  return last;
}

export const CLOTH_COLOR_WORDS: WordList<ClothColor> = [
  ['navy', /\bnavy(?: blue)?\b|\b(?:dark|midnight|deep)[- ]blue\b/],
  ['sky', /\b(?:light|pale|baby|sky|powder|ice)[- ]blue\b|\bsky\b/],
  ['lilac', /\blilac\b|\blavender\b|\bmauve\b|\b(?:light|pale|pastel)[- ]purple\b/],
  ['mint', /\bmint\b|\b(?:light|pale|pastel)[- ]green\b/],
  ['maroon', /\bmaroon\b|\bburgundy\b|\b(?:dark|deep|wine)[- ]red\b|\bwine\b|\bplum\b/],
  ['mustard', /\bmustard\b|\bochre\b/],
  ['coral', /\bcoral\b|\bpeach\w*\b|\bsalmon\b|\bapricot\b/],
  ['red', /\bred\b|\bscarlet\b|\bcrimson\b|\bcherry\b/],
  ['orange', /\borange\b|\btangerine\b|\brust\b/],
  ['yellow', /\byellow\b|\bgold(?:en)?\b|\blemon\b/],
  ['turquoise', /\bturquoise\b|\bteal\b|\baqua\w*\b|\bcyan\b/],
  ['green', /\bgreen\b|\bolive\b|\blime\b|\bkhaki\b|\bemerald\b|\bsage\b/],
  ['blue', /\bblue\b|\bdenim\b|\bjean\b|\bcobalt\b|\bindigo\b/],
  ['purple', /\bpurple\b|\bviolet\b/],
  ['pink', /\bpink\b|\bmagenta\b|\brose\b|\bfuchsia\b/],
  ['brown', /\bbrown\b|\btan\b|\bcamel\b/],
  ['cream', /\bcream(?:y|-colored)?\b|\bivory\b|\bbeige\b|\boff-white\b/],
  ['white', /\bwhite\b/],
  ['gray', /\bgray\b|\bsilver\b|\bcharcoal\b/],
  ['black', /\bblack\b/],
];
