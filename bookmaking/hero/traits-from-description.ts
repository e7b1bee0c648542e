import { clausesOf, isNegated, isPast } from './description/clauses.ts';
import { CLOTH_COLOR_WORDS, outfitIn } from './description/clothes-words.ts';
import { type HairSaid, hairOf, noteHair } from './description/hair-said.ts';
import {
  EYE_WORDS,
  earliestOf,
  firstOf,
  GEAR_WORDS,
  HAIR_KIND_WORDS,
  HAIR_LENGTH_WORDS,
  HAIR_TEXTURE_WORDS,
  SKIN_WORDS,
} from './description/looks-words.ts';
import { type Phrase, phrasesOf, type Topic } from './description/phrases.ts';
import { plainWords } from './description/plain-words.ts';
import { belongsToOthers, whoseIs, withoutLikeness } from './description/whose.ts';
import type { ClothColor, Traits } from './traits.ts';

type Found = { -readonly [K in keyof Traits]?: Traits[K] };

/** All that has been read so far. */
interface Reading {
  readonly found: Found;
  readonly hair: HairSaid;
  /** What the phrase before was about: "glasses? No.", "hijab, light purple". */
  topic: Topic | undefined;
  /** "Favorite color is purple": worn where no color of clothes is said. */
  favorite?: ClothColor | undefined;
  /** Jeans, leggings: worn with a top, and not under a dress or a cape by lot. */
  hasBottoms?: boolean;
}

/**
 * What a parent's words say about a child's looks, and nothing where they say nothing: a plain parser, because it can be tested,
 * explained and run in the browser. It knows negation ("no glasses any more"), past tense ("used to be blonde"), colors of
 * several things in one sentence, whose glasses they are ("her dad has glasses"), slips of the hand, and everyday words ("hair
 * down to her waist", "pale as milk"). Text that it cannot read is not an error. The first mention of a look counts, except that
 * a later 'now' may correct it.
 */
export function traitsFromDescription(description: string): Partial<Traits> {
  const plain = withoutLikeness(plainWords(description));
  const reading: Reading = { found: {}, hair: {}, topic: undefined };
  let isOfOthers = false;
  for (const clause of clausesOf(plain)) {
    const whose = whoseIs(clause.text);
    isOfOthers = whose === 'other' || (isOfOthers && whose === undefined && !clause.isFresh);
    for (const phrase of phrasesOf(clause.text)) {
      if (isOfOthers || belongsToOthers(phrase.text) || isNowAndThen(phrase.text)) {
        reading.topic = phrase.about;
      } else read(phrase, clause.isDenied, reading);
    }
  }
  return whole(reading, plain);
}

const isNowAndThen = (text: string): boolean =>
  /\b(?:sometimes|occasionally|for fun|on special days|once in a while|pretends?|dress(?:es|ing)? up|(?:sun ?)?glasses on holiday)\b/.test(
    text,
  );

/** Puts together what was read in pieces. */
function whole({ found, hair, favorite, hasBottoms }: Reading, plain: string): Partial<Traits> {
  const isAlbino = /\balbin/.test(plain);
  const isCovered = found.hair === 'hijab' || found.hair === 'patka';
  const all: Found = {
    ...hairOf(isCovered ? { color: hair.color } : hair, plain),
    ...(favorite && { clothesColor: favorite }),
    ...found,
  };
  if (all.hair === 'braids' && all.beads) all.hair = 'boxBraids';
  if (hasBottoms) all.outfit ??= 't-shirt';
  if (isAlbino) {
    if (!all.skin || all.skin === 'fair') all.skin = 'porcelain';
    all.hairColor ??= 'white';
  }
  for (const key of Object.keys(all) as (keyof Found)[]) {
    if (all[key] === undefined) delete all[key];
  }
  return all;
}

/** Notes what one phrase says. */
function read(phrase: Phrase, isDenied: boolean, reading: Reading): void {
  const { text } = phrase;
  const { found } = reading;
  if (DENIAL.test(text)) {
    deny(reading);
    return;
  }
  if (FAVORITE_COLOR.test(text)) {
    reading.favorite ??= earliestOf(CLOTH_COLOR_WORDS, text);
    if (!phrase.about) return;
  }
  const about = phrase.about ?? topicOf(text, reading.topic);
  const isSo = !isDenied && !isNegated(text) && !isPast(text);
  reading.topic = about;
  switch (about) {
    case undefined:
      if (isSo && ALL_IN_A_COLOR.test(text)) {
        found.clothesColor ??= earliestOf(CLOTH_COLOR_WORDS, text);
      }
      break;
    case 'hair':
      readHair(text, isSo, isDenied, reading);
      break;
    case 'skin':
      if (isSo) found.skin ??= firstOf(SKIN_WORDS, text);
      break;
    case 'eyes':
      if (/\bmono|\bsingle eyelid/.test(text)) found.monolid ??= isSo;
      if (isSo) found.eyes ??= firstOf(EYE_WORDS, text);
      break;
    case 'lashes':
      found.lashes ??= isSo && !/\b(?:short|fair|pale|blonde)\b/.test(text);
      break;
    case 'patch':
      found.eyePatch ??= !isSo ? 'none' : /\bright\b/.test(text) ? 'right' : 'left';
      break;
    case 'cheeks':
      if (/\bros[yi]\w*\b|\bpink\b|\bred\b|\bruddy\b|\bflushed\b|\bapple\b/.test(text)) {
        found.blush ??= isSo;
      }
      break;
    case 'teeth':
      readTeeth(text, found);
      break;
    case 'freckles':
      found.freckles ??= isSo;
      break;
    case 'glasses':
      readGlasses(text, isSo, found);
      break;
    case 'hearing':
      if (phrase.about) found.hearingAids ??= isSo;
      if (found.hearingAids) found.hearingAidColor ??= earliestOf(GEAR_WORDS, text);
      break;
    case 'wheelchair':
      if (phrase.about) found.wheelchair ??= isSo;
      if (found.wheelchair) found.wheelchairColor ??= earliestOf(GEAR_WORDS, text);
      break;
    case 'hijab':
    case 'patka':
      if (phrase.about && isSo && reading.hair.kind !== 'bald') found.hair ??= about;
      if (isSo && found.hair === about) found.headwearColor ??= earliestOf(CLOTH_COLOR_WORDS, text);
      break;
    case 'hat':
      if (phrase.about) found.hat ??= isSo;
      if (found.hat) found.headwearColor ??= earliestOf(CLOTH_COLOR_WORDS, text);
      break;
    case 'beads':
      found.beads ??= isSo;
      break;
    case 'clothes':
      if (isSo && !UNLOVED.test(text)) wear(text, found);
      break;
    case 'bottoms':
      if (isSo && !UNLOVED.test(text)) {
        reading.hasBottoms = true;
        found.secondColor ??=
          earliestOf(CLOTH_COLOR_WORDS, text) ??
          (/\bjeans|\bdenims/.test(text) ? 'blue' : undefined);
      }
      break;
  }
}

/** "Glasses? No.", "..., but she doesn't." */
const DENIAL =
  /^(?:no|none|nope|(?:but )?(?:she|he|they) (?:doesn't|does not|don't|hasn't|haven't|isn't)(?: (?:have|wear|need|got) ?(?:any|them|one|it)?)?)$/;

function deny({ topic, found }: Reading): void {
  if (topic === 'glasses') found.glasses = 'none';
  if (topic === 'freckles') found.freckles = false;
  if (topic === 'hearing') found.hearingAids = false;
  if (topic === 'wheelchair') found.wheelchair = false;
}

const FAVORITE_COLOR =
  /\bfavorite color\b|^(?:\w+ ){0,3}[a-z-]+ (?:will do|is fine|would be (?:fine|lovely))$/;
const ALL_IN_A_COLOR =
  /\b(?:dress(?:ed|es)|wears?|wearing|always|lives?|only|mostly|usually|everything)(?: (?:in|only|all|lots of|bright|head to toe|the color))* [a-z]+(?: [a-z]+)?$|\b[a-z]+ everything$|\b(?:anything|everything|all things) [a-z]+$/;
/** "Hates her red dress", "would love a blue coat". */
const UNLOVED = /\b(?:hates?|dislikes?|refuses?|would (?:love|like)|wants?)\b/;
/** A few words of skin need no noun: "pale as milk", "and very fair". */
const SKIN_ALONE =
  /\b(?:pale|pasty|tan|tanned|porcelain|sun[- ]?kissed|olive|fair)\b|\bfair[- ]skinned\b/;
const ONLY_A_COLOR =
  /^(?:(?:hers|his|theirs|it|they|is|are|in|the|a|an|all|bright|light|dark|pale|very|one|ones|color|colored|mostly|always|usually|and|-) ?)*[a-z]+(?:[- ][a-z]+){0,3}$/;

/** What a phrase without a noun goes on about. */
function topicOf(text: string, before: Topic | undefined): Topic | undefined {
  const isHair =
    firstOf(HAIR_KIND_WORDS, text) ??
    firstOf(HAIR_TEXTURE_WORDS, text) ??
    firstOf(HAIR_LENGTH_WORDS, text);
  if (SKIN_ALONE.test(text) && !(before === 'hair' && /\bfair\b/.test(text) && isHair)) {
    return 'skin';
  }
  // "Long" and "short" alone are said of trousers, too.
  if (isHair && (before === 'hair' || !/^(?:\w+ )?(?:long|short)$/.test(text))) return 'hair';
  if (before === 'clothes' || before === 'hijab' || before === 'patka' || before === 'hat') {
    return earliestOf(CLOTH_COLOR_WORDS, text) &&
      !ALL_IN_A_COLOR.test(text) &&
      ONLY_A_COLOR.test(text)
      ? before
      : undefined;
  }
  if (ALL_IN_A_COLOR.test(text) && earliestOf(CLOTH_COLOR_WORDS, text)) return undefined;
  return before;
}

function readHair(text: string, isSo: boolean, isDenied: boolean, reading: Reading): void {
  const { found, hair } = reading;
  const kind = firstOf(HAIR_KIND_WORDS, text);
  // Both are said with a 'no'.
  if ((kind === 'bald' && !/\bnot (?!much)/.test(text)) || kind === 'fluff') {
    hair.kind ??= kind;
    if (kind === 'fluff') noteHair(text, hair);
    return;
  }
  if (/\b(?:fringe|bangs)\b/.test(text)) found.fringe ??= isSo;
  if (!isDenied && !isPast(text) && (isSo || /\b(?:now|turned|gone)\b/.test(text)))
    noteHair(text, hair);
}

function readTeeth(text: string, found: Found): void {
  if (/\bgap|\bdiastema\b/.test(text)) found.teeth ??= 'gap';
  else if (
    /\b(?:missing|lost|losing|no|without|toothless|gone|fell out|fallen out|knocked out)\b/.test(
      text,
    ) &&
    !/\bno (?:gaps?|braces)\b/.test(text)
  ) {
    found.teeth ??= 'missing';
  }
}

function readGlasses(text: string, isSo: boolean, found: Found): void {
  if (!isSo) {
    found.glasses ??= 'none';
    return;
  }
  if (found.glasses === 'none') return;
  const shape = /\bsquare|\brectang|\bangular/.test(text) ? 'square' : undefined;
  const round = /\bround\b|\bcircular\b|\bcircle/.test(text) ? 'round' : undefined;
  found.glasses = shape ?? round ?? found.glasses ?? 'round';
  found.glassesColor ??= earliestOf(GEAR_WORDS, text);
}

function wear(text: string, found: Found): void {
  const outfit = outfitIn(text.replace(/\bdress(?:es|ed) in\b/, ''));
  const color = earliestOf(CLOTH_COLOR_WORDS, text);
  const isTop = outfit === 't-shirt' || outfit === 'sweater';
  // "Blue dungarees over a white top", "purple skirt, white top": the top goes with them.
  if (isTop && (found.outfit === 'dungarees' || found.outfit === 'skirt')) {
    found.secondColor ??= color;
    return;
  }
  const isWithTop = outfit === 'dungarees' || outfit === 'skirt';
  if (isWithTop && (found.outfit === 't-shirt' || found.outfit === 'sweater')) {
    found.secondColor = found.clothesColor;
    found.outfit = outfit;
    found.clothesColor = color;
    return;
  }
  if (outfit && found.outfit && outfit !== found.outfit) return;
  found.outfit ??= outfit;
  found.clothesColor ??= color;
}
