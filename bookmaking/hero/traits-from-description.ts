import { type Clause, clausesOf } from './description/clauses.ts';
import {
  CLOTHES_COLOR_WORDS,
  EYE_WORDS,
  firstOf,
  GEAR_WORDS,
  HAIR_COLOR_WORDS,
  HAIR_STYLE_WORDS,
  OUTFIT_WORDS,
  SKIN_WORDS,
} from './description/looks-words.ts';
import type { Traits } from './traits.ts';

type Found = { -readonly [K in keyof Traits]?: Traits[K] };
type Topic = 'hair' | 'skin' | 'eyes' | 'glasses' | 'freckles' | 'hearing' | 'wheelchair' | 'other';

/** What a clause is about. Order matters only where a clause has none of the earlier words. */
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ['wheelchair', /\bwheel ?-?chairs?\b/],
  ['hearing', /\bhearing[- ]aids?\b|\bcochlear\b|\bimplants?\b/],
  ['glasses', /\b(?:glasses|specs|spectacles|goggles|eyeglasses)\b/],
  ['freckles', /\bfreckl\w*\b/],
  ['eyes', /\beye[sd]?\b|-eyed\b/],
  ['skin', /\bskin(?:ned)?\b|\bcomplexion\b|\bblack (?:girl|boy|child|kid)\b|\bpale as\b/],
  [
    'hair',
    /\bhair(?:ed|cut|style)?\b|\bblonde?s?\b|\bbrunette\b|\bred-?head(?:ed)?\b|\bginger\b|\bauburn\b|\bfringe\b|\bbangs\b|\bmop\b/,
  ],
];

/** Words that own their color: 'a red bike' says nothing about hair. */
const THINGS =
  /\b(?:shirt|t-shirt|(?<!high[- ])top|jumper|sweater|dress|coat|jacket|hat|cap|shoes?|boots?|wellies|trousers|shorts|socks|bike|ball|car|toy|teddy|dog|cat|room|loves?|likes?|favou?rite|birthday|head ?bands?|bows?|ribbons?|clips?|beads?|bobbles?|slides?|cheeks?|lips?|teeth|tooth|smile|nose|nails?)\b/;

/**
 * What a parent's words say about a child's looks, and nothing where they say nothing: a plain
 * parser, because it can be tested, explained and run in the browser. It knows negation ("no
 * glasses any more"), past tense ("used to be blonde"), colors of several things in one sentence,
 * and everyday words ("hair down to her waist", "pale as milk"). Text that it cannot read is not an
 * error. The first mention of a trait wins, except that a later 'now' may correct it.
 */
export function traitsFromDescription(description: string): Partial<Traits> {
  const found: Found = {};
  let topic: Topic = 'other';
  for (const clause of clausesOf(description)) {
    for (const part of nounPhrases(clause)) {
      topic = read(part, topic, found);
    }
  }
  if (/\balbin/.test(description.toLowerCase())) {
    found.skin ??= 'porcelain';
    found.hairColor ??= 'white';
  }
  return found;
}

/** Cuts "black hair brown eyes" in two, but not "her hair is black". */
function nounPhrases(clause: Clause): Clause[] {
  const parts: Clause[] = [];
  let rest = clause.text;
  const nouns =
    /\b(?:hair|skin|complexion|eyes|glasses|freckles)\b(?! (?:is|are|was|were|down|to|in|cut|that|like|past|tied|color|color|clips?|ties?|bands?|bows?|slides?)\b|:)/;
  for (let cut = nouns.exec(rest); cut; cut = nouns.exec(rest)) {
    const end = cut.index + cut[0].length;
    parts.push({ ...clause, text: rest.slice(0, end) });
    rest = rest.slice(end).trim();
  }
  if (rest) parts.push({ ...clause, text: rest });
  return parts;
}

/** Notes what one phrase says, and answers what it was about, for the phrases that follow. */
function read(clause: Clause, before: Topic, found: Found): Topic {
  const { text } = clause;
  if (/^(?:no|none|nope)$/.test(text)) deny(before, found);
  const said = TOPICS.find(([, words]) => words.test(text))?.[0];
  const style = firstOf(HAIR_STYLE_WORDS, text);
  if (!said && (THINGS.test(text) || firstOf(OUTFIT_WORDS, text))) {
    wear(clause, found);
    return 'other';
  }
  // "long braids" needs no word for hair; "long" alone belongs to whatever came before.
  const tellingStyle = style && !['long', 'short', 'wavy', 'buzz'].includes(style);
  const buzzCut = /\bbuzz|crew ?cut|\bfade\b/.test(text);
  const topic = said ?? (tellingStyle || buzzCut ? 'hair' : before);
  switch (topic) {
    case 'hair':
      readHair(clause, found);
      break;
    case 'skin':
      if (!clause.negated && !clause.past) found.skin ??= firstOf(SKIN_WORDS, skinPart(text));
      break;
    case 'eyes':
      if (!clause.negated && !clause.past) found.eyes ??= firstOf(EYE_WORDS, text);
      break;
    case 'freckles':
      found.freckles ??= !clause.negated && !clause.past;
      break;
    case 'glasses':
      readGlasses(clause, found);
      break;
    case 'hearing':
      if (said) found.hearingAids ??= !clause.negated && !clause.past;
      if (found.hearingAids) found.hearingAidColor ??= firstOf(GEAR_WORDS, text);
      break;
    case 'wheelchair':
      if (said) found.wheelchair ??= !clause.negated && !clause.past;
      if (found.wheelchair) found.wheelchairColor ??= firstOf(GEAR_WORDS, text);
      break;
    case 'other':
      if (/\b(?:pale|tanned)\b/.test(text)) found.skin ??= firstOf(SKIN_WORDS, text);
      else wear(clause, found);
  }
  for (const key of Object.keys(found) as (keyof Found)[]) {
    if (found[key] === undefined) delete found[key];
  }
  return topic;
}

/** "Glasses? No." */
function deny(topic: Topic, found: Found): void {
  if (topic === 'glasses') found.glasses = 'none';
  if (topic === 'freckles') found.freckles = false;
  if (topic === 'hearing') found.hearingAids = false;
  if (topic === 'wheelchair') found.wheelchair = false;
}

const skinPart = (text: string): string => text.replace(/\b\w+[- ]haired\b/g, '');

function readHair(clause: Clause, found: Found): void {
  const { text } = clause;
  const hairless =
    /\bbald\b|\bno hair\b(?! ?-?(?:clip|tie|band|bow|slide))|\bhairless\b|\bwithout (?:any )?hair\b/.test(
      text,
    );
  if (hairless && !/\bnot bald\b/.test(text)) {
    found.hair ??= 'bald';
    return;
  }
  if (clause.past || clause.negated || found.hair === 'hijab' || found.hair === 'patka') return;
  const style = firstOf(HAIR_STYLE_WORDS, text);
  const moreTelling = found.hair === 'long' || found.hair === 'short';
  if (style && (found.hair === undefined || moreTelling || /\bnow\b/.test(text))) {
    if (!(moreTelling && (style === 'long' || style === 'short'))) found.hair = style;
    else if (/\bnow\b/.test(text)) found.hair = style;
  }
  // The color of a scarf or turban is not the color of hair.
  if (style === 'hijab' || style === 'patka') return;
  found.hairColor ??= firstOf(HAIR_COLOR_WORDS, text);
}

function readGlasses(clause: Clause, found: Found): void {
  const { text } = clause;
  if (/\b(?:sun|play) ?glasses\b|\bgoggles\b/.test(text)) return;
  if (clause.negated || clause.past) {
    found.glasses ??= 'none';
    return;
  }
  if (found.glasses === 'none') return;
  const shape = /\bsquare|\brectang|\bangular/.test(text) ? 'square' : undefined;
  const round = /\bround\b|\bcircular\b|\bcircle/.test(text) ? 'round' : undefined;
  found.glasses = shape ?? round ?? found.glasses ?? 'round';
  found.glassesColor ??= firstOf(GEAR_WORDS, text);
}

/** "Loves her blue hoodie" is worn; "loves dressing up as a superhero" is a game. */
const WORN =
  /\b(?:wears?|wearing|in (?:an?|her|his|their)|dress(?:ed|es) in|always|loves? (?:her|his|their))\b/;
/** "Yellow dress", "a bright red rain coat": a noun phrase says what is worn by being there. */
const GARMENT =
  /^(?:an? |the |her |his |their )?(?:[a-z-]+ ){0,3}(?:dungarees|overalls|rain ?coat|hoodie|sweatshirt|dress|skirt|cape|py?jamas|pajamas)$/;
const ALL_IN_A_COLOR = /\b(?:dress(?:ed|es)|wears?|wearing) (?:in |only |all |lots of )*[a-z-]+$/;

function wear(clause: Clause, found: Found): void {
  const { text } = clause;
  if (clause.negated || clause.past || /\b(?:likes?|hates?|dislikes?)\b/.test(text)) return;
  const said = WORN.test(text) || GARMENT.test(text);
  // "Dresses in green" is no dress.
  const outfit = said ? firstOf(OUTFIT_WORDS, text.replace(/\bdresses in\b/, '')) : undefined;
  if (outfit) found.outfit ??= outfit;
  if (outfit || ALL_IN_A_COLOR.test(text)) {
    const palette = firstOf(CLOTHES_COLOR_WORDS, text);
    if (palette !== undefined) found.palette ??= palette;
  }
}
