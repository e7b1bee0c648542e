import { expect, test } from 'vitest';
import { findActivity } from '#content/activities/find-activity.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { newCaller, shelve } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { addFavorite, mergeFavorites } from './add-favorite.ts';
import type { FavoriteKey } from './favorite.ts';
import { listFavorites } from './list-favorites.ts';
import { removeFavorite } from './remove-favorite.ts';

const database = (await openTestDatabase()).connect();
await shelve(database, 1, 3299);
await shelve(database, 2, 2999);

const book = (id: number | string): FavoriteKey => ({ type: 'book', id: String(id) });
const add = (caller: Caller, heart: FavoriteKey) =>
  inTransaction(database, (tx) => addFavorite(tx, caller, heart));
const merge = (caller: Caller, hearts: FavoriteKey[]) =>
  inTransaction(database, (tx) => mergeFavorites(tx, caller, hearts));
const idsOf = async (caller: Caller) =>
  (await listFavorites(database.orm, caller)).map(({ type, id }) => `${type} ${id}`);

test('a heart shows what the shop itself says of the book', async () => {
  const caller = await newCaller(database);
  await add(caller, book(1));
  expect(await listFavorites(database.orm, caller)).toEqual([
    {
      type: 'book',
      id: '1',
      title: 'Book 1',
      image: '/covers/book-1.webp',
      description: 'A book',
      price: 3299,
    },
  ]);
});

test('an activity shows what is written about it, and has no price', async () => {
  const caller = await newCaller(database);
  await add(caller, { type: 'activity', id: 'activity-hello-1' });
  const [activity] = await listFavorites(database.orm, caller);
  const { title, image, description } = findActivity('activity-hello-1')!;
  expect(activity).toEqual({ type: 'activity', id: 'activity-hello-1', title, image, description });
});

test('ten hearts at once on one book are one heart', async () => {
  const caller = await newCaller(database);
  await Promise.all(Array.from({ length: 10 }, () => add(caller, book(1))));
  expect(await idsOf(caller)).toEqual(['book 1']);
});

test('the latest heart comes first, and giving it again does not move it', async () => {
  const caller = await newCaller(database);
  await add(caller, book(1));
  await add(caller, book(2));
  await add(caller, book(1));
  expect(await idsOf(caller)).toEqual(['book 2', 'book 1']);
});

test.each(['99', '01', '1.0', '1.5', 'goose', '99999999999'])('there is no book %s', async (id) => {
  const caller = await newCaller(database);
  expect(await add(caller, book(id))).toBeUndefined();
  expect(await idsOf(caller)).toEqual([]);
});

test('a heart can be taken back, twice too, and by nobody else', async () => {
  const caller = await newCaller(database);
  const stranger = await newCaller(database);
  await add(caller, book(1));
  await inTransaction(database, (tx) => removeFavorite(tx, stranger, book(1)));
  expect(await idsOf(caller)).toEqual(['book 1']);
  for (const _ of [1, 2]) {
    await inTransaction(database, (tx) => removeFavorite(tx, caller, book(1)));
    expect(await idsOf(caller)).toEqual([]);
  }
});

test("a visitor's hearts join those that were there; what does not exist is left out", async () => {
  const caller = await newCaller(database);
  await add(caller, book(2));
  await merge(caller, [book(1), book(2), book(1), book(404), { type: 'activity', id: 'gone' }]);
  expect((await idsOf(caller)).sort()).toEqual(['book 1', 'book 2']);
  await merge(caller, []);
  expect(await idsOf(caller)).toHaveLength(2);
});
