import { isDenied } from './denied-interests.ts';
import { isolate } from './isolate.ts';
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

const namesByTypedWord = new Map<string, InterestName>(
  (Object.keys(lexicon) as InterestName[]).flatMap((name) => {
    const entry = lexicon[name];
    const spellings = 'also' in entry ? [name, ...entry.also] : [name];
    return spellings.map((spelling) => [spelling, name] as const);
  }),
);

/** Letters first; then also digits and the few marks that occur in the names of things. */
const plainTopic = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} ’&-]*$/u;
/** Answers that are not topics: nobody wants a "book about none" or a "book about loves trains". */
const notATopic =
  /^(?:none|nothing|no|not sure|unknown|(?:i|we|he|she|they|my|our|his|her|their|loves?|likes?|enjoys?) .*)$/i;
const longestTopic = { codePoints: 24, words: 3 };
/** In UTF-16 units: beyond this it is no interest, and trimming it would only cost time. */
const longestTyped = 200;

/**
 * Reads one interest as a family typed it. A word that the lexicon lacks becomes "book about ___",
 * the one frame that fits every noun and every -ing form; its length is bounded, so that the word
 * budgets hold for whatever is typed. Emoji and punctuation around a word are dropped. `undefined` if
 * there is nothing that we can or want to print (empty, only emoji, an address, a sentence, something
 * on the deny list): the title's own object steps in.
 */
export function readInterest(typed: string): Interest | undefined {
  if (typed.length > longestTyped) return undefined;
  const topic = typed
    .normalize('NFC')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ')
    .replaceAll("'", '’');
  const name = namesByTypedWord.get(topic.toLowerCase());
  if (name) return interestNamed(name);
  const tooLong =
    [...topic].length > longestTopic.codePoints || topic.split(' ').length > longestTopic.words;
  if (tooLong || !plainTopic.test(topic) || notATopic.test(topic)) return undefined;
  if (isDenied(topic)) return undefined;
  return bookAbout(isolate(topic));
}

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
