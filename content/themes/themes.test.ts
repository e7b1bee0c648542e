import { expect, test } from 'vitest';
import { agesOf } from '#content/activities/ages-of.ts';
import { scenes } from '#pictures/find-scene.ts';
import { listedTitles } from '#titles/find-title.ts';
import { exploreThemes, findTheme, themes } from './find-theme.ts';

test('Explore shows the six specified themes with their ages', () => {
  expect(exploreThemes.map(({ id, ageRange }) => `${id} ${ageRange}`)).toEqual([
    'hello-world 0-12 MONTHS',
    'i-can-do-it 12-24 MONTHS',
    'my-big-feelings 2-3 YEARS',
    'how-does-it-work 3-4 YEARS',
    'ready-to-learn 4-5 YEARS',
    'create-and-imagine 5+ YEARS',
  ]);
});

test('there is a page for the specified occasions too, and for no other id', () => {
  for (const id of ['hello-world', 'welcome-baby', 'feeling-shy'])
    expect(findTheme(id)).toBeDefined();
  expect(findTheme('constructor')).toBeUndefined();
  expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length);
});

test('every theme has a picture and two different books on the shelf today', () => {
  const onShelf = listedTitles.map(({ slug }) => slug);
  for (const { id, books } of themes) {
    expect(scenes.map(({ name }) => name)).toContain(id);
    const [aloud, self] = [books.readAloud, books.learnToRead].map((slugs) =>
      slugs.find((slug) => onShelf.includes(slug)),
    );
    expect(aloud, id).toBeDefined();
    expect(self, id).toBeDefined();
    expect(aloud, id).not.toBe(self);
  }
});

test('the books that it shows are for at least half of its ages', () => {
  for (const theme of themes) {
    const { fromMonths, toMonths } = agesOf(theme);
    const until = Math.min(toMonths, fromMonths + 12 * 3);
    for (const slugs of [theme.books.readAloud, theme.books.learnToRead]) {
      const { fromYears, toYears } = listedTitles.find(({ slug }) => slug === slugs[0])!.words
        .ageRange;
      const shared = Math.min(until, toYears * 12) - Math.max(fromMonths, fromYears * 12);
      expect(shared / (until - fromMonths), `${theme.id}: ${slugs[0]}`).toBeGreaterThanOrEqual(0.5);
    }
  }
});

test('whoever is quoted is nobody in particular', () => {
  for (const { educator } of themes) {
    expect(educator.name).toMatch(/^An? /);
    expect(educator.quote.split(/\s+/).length).toBeLessThanOrEqual(24);
  }
});
