import { NotationError, parse } from './parse.ts';
import { splitSentences } from './sentences.ts';
import type { TitleWords } from './title-words.ts';

/**
 * Everything in a text that could print badly for some child: mistakes in the notation, and English
 * that is right for one hero and wrong for another. Empty if the text may be printed.
 */
export function lint(source: string, cast: TitleWords['cast']): string[] {
  // What stands in for a grown-up is printed as it is.
  const withoutTokens = source.replace(/\{(?:grownup(?:’s)?\|)?([^{}]*)\}/g, (token, otherwise) =>
    token.startsWith('{grownup') ? otherwise : '',
  );
  return [
    ...notationFaults(source, cast),
    ...splitSentences(source).flatMap(sentenceFaults),
    ...asideFaults(source),
    ...found(/\{[^{}]*\}[\p{L}’'][\p{L}]*/gu, source, 'glued to a token'),
    ...found(/\b[Aa]n? \{(?!cast)/g, source, 'article before a token: write {a thing1}'),
    ...found(
      /\{name\} (?:will|may|can|might|must)\b/g,
      source,
      'reads as a verb after Will or May',
    ),
    ...found(
      /\b(?:he|him|his|himself|she|her|hers|herself)\b/gi,
      withoutTokens,
      'only the hero has pronouns: name the others',
    ),
    ...found(
      /\b(?:they|them|their|theirs|themselves|themself)\b/gi,
      withoutTokens,
      'could be read as the hero: name the others',
    ),
    ...found(/["']/g, withoutTokens, 'straight quote: use “ ” ’'),
    ...found(/\.{2,}/g, source, 'dots: use …'),
    ...found(/ {2}|^\s|\s$| \n|\n /g, source, 'stray space'),
  ];
}

/**
 * `lint`, and what only a whole page can show: whoever a page begins with must be named there before a pronoun stands
 * for them. "They ticked OTHER" on a page of its own is what the moles did.
 */
export function lintPage(source: string, { cast, friend }: Pick<TitleWords, 'cast' | 'friend'>) {
  // Where a companion has no name, "her stegosaurus" stands for the hero as a pronoun does.
  const heroAt = source.search(/\{(?:[Tt]he(?:y|m|ir)|(?:[Aa]|[Tt]he) companion)/);
  // Of a companion with a name, "Maya’s rabbit" says "Flops": that is no mention of the hero.
  const nameAt = source.search(/\{name(?:[’']s)?\}/);
  const friendAt = source.search(/\{friend\./);
  const nounAt = friend ? source.toLowerCase().indexOf(friend) : -1;
  const faults = lint(source, cast);
  if (heroAt >= 0 && (nameAt < 0 || nameAt > heroAt)) {
    faults.push(
      `the hero’s first mention on a page is the name: ${source.slice(heroAt, heroAt + 40)}`,
    );
  }
  if (friendAt >= 0 && (nounAt < 0 || nounAt > friendAt)) {
    faults.push(
      `the friend’s first mention on a page is the noun: ${source.slice(friendAt, friendAt + 40)}`,
    );
  }
  return faults;
}

function notationFaults(source: string, cast: TitleWords['cast']): string[] {
  try {
    parse(source, cast);
    return [];
  } catch (error) {
    if (error instanceof NotationError) return [error.message];
    throw error;
  }
}

const verb = /\{(?!grownup)[\p{L}’']+\|[\p{L}’']+\}/u;
const subject = /\{[Tt]hey(?:[’'][a-z]+)?\}/;
const lowerCaseOpening =
  /^[[“]*\{(?:(?:friend\.)?(?:they|them|their|theirs|themself|they[’'][a-z]+)|a thing\d|topic\d|things?\d|a age|age|(?:(?:a|the|their|my|your) )?companion(?:’s)?|(?:the )?baby(?:’s)?|grownup(?:’s)?\|\p{Ll}[^}]*)\}/u;

function sentenceFaults(sentence: string): string[] {
  const faults: string[] = [];
  const verbAt = sentence.search(verb);
  if (verbAt >= 0 && !subject.test(sentence.slice(0, verbAt))) {
    faults.push(`a verb in two forms with no {they} before it: ${sentence}`);
  }
  if (/\{name\} \{[^{}]*\|/.test(sentence)) {
    faults.push(`after {name} the verb is singular for everyone: ${sentence}`);
  }
  if (lowerCaseOpening.test(sentence)) {
    faults.push(`a sentence opens in lower case: ${sentence}`);
  }
  if (sentence.split(/\{name(?:[’']s)?\}/).length > 2) {
    faults.push(`the name twice in one sentence: ${sentence}`);
  }
  return faults;
}

function asideFaults(source: string): string[] {
  const asides = [...source.matchAll(/(^|.)\[([^[\]]*)\]/gsu)];
  return asides.flatMap(([whole, before, inside]) => {
    const isWhole = /^\s?$/.test(before ?? '') && /[.!?]”?$/.test(inside ?? '');
    return isWhole ? [] : [`[ ] holds whole sentences: ${whole.trim()}`];
  });
}

function found(pattern: RegExp, text: string, fault: string): string[] {
  return (text.match(pattern) ?? []).map((match) => `${fault}: ${match}`);
}
