import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { bind } from '#bookmaking/words/bind.ts';
import type { TitleBrief } from '#bookmaking/words/brief.ts';
import { lexicon } from '#bookmaking/words/lexicon.ts';
import { lint, lintPage } from '#bookmaking/words/lint.ts';
import { soundTheSame } from '#bookmaking/words/names.ts';
import { parse } from '#bookmaking/words/parse.ts';
import { renderRuns } from '#bookmaking/words/render.ts';
import type { TitleWords } from '#bookmaking/words/title-words.ts';
import { PAGES_OF_THE_CARRIED } from '#bookmaking/words/understood.ts';
import { countWords } from '#bookmaking/words/word-count.ts';
import { someOf } from '#tests/support/some-of.ts';
import { budgets } from '#tests/words/budgets.ts';
import { lengthsOf } from '#tests/words/measure.ts';
import { type Telling, tellings } from '#vocabulary/reading-levels.ts';

const titles = await Promise.all(
  readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => existsSync(path.join(import.meta.dirname, entry.name, 'words.ts')))
    .map(async ({ name: slug }) => {
      const { words }: { words: TitleWords } = await import(`./${slug}/words.ts`);
      const { brief }: { brief: TitleBrief } = await import(`./${slug}/brief.ts`);
      return { slug, words, brief };
    }),
);

/** One is said to its child from the first line to the last, the other is made of its name: they are the child's on every page. */
const MADE_OF_THE_CHILD = ['i-knew-it-was-you', 'boat-with-no-name'];

const tellingsWithSentences = ['sprout', 'sapling', 'explorer'] as const;

/** Section 9 of the guide: what we do not print, in any level of any title. */
const unprintable =
  /\b(?:magic|magical|wonder|wonders|courage|kindness|adventure|imagination|journey|dreams?|joy|once upon|one sunny|best day|greatest gift|little did|sparkled?|swelled|whispered secrets|a world of|twinkl\w+|nestled|tapestry|learned that|proud)\b|—|–/i;

describe.each(titles)('$slug', ({ slug, words, brief }) => {
  const { cast } = words;

  test('is where its name says, and says who made it', () => {
    expect(words.slug).toBe(slug);
    expect(words.author).toBe('The Wonderling Story Room');
    expect(words.coverTitle).toContain('{name}');
    expect(words.priceCents % 100).toBe(99);
    expect(words.ageRange.fromYears).toBeLessThan(words.ageRange.toYears);
    expect(new Set(words.tags).size).toBe(4);
    expect(words.longDescription.length).toBeGreaterThanOrEqual(2);
  });

  test('has no text that prints badly for some child', () => {
    const lines = [words.coverTitle, words.refrain.said, words.refrain.changed];
    const pages = [
      words.blurb,
      words.belongs,
      ...words.pages.flatMap((page) => Object.values(page)),
    ];
    expect(lines.flatMap((line) => lint(line, cast))).toEqual([]);
    expect(pages.flatMap((page) => lintPage(page, words))).toEqual([]);
  });

  test('keeps out of the shop’s plain texts what only a book can fill in', () => {
    const plain = [words.title, words.logline, ...words.longDescription, ...words.tags];
    for (const text of plain) expect(text).not.toMatch(/[{}[\]"']/);
  });

  test('prints none of the words that we do not print', () => {
    const texts = [words.blurb, words.logline, ...words.longDescription];
    for (const page of words.pages) texts.push(...Object.values(page));
    expect(texts.flatMap((text) => text.match(unprintable) ?? [])).toEqual([]);
  });

  // Everything that could be said is counted, which takes half a minute for all titles in all tellings.
  test.each(someOf(`${slug} budgets`, tellings, 2))(
    '%s: stays inside its budget for every hero',
    (level) => {
      const lengths = lengthsOf(words, level);
      const { least, most, page, sentence } = budgets[level];
      expect(lengths.least).toBeGreaterThanOrEqual(least);
      expect(lengths.most).toBeLessThanOrEqual(most);
      expect(lengths.page.words, lengths.page.text).toBeLessThanOrEqual(page);
      expect(lengths.sentence.words, lengths.sentence.text).toBeLessThanOrEqual(sentence);
    },
  );

  test('seedling: one to three words on every page, the name now and then, and nothing that needs a sentence', () => {
    const hero = bind({ name: 'Maya', pronoun: 'they', ageMonths: 8, interests: [] }, words);
    for (const { seedling } of words.pages) {
      const runs = renderRuns(parse(seedling, cast), hero);
      expect([1, 2, 3], seedling).toContain(countWords(runs));
      expect(seedling).not.toMatch(/\{(?!name|[Cc]ompanion\}|baby\}|grownup\|)/);
    }
    const namings = words.pages.filter(({ seedling }) => seedling.includes('{name'));
    expect([1, 2, 3]).toContain(namings.length);
  });

  test('has a page that only the picture tells', () => {
    const hushes = words.pages.filter((page) => tellingsWithSentences.every((l) => page[l] === ''));
    expect(hushes).toHaveLength(1);
    expect(countWords([{ text: hushes[0]?.seedling ?? '', isName: false }])).toBeLessThanOrEqual(2);
  });

  test.each(tellingsWithSentences)('%s: says the refrain and changes it once', (level) => {
    const book = words.pages.map((page) => page[level]).join('\n');
    expect(book.split(words.refrain.said).length - 1).toBeGreaterThanOrEqual(3);
    expect(book.split(words.refrain.changed).length - 1).toBe(1);
    expect(book.lastIndexOf(words.refrain.said)).toBeLessThan(book.indexOf(words.refrain.changed));
  });

  test('the refrain is short enough to join in', () => {
    const hero = bind({ name: 'Maya', pronoun: 'she', ageMonths: null, interests: [] }, words);
    const length = countWords(renderRuns(parse(words.refrain.said, cast), hero));
    expect(length).toBeGreaterThanOrEqual(3);
    expect(length).toBeLessThanOrEqual(8);
  });

  test('Explorer is its own telling: striking out words does not leave Sapling', () => {
    const strikings = words.pages.filter(
      ({ sapling, explorer }) => sapling !== '' && isStruckOutOf(sapling, explorer),
    );
    expect(strikings.length).toBeLessThanOrEqual(2);
  });

  test('Sapling says the name about three times in a hundred words, Explorer about two', () => {
    expect(namingsPerHundred(words, 'sapling')).toBeLessThanOrEqual(4.2);
    expect(namingsPerHundred(words, 'explorer')).toBeLessThanOrEqual(2.8);
  });

  test('Explorer has a joke about what the child loves, and everyone gets the object', () => {
    const book = (level: Telling) => words.pages.map((page) => page[level]).join('\n');
    expect(book('explorer')).toMatch(/\{[Tt](?:opic|hings)[12]\}/);
    for (const level of tellingsWithSentences) expect(book(level)).toMatch(/thing1\}|ompanion\}/);
  });

  const isTheirs = MADE_OF_THE_CHILD.includes(slug);
  test.skipIf(isTheirs).each(tellings)(
    '%s: says on pages enough what only this child’s book says',
    (level) => {
      // Not by the name alone, and whether or not there is a grown-up or a baby to name.
      const theirs = words.pages.filter((page) =>
        /\{(?:[^}|]*[Cc]ompanion|(?:[Aa] )?[Tt](?:opic|hing))/.test(page[level]),
      );
      expect(theirs.length).toBeGreaterThanOrEqual(level === 'seedling' ? 2 : 5);
    },
  );

  // Who is spoken to knows who that is.
  const isSpokenTo = words.pages.some(({ explorer }) => explorer.includes('{Your companion}'));
  test.skipIf(isSpokenTo).each(['sprout', 'sapling', 'explorer'] as const)(
    '%s: introduces whoever comes along before a word is said of them',
    (level) => {
      const book = words.pages.map((page) => page[level]).join('\n');
      expect(book.search(/\{[Aa] companion\}/)).toBe(book.search(/\{[^}|]*[Cc]ompanion/));
    },
  );

  test.skipIf(isTheirs)('what is carried is drawn on as many pages as a family is told', () => {
    const carried = brief.pages.filter(({ objects }) => objects.includes('thing1'));
    expect(carried.length).toBeGreaterThanOrEqual(PAGES_OF_THE_CARRIED);
  });

  // Whoever speaks throughout is named where the book says whose it is.
  test('names the grown-up whom its pictures show, in Explorer at least', () => {
    const book = [words.belongs, ...words.pages.map((page) => page.explorer)].join('\n');
    expect(book).toMatch(/\{grownup(?:’s)?\|/);
  });

  test.each(['sapling', 'explorer'] as const)('%s: has a place for both interests', (level) => {
    const book = words.pages.map((page) => page[level]).join('\n');
    for (const which of [1, 2])
      expect(book).toMatch(
        new RegExp(`(?:[Tt]opic|[Tt]hings?)${which}\\}${which === 1 ? '|ompanion' : ''}`),
      );
  });

  test('whatever a family types, no object breaks the story', () => {
    const heard = new RegExp(`(?<!book about .*)\\b(?:${words.clashes.join('|')})\\b`);
    for (const typed of Object.keys(lexicon)) {
      const { interests } = bind(
        { name: 'Maya', pronoun: 'she', ageMonths: 48, interests: [typed] },
        words,
      );
      for (const { thing } of interests) expect(thing, typed).not.toMatch(heard);
      if (!words.clashes.includes(typed)) expect(interests[0].topic.toLowerCase()).toBe(typed);
      expect(interests[0].thing).not.toBe(interests[1].thing);
    }
  });

  test('nobody in the cast has two names that sound the same', () => {
    for (const [name, spare] of Object.values(cast)) expect(soundTheSame(name, spare)).toBe(false);
    const all = Object.values(cast).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  test('there are three different objects to fall back on', () => {
    expect(new Set(words.fallback.map((name) => lexicon[name].thing)).size).toBe(3);
  });

  test('the pictures vary, and show every object that the words name', () => {
    const shots = brief.pages.map((page) => page.shot);
    expect(shots.filter((shot) => shot === 'wide').length).toBeGreaterThanOrEqual(2);
    expect(shots.filter((shot) => shot === 'mid').length).toBeGreaterThanOrEqual(3);
    expect(shots.filter((shot) => shot === 'close').length).toBeGreaterThanOrEqual(3);
    for (const [place, page] of words.pages.entries()) {
      const named = Object.values(page)
        .map((text) => text.replaceAll(/\{[^}|]*[Cc]ompanion(?:’s)?\}/g, '{thing1}'))
        .flatMap((text) => text.match(/thing[12](?=\})/g) ?? []);
      expect(brief.pages[place]?.objects, `page ${place + 1}`).toEqual(
        expect.arrayContaining(named),
      );
    }
  });
});

function isStruckOutOf(short: string, long: string): boolean {
  const kept = wordsIn(short);
  for (const word of wordsIn(long)) if (word === kept[0]) kept.shift();
  return kept.length === 0;
}

function wordsIn(source: string): string[] {
  return source.toLowerCase().match(/\{[^}]*\}|[\p{L}’-]+/gu) ?? [];
}

function namingsPerHundred(words: TitleWords, level: Telling): number {
  const hero = bind({ name: 'Maya', pronoun: 'she', ageMonths: null, interests: [] }, words);
  const runs = words.pages.flatMap((page) => renderRuns(parse(page[level], words.cast), hero));
  const total = runs.reduce((sum, run) => sum + countWords([run]), 0);
  return (100 * runs.filter((run) => run.isName).length) / total;
}
