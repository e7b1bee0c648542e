import { describe, expect, test } from 'vitest';
import { bind } from '#bookmaking/words/bind.ts';
import { readInterest } from '#bookmaking/words/interests.ts';
import { inLetters } from '#bookmaking/words/letters.ts';
import { lintPage } from '#bookmaking/words/lint.ts';
import { nameAsPrinted } from '#bookmaking/words/names.ts';
import { parse } from '#bookmaking/words/parse.ts';
import { render, renderRuns } from '#bookmaking/words/render.ts';
import { splitSentences } from '#bookmaking/words/sentences.ts';
import { countWords } from '#bookmaking/words/word-count.ts';
import { tellings } from '#vocabulary/reading-levels.ts';
import { LETTER_PAGES, metOn, togetherAfter } from './met-on.ts';
import { tellingsFor } from './tellings.ts';
import { words } from './words.ts';

/** Names of 2 to 24 letters, and as families write them. */
const LENGTHS = Array.from({ length: 23 }, (_, i) => 'Abcdefghijklmnopqrstuvwx'.slice(0, i + 2));
const WORST = Array.from({ length: 23 }, (_, i) => 'ṺŜŠB̃ŴB̈'.repeat(5).slice(0, i + 2));
const FAMILIES = [
  'Jo',
  'Bo',
  'Lili',
  'Anna',
  'Maya',
  'Łucja',
  'Zoë',
  'Nguyễn',
  'Maximiliana',
  'Ελένη',
  'Михайло',
  'محمد',
  'نور',
  '美玲',
  'Anne-Marie',
  'A.J.',
  'O’Neil',
  'İpek',
  'Mary Jane',
  'Þórdís',
  'Wolfeschlegelsteinhause',
];
const NAMES = [...LENGTHS, ...WORST, ...FAMILIES].map((name) => nameAsPrinted(name));

describe('who is met where', () => {
  test.each(NAMES)('%s: every letter once, in order, four on a page at most', (name) => {
    const inName = inLetters(name);
    const met = LETTER_PAGES.flatMap((page) => {
      const { here, comes } = metOn(page, inName);
      expect(here.length).toBeGreaterThan(0);
      expect(here.length).toBeLessThanOrEqual(4);
      return comes ? here.map(({ letter }) => letter) : [];
    });
    expect(met).toEqual(inName.letters);
    expect(togetherAfter(7, inName)).toBe(name);
  });

  test('short names linger, long ones share', () => {
    const pages = (name: string): string[] =>
      LETTER_PAGES.map((page) =>
        metOn(page, inLetters(name))
          .here.map(({ letter }) => letter.text)
          .join(''),
      );
    expect(pages('Jo')).toEqual(['J', 'J', 'J', 'o', 'o', 'o']);
    expect(pages('Maya')).toEqual(['M', 'M', 'a', 'y', 'y', 'a']);
    expect(pages('Bartholomew')).toEqual(['B', 'ar', 'th', 'ol', 'om', 'ew']);
  });

  test('the heron reads what there is', () => {
    expect(togetherAfter(3, inLetters('Jo'))).toBe('');
    expect(togetherAfter(3, inLetters('Anne-Marie'))).toBe('Ann');
    expect(togetherAfter(5, inLetters('Anne-Marie'))).toBe('Anne-Ma');
  });
});

const budgets = {
  seedling: { least: 12, most: 36, page: 3, sentence: 3 },
  sprout: { least: 100, most: 150, page: 26, sentence: 9 },
  sapling: { least: 200, most: 300, page: 42, sentence: 16 },
  explorer: { least: 400, most: 800, page: 90, sentence: 30 },
};

/** The longest that an interest can be, and the shortest. */
const heroes = [
  ['big red vans', 'monster trucks'],
  ['trains', 'cats'],
].map((typed) => bind({ name: 'Maya', pronoun: 'they', ageMonths: 50, interests: typed }, words));

test.each(tellings)('%s: every name stays inside its budget', (level) => {
  expect(readInterest('big red vans')?.thing.split(' ').length).toBe(5);
  for (const name of NAMES) {
    const pages = tellingsFor(inLetters(name)).map((page) => page[level]);
    const { least, most, page, sentence } = budgets[level];
    for (const hero of heroes) {
      const counts = pages.map((text) => countWords(renderRuns(parse(text, {}), hero)));
      const total = counts.reduce((sum, count) => sum + count, 0);
      expect.soft(total, name).toBeGreaterThanOrEqual(least);
      expect.soft(total, name).toBeLessThanOrEqual(most);
      expect.soft(Math.max(...counts), name).toBeLessThanOrEqual(page);
      for (const text of pages)
        for (const each of splitSentences(render(parse(text, {}), hero)))
          expect
            .soft(countWords([{ text: each, isName: false }]), `${name}: ${each}`)
            .toBeLessThanOrEqual(sentence);
    }
  }
});

test.each(NAMES)('%s: has no text that prints badly', (name) => {
  for (const page of tellingsFor(inLetters(name)))
    for (const text of Object.values(page)) expect(lintPage(text, words), text).toEqual([]);
});
