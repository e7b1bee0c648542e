/** What can be counted in one telling of a title (specification, sections 1 and 6; the report of `npm run words`). */
import { type Bound, bind, type StoryHero } from '#bookmaking/words/bind.ts';
import { parse } from '#bookmaking/words/parse.ts';
import { render, renderRuns } from '#bookmaking/words/render.ts';
import { splitSentences } from '#bookmaking/words/sentences.ts';
import type { TitleWords } from '#bookmaking/words/title-words.ts';
import { countWords } from '#bookmaking/words/word-count.ts';
import type { Telling } from '#vocabulary/reading-levels.ts';
import { everyKindOfHero } from './every-kind-of-hero.ts';

/** The shortest and the longest book, its fullest page and its longest sentence, whoever is the hero. */
export type Lengths = {
  least: number;
  most: number;
  page: { words: number; text: string };
  sentence: { words: number; text: string };
};

export function lengthsOf(words: TitleWords, level: Telling): Lengths {
  const texts = words.pages.map((page) => parse(page[level], words.cast));
  const lengths: Lengths = {
    least: Number.POSITIVE_INFINITY,
    most: 0,
    page: { words: 0, text: '' },
    sentence: { words: 0, text: '' },
  };
  for (const hero of everyKindOfHero(words)) {
    let total = 0;
    for (const pieces of texts) {
      const onThisPage = countWords(renderRuns(pieces, hero));
      total += onThisPage;
      const text = render(pieces, hero);
      if (onThisPage > lengths.page.words) lengths.page = { words: onThisPage, text };
      for (const sentence of splitSentences(text)) {
        const length = countWords([{ text: sentence, isName: false }]);
        if (length > lengths.sentence.words) lengths.sentence = { words: length, text: sentence };
      }
    }
    lengths.least = Math.min(lengths.least, total);
    lengths.most = Math.max(lengths.most, total);
  }
  return lengths;
}

/** A child of whom everything is said. */
export const KNOWN: StoryHero = {
  name: 'Mila',
  pronoun: 'she',
  ageMonths: 65,
  interests: ['trains', 'baking'],
  companion: { kind: 'stegosaurus', name: 'Rexy' },
  grownUp: 'Grandma',
  babyName: 'Noah',
};

/** Another who differs in one thing only. */
const others: Record<
  'name' | 'interests' | 'companion' | 'grown-up' | 'baby',
  Partial<StoryHero>
> = {
  name: { name: 'Ada' },
  interests: { interests: ['whales', 'puzzles'] },
  companion: { companion: { kind: 'rabbit', name: 'Flops' } },
  'grown-up': { grownUp: 'Papa' },
  baby: { babyName: 'Leo' },
};

/** On which pages of the twelve each of them is read. */
export function pagesThatChange(words: TitleWords, level: Telling) {
  const told = (hero: StoryHero) => pagesFor(words, level, hero);
  const known = told(KNOWN);
  const changed = (other: Partial<StoryHero>) =>
    told({ ...KNOWN, ...other }).flatMap((text, page) => (text === known[page] ? [] : [page + 1]));
  const by = Object.fromEntries(
    Object.entries(others).map(([what, other]) => [what, changed(other)]),
  ) as Record<keyof typeof others, number[]>;
  const { name: _, ...own } = by;
  return { ...by, theirs: [...new Set(Object.values(own).flat())].sort((one, two) => one - two) };
}

/** The twelve pages as they are read by this child. */
export function pagesFor(words: TitleWords, level: Telling, hero: StoryHero): string[] {
  const bound: Bound = bind(hero, words);
  return words.pages.map((page) => render(parse(page[level], words.cast), bound));
}

/** Flesch's reading ease and Kincaid's grade of running text. Syllables are counted by their vowels: good to a tenth. */
export function readability(pages: readonly string[]): { ease: number; grade: number } {
  const text = pages.join('\n');
  const words = text.match(/[\p{L}’-]+/gu) ?? [];
  const sentences = pages.flatMap((page) => splitSentences(page)).length;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const perSentence = words.length / sentences;
  const perWord = syllables / words.length;
  return {
    ease: 206.835 - 1.015 * perSentence - 84.6 * perWord,
    grade: 0.39 * perSentence + 11.8 * perWord - 15.59,
  };
}

function syllablesIn(word: string): number {
  const silent = word.toLowerCase().replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, '');
  return Math.max(1, (silent.match(/[aeiouy]+/g) ?? []).length);
}

/** Runs of so many words that stand in more than one title: what a family hears that buys a third book. */
export function sharedPhrases(
  books: readonly { slug: string; pages: readonly string[] }[],
  length = 5,
): { phrase: string; slugs: string[] }[] {
  const slugsOf = new Map<string, Set<string>>();
  for (const { slug, pages } of books) {
    for (const sentence of pages.flatMap((page) => splitSentences(page))) {
      const words = sentence.toLowerCase().match(/[\p{L}’-]+/gu) ?? [];
      for (let at = 0; at + length <= words.length; at++) {
        const phrase = words.slice(at, at + length).join(' ');
        slugsOf.set(phrase, (slugsOf.get(phrase) ?? new Set()).add(slug));
      }
    }
  }
  return [...slugsOf]
    .filter(([, slugs]) => slugs.size > 1)
    .map(([phrase, slugs]) => ({ phrase, slugs: [...slugs] }))
    .sort((one, two) => two.slugs.length - one.slugs.length);
}
