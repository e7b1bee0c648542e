import { expect, test } from 'vitest';
import { composePage } from '#bookmaking/compose-page.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { wordsOf } from '#bookmaking/text/words-of.ts';
import type { Title } from '#bookmaking/title.ts';
import { passage, skills } from '#content/landing/a-good-page.ts';
import { levels } from '#content/landing/levels.ts';
import { questions } from '#content/landing/questions.ts';
import { stages } from '#content/landing/stages.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { LEAVES } from '#pictures/prerender/leaf-list.ts';
import { findTitle } from '#titles/find-title.ts';
import { ageBands } from '#vocabulary/age-bands.ts';
import { newChildLevels } from '#vocabulary/reading-levels.ts';

test('a tile for each age band, in order', () => {
  expect(stages.map(({ band }) => band)).toEqual(Object.keys(ageBands));
});

test('seven questions, none twice', () => {
  expect(new Set(questions.map(([question]) => question)).size).toBe(7);
});

test('four levels show the very same page, in the tellings that the forms offer', () => {
  const four = levels.slice(0, 4);
  expect(new Set(four.map(({ slug, position }) => `${slug} ${position}`)).size).toBe(1);
  expect(four.map(({ name, telling }) => [name, telling])).toEqual(
    newChildLevels.map(({ label, telling }) => [label, telling]),
  );
  expect(levels.at(-1)?.name).toBe('Bedtime Stories');
});

test('the page of every level has its picture made at the build', () => {
  for (const { slug, position } of levels) expect(LEAVES).toContainEqual({ slug, position });
});

test('every book that is spoken of is on the shelf', () => {
  for (const { slug } of [...levels, ...testimonials]) expect(findTitle(slug), slug).toBeDefined();
});

test('the good page is a page of the book, word for word', () => {
  const octopus = findTitle('boots-for-an-octopus') as Title;
  const page = composePage(octopus, someReader({ name: 'Zoë', level: 'explorer' }), 3);
  const printed = wordsOf(page.text);
  const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();
  expect(plain(passage.map(({ text }) => text).join(''))).toBe(plain(printed));
  const marked = passage.flatMap(({ skill }) => skill ?? []);
  expect(new Set(marked)).toEqual(new Set(skills.map(({ skill }) => skill)));
});
