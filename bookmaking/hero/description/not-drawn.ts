import { traitsFromDescription } from '#bookmaking/hero/traits-from-description.ts';
import { clausesOf, isNegated, isPast } from './clauses.ts';
import { COLOR_NAMES } from './color-names.ts';
import { phrasesOf, type Topic } from './phrases.ts';
import { plainWords } from './plain-words.ts';
import { belongsToOthers, whoseIs, withoutLikeness } from './whose.ts';

const COLORED = `(?:(?:${COLOR_NAMES}|dark|light|bright|big|small|little|tiny|round|sparkly|chubby|thick|bushy) )*`;
/** Looks that have a word and no drawing. With their color, so that it is plain which are meant. */
const NOT_DRAWN = new RegExp(
  `\\b${COLORED}(?:${[
    'scars?|birth ?marks?|(?:beauty )?moles?|dimples?|braces|vitiligo|eczema|rash|cleft lip',
    'earrings?|studs?|hoops?|necklaces?|bracelets?|nose ring|nail (?:polish|varnish)',
    '(?:eye ?)?brows|moustache|chubby cheeks|round face|double chin|sticking[- ]out ears',
    '(?:walking |standing )?frame(?= |$)(?<=(?:walking|standing) frame)|walker|crutch(?:es)?|walking stick|cane|splints?|leg brace|orthotics?|prosthe\\w+(?: \\w+)?|(?:feeding |nasal |ng )tube|oxygen|ear defenders|headphones',
    'head ?-?bands?|hair ?-?(?:bands?|bows?|clips?|slides?|ties?)|bobbles?|ribbons?|tiara|bow ?ties?|scarf|gloves|mittens|sunglasses|backpack',
    'shoes?|boots?|wellies|trainers|sneakers|socks?|sandals|slippers',
    'highlights|streaks|ombre|dip[- ]dye|side parting|middle parting|undercut|mullet|widow.s peak',
  ].join('|')})(?![\\w'])`,
  'g',
);
const PATTERNS =
  /\b(?:stripes?|striped|spotty|polka dots?|checks|checked|gingham|tartan|floral|glitter|sequins?|rainbow)\b/g;
const PLAIN: readonly (Topic | undefined)[] = ['hair', 'skin', 'eyes', 'clothes'];
/** Words that say how dear a look is, or how much of it there is: nothing that a drawing lacks. */
const PRAISE =
  /^(?:an?|the|and|of|in|is|are|has|have|had|got|gets|with|her|his|their|my|our|she|he|they|it|it's|she's|he's|they're|very|really|so|such|quite|most|more|both|two|own|all|always|big|bigger|huge|little|small|tiny|large|wide|bright|sparkling|sparkly|shining|shiny|twinkly|lovely|beautiful|gorgeous|pretty|cute|kind|happy|smiling|soft|silky|smooth|thick|fine|thin|full|healthy|natural|amazing|perfect|sweet|cheeky|expressive|almond|shaped|wise|lazy|over|left|right|round|loves?|likes?|wears?|wearing|same|favorite|color|hair|hair's|skin|tone|complexion|eyes?|eyed|haired|skinned|clothes|neat|nice|loose|down|up|out|hers|cut|done|usually|often|new|old|school|comfy|cozy|warm|cool|her own)$/;
const LONGEST = 34;

/**
 * The words of a description that look like looks and that no drawing follows, in the parent's order: 'braces', 'red wellies',
 * 'piebald hair'. What is denied, past or somebody else's is left out.
 *
 * @returns at most four, in lower case
 */
export function notDrawn(description: string): string[] {
  const words = new Set<string>();
  let isOfOthers = false;
  for (const clause of clausesOf(withoutLikeness(plainWords(description)))) {
    const whose = whoseIs(clause.text);
    isOfOthers = whose === 'other' || (isOfOthers && whose === undefined && !clause.isFresh);
    const { text } = clause;
    if (isOfOthers || clause.isDenied || isNegated(text) || isPast(text)) continue;
    if (belongsToOthers(text)) continue;
    for (const [found] of text.matchAll(NOT_DRAWN)) words.add(found.trim());
    for (const [found] of text.matchAll(PATTERNS)) words.add(found);
    for (const phrase of phrasesOf(text)) {
      const unread = PLAIN.includes(phrase.about) && unreadIn(phrase.text);
      if (unread && ![...words].some((word) => unread.includes(word))) words.add(unread);
    }
  }
  return [...words].slice(0, 4);
}

/** A phrase about hair, skin, eyes or clothes of which nothing was read, though it says something of them. */
function unreadIn(text: string): string | undefined {
  if (Object.keys(traitsFromDescription(text)).length > 0) return undefined;
  const words = text.split(' ');
  const first = words.findIndex((word) => !PRAISE.test(word));
  const said = first < 0 ? '' : words.slice(first).join(' ');
  return said && said.length <= LONGEST ? said : undefined;
}
