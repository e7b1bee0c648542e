import { isDenied } from './denied-interests.ts';
import { isolate } from './isolate.ts';
import type { Entry } from './lexicon/entry.ts';
import { type InterestName, lexicon } from './lexicon.ts';

/** Every object that an illustrator has to be able to draw. Unknown interests become a book. */
export type DrawnThing = (typeof lexicon)[InterestName]['thing'] | 'book';

/**
 * An interest in all the forms that a sentence needs. The forms are written by a person, never
 * guessed: "a dinosaurs" and "a music" are what guessing prints.
 */
export type Interest = {
  /** In running text: "something to do with ___". */
  topic: string;
  /** One object that a child can carry in one hand. */
  thing: string;
  things: string;
  article: 'a' | 'an';
  drawnAs: DrawnThing;
};

/** The interest that stands in the lexicon under this name. */
export function interestNamed(name: InterestName): Interest {
  const entry = lexicon[name];
  const topic = 'topic' in entry ? entry.topic : name;
  const { thing, things, article } = entry;
  return { topic, thing, things, article, drawnAs: thing };
}

/** What the things themselves are called counts too ("rag doll"), but yields to an interest of that name. */
const namesByTypedWord = new Map<string, InterestName>(
  [
    (name: InterestName) => [lexicon[name].thing, lexicon[name].things],
    (name: InterestName) => (lexicon[name] as Entry).also ?? [],
    (name: InterestName) => [name],
  ].flatMap((spellingsOf) =>
    (Object.keys(lexicon) as InterestName[]).flatMap((name) =>
      spellingsOf(name).map((spelling) => [spelling.toLowerCase(), name] as const),
    ),
  ),
);

/** The entry for these words, also if one of many is meant: "a bus", "strawberry". */
function nameFor(words: string): InterestName | undefined {
  return [words, `${words}s`, `${words}es`, words.replace(/y$/, 'ies')]
    .map((spelling) => namesByTypedWord.get(spelling))
    .find((name) => name !== undefined);
}

/** What families put before an interest: "Loves", "she is really into", "playing with". */
const saidBefore =
  /^(?:(?:he|she|they|i|we)(?:’s| is| are)? )?(?:really |absolutely |just |also )?(?:loves?|likes?|enjoys?|adores?|(?:really |very )?(?:into|obsessed with|crazy about|mad about|a fan of)|playing with|playing(?: on| in)?(?: the)?|watching|collecting|visiting|going to(?: the)?|riding(?: on)?|looking at|all things|anything (?:about|with)|everything (?:about|with)|lots of|all kinds of)(?: to)? /;
const article = /^(?:an?|the|some|toy|big|little) /;
const possessive = /^(?:my|our|his|her|their) /;

/**
 * The entry that a phrase is about: of two things the first that is known, in "jumping in muddy puddles" the puddles,
 * and the animal of "my dog Rex", whose name nobody asked to print.
 */
function nameIn(phrase: string): InterestName | undefined {
  const known = nameFor(phrase) ?? nameFor(phrase.replace(article, ''));
  if (known) return known;
  if (possessive.test(phrase)) {
    const [first = '', second = ''] = phrase.replace(possessive, '').split(' ');
    return nameFor(`${first} ${second}`) ?? nameFor(first) ?? nameFor(second);
  }
  const listed = phrase.split(/ (?:and|&|with) /);
  const placed = phrase.split(/ (?:in|on|at) (?:the )?/).reverse();
  const parts = listed.length > 1 ? listed : placed;
  return parts.length > 1 ? parts.map(nameIn).find((name) => name !== undefined) : undefined;
}

/** Letters first; then also digits and the few marks that occur in the names of things. */
const plainTopic = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} ’&-]*$/u;
/** Answers that are not topics: nobody wants a "book about none" or a "book about my uncle". */
const notATopic =
  /^(?:none|nothing|no|not sure|unknown|(?:i|we|he|she|they|my|our|his|her|their|loves?|likes?|enjoys?) .*)$/i;
const longestTopic = { codePoints: 24, words: 3 };
/** In UTF-16 units: beyond this it is no interest, and trimming it would only cost time. */
const longestTyped = 200;

/**
 * Reads one interest as a family typed it. A word that the lexicon lacks becomes "book about ___",
 * the one frame that fits every noun and every -ing form; its length is bounded, so that the word
 * budgets hold for whatever is typed. Emoji and punctuation around a word are dropped, and so is "loves".
 * `undefined` if there is nothing that we can or want to print (empty, only emoji, an address, a
 * sentence, something on the deny list): the title's own object steps in.
 */
export function readInterest(typed: string): Interest | undefined {
  if (typed.length > longestTyped) return undefined;
  const phrase = typed
    .normalize('NFC')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ')
    .replaceAll("'", '’');
  const before = nameFor(phrase.toLowerCase()) ? '' : saidBefore.exec(phrase.toLowerCase())?.[0];
  const topic = phrase.slice(before?.length ?? 0);
  const name = nameIn(topic.toLowerCase());
  if (name) return interestNamed(name);
  const tooLong =
    [...topic].length > longestTopic.codePoints || topic.split(' ').length > longestTopic.words;
  if (tooLong || !plainTopic.test(topic) || notATopic.test(topic)) return undefined;
  if (isDenied(topic)) return undefined;
  return bookAbout(isolate(topic));
}

/** Whether an editor has written what this becomes. */
export const isInLexicon = (typed: string): boolean =>
  nameIn(typed.trim().toLowerCase()) !== undefined;

/** The object that every topic has. */
export function bookAbout(topic: string): Interest {
  return {
    topic,
    thing: `book about ${topic}`,
    things: `books about ${topic}`,
    article: 'a',
    drawnAs: 'book',
  };
}
