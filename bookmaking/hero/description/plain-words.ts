// A description in the spelling in which the word lists have it.

/** What is said in several ways, on the way to one. Each is tried in order. */
const ONE_WAY: readonly (readonly [RegExp, string])[] = [
  [/[’‘`]/g, "'"],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/|(?<=[a-z] )w(?= (?:a|an|the)\b)/g, ' with '],
  [/&/g, ' and '],
  [/\s+-+\s+|[–—]/g, ', '],
  [/\s+/g, ' '],
  [/(\d)\.(\d)/g, '$1 $2'],
  [/\b(do|does|is|has|have|was|had|are)nt\b/g, "$1n't"],
  [/\b(he|she|that)s\b/g, "$1's"],
  [/\bcan't\b/g, 'cannot'],
  [/\bcolour(\w*)/g, 'color$1'],
  [/\bfavourite\b/g, 'favorite'],
  [/\bgrey(?:ish)?\b/g, 'gray'],
  [/\bblond\b/g, 'blonde'],
  [/\bblondish\b/g, 'blonde'],
  [/\b(brown|blue|green|red|pink|black|white|yellow|gray)(?:y|ish)\b/g, '$1'],
  [/\bpj'?s\b|\bpy?jam(?:m?ie|m)s\b|\bpajamas\b|\bjammies\b/g, 'pyjamas'],
  [/\btee[- ]?shirts?\b|\btees?\b|\bt[- ]?shirts?\b/g, 't-shirt'],
  [/\bplats\b/g, 'plaits'],
  [/\bpony tail/g, 'ponytail'],
  [/\bpig tail/g, 'pigtail'],
  [/\bborn with\b/g, 'born-with'],
  [/\bpeaches and cream\b/g, 'peaches-and-cream'],
  [/\bstrip(?:ey|y|ed)\b/g, 'striped'],
];

/** Words that are worth a second look when a letter is wrong. None is one letter from another everyday word by the slips below. */
const WELL_KNOWN =
  'glasses freckles freckled freckly curly wavy straight brown black blonde ginger auburn purple yellow orange turquoise shoulder braids plaits pigtails ponytail dungarees jumper sweater hoodie pyjamas wheelchair chestnut chocolate spiky fringe hijab patka'.split(
    ' ',
  );
const VOWELS = 'aeiouy';

/**
 * Lower case, straight quotes, abbreviations written out, American spelling, and the commonest slips of the hand mended in the
 * words that matter most ('brwon', 'curley', 'glases', 'freckels').
 */
export function plainWords(description: string): string {
  let plain = description.normalize('NFKC').toLowerCase();
  for (const [said, way] of ONE_WAY) plain = plain.replace(said, way);
  return plain.replace(/[a-z]{5,}/g, mended).trim();
}

const known = new Set(WELL_KNOWN);

function mended(word: string): string {
  if (known.has(word)) return word;
  return WELL_KNOWN.find((meant) => isSlipOf(word, meant)) ?? word;
}

/**
 * Two letters changed about, a letter doubled or halved, or a vowel too many, too few or another; in a long word any letter
 * too many or too few. Consonants are never exchanged: a plant is no plait and a finger is not ginger.
 */
function isSlipOf(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const [a, b] = [typed.slice(at), meant.slice(at)];
  if (a.length === b.length) {
    if (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0]) return true;
    return meant.length > 5 && a.slice(1) === b.slice(1) && isVowel(a[0]) && isVowel(b[0]);
  }
  const [longer, shorter] = a.length > b.length ? [a, b] : [b, a];
  if (longer.slice(1) !== shorter) return false;
  // One shoulder, two shoulders: both are right.
  if (longer === 's') return false;
  return meant.length > 6 || isVowel(longer[0]) || longer[0] === meant[at - 1];
}

const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && VOWELS.includes(letter);
