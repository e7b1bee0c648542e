import { expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { listedTitles } from '#titles/find-title.ts';
import { findBook, findPrices } from './find-book.ts';
import { listBooks } from './list-books.ts';
import { shelveBook } from './shelve-book.ts';
import { shelveTitles } from './shelve-titles.ts';

const database = (await openTestDatabase()).connect();
await shelveTitles(database);

test('every finished title stands on the shelf with its own words, tags in their order', async () => {
  const shelf = await listBooks(database.orm);
  expect(shelf.map((book) => book.title)).toEqual(listedTitles.map(({ words }) => words.title));
  expect(shelf.map((book) => book.tags)).toEqual(listedTitles.map(({ words }) => [...words.tags]));
});

test('fewer than half of the books are called new', async () => {
  const shelf = await listBooks(database.orm);
  const isNew = shelf.filter((book) => book.isNew);
  expect(isNew.length).toBeGreaterThan(0);
  expect(isNew.length).toBeLessThan(shelf.length / 2);
});

test('shelving again changes nothing and doubles nothing', async () => {
  const before = await listBooks(database.orm);
  await shelveTitles(database);
  expect(await listBooks(database.orm)).toEqual(before);
});

test('an age band shows what suits that age: lower bound inclusive, upper exclusive', async () => {
  const goose = await findBook(database.orm, 1);
  const toddlers = { ...goose!, id: 900, slug: 'toddlers', ageFromMonths: 12, ageToMonths: 24 };
  await inTransaction(database, (tx) => shelveBook(tx, toddlers));
  const slugs = async (age: '0-12m' | '1-2' | '2-3') =>
    (await listBooks(database.orm, age)).map((book) => book.slug);
  expect(await slugs('1-2')).toContain('toddlers');
  expect(await slugs('0-12m')).not.toContain('toddlers');
  expect(await slugs('2-3')).not.toContain('toddlers');
});

test('prices are looked up by id; unknown ids are left out', async () => {
  const prices = await findPrices(database.orm, [1, 12_345]);
  expect([...prices.keys()]).toEqual([1]);
});
