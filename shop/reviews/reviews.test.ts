import { afterEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { deleteAccount } from '#shop/account-rights/delete-account.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { findBook } from '#shop/catalog/find-book.ts';
import { cancelBook } from '#shop/refunds/cancel-book.ts';
import { newCaller, shelve, TODAY } from '#tests/support/family.ts';
import { madeBook } from '#tests/support/made-book.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { countReviews } from './count-reviews.ts';
import { answerReview, hideReview, publishReview } from './judge-review.ts';
import { latestReviews } from './latest-reviews.ts';
import { countInOffice, listInOffice } from './list-in-office.ts';
import { averageOf, listReviews } from './list-reviews.ts';
import { findOwnReview } from './own-review.ts';
import { removeReview } from './remove-review.ts';
import type { Written } from './review.ts';
import { writeReview } from './write-review.ts';

const database = (await openTestDatabase()).connect();
const db = database.orm;
const admin = await newCaller(database, 'Ada Keeper');
let shelved = 0;
/** A title that nobody has said anything about. */
const newTitle = () => shelve(database, ++shelved);

/** A family whose book of the title was made. */
async function reader(bookId: number, name = 'Hanna Lind') {
  const caller = await newCaller(database, name);
  return { caller, orderId: await madeBook(database, caller, bookId) };
}
const write = (caller: Caller, bookId: number, said: Partial<Written> = {}, now = new Date()) =>
  inTransaction(database, (tx) =>
    writeReview(tx, caller, bookId, { stars: 5, words: '', isSigned: false, ...said }, now),
  );
const publish = (id: string, version = 1) =>
  inTransaction(database, (tx) => publishReview(tx, admin, id, version));
const hide = (id: string) =>
  inTransaction(database, (tx) => hideReview(tx, admin, id, 'It names a child'));
const answer = (id: string, words: string) =>
  inTransaction(database, (tx) => answerReview(tx, admin, id, words, new Date()));
const remove = (caller: Caller, bookId: number) =>
  inTransaction(database, (tx) => removeReview(tx, caller, bookId));
const onShelf = async (bookId: number) => {
  const { rating, reviews } = (await findBook(db, bookId))!;
  return { rating, reviews };
};
const shown = async (bookId: number, page = 1, pageSize = 10) =>
  (await listReviews(db, bookId, { page, pageSize })).reviews.map(({ words }) => words);
const edition = async (bookId: number) => (await findBook(db, bookId))!.reviewsEdition;
const actsOn = async (id: string) => {
  const { rows } = await database.pool.query(
    'select act, why from audit_entries where subject = $1 order by at, act',
    [id],
  );
  return rows;
};

/** What a book is that was made only as if. */
const AS_IF = /letter|its book, or a job|session/;
afterEach(async () => {
  const broken = await findBrokenRules(db);
  expect(broken.filter(({ rule }) => !AS_IF.test(rule))).toEqual([]);
});

describe('who may', () => {
  test('a family whose book of this title was made', async () => {
    const title = await newTitle();
    const { caller } = await reader(title);
    expect(await write(caller, title, { stars: 4 })).toMatchObject({ stars: 4, state: 'shown' });
    const other = await newTitle();
    await expect(write(caller, other)).rejects.toMatchObject({ code: 'REVIEW_NOT_YOURS' });
    expect(await write(caller, 12_345)).toBeUndefined();
  });

  test('nobody whose book is not made yet, or is canceled', async () => {
    const title = await newTitle();
    const waiting = await newCaller(database);
    await madeBook(database, waiting, title, false);
    await expect(write(waiting, title)).rejects.toMatchObject({ code: 'REVIEW_NOT_YOURS' });
    const { caller, orderId } = await reader(title);
    await inTransaction(database, (tx) => cancelBook(tx, caller, orderId, new Date()));
    await expect(write(caller, title)).rejects.toMatchObject({ code: 'REVIEW_NOT_YOURS' });
  });

  test('whoever cancels the book takes the review back, unless there is another of the title', async () => {
    const title = await newTitle();
    const { caller, orderId } = await reader(title);
    const second = await madeBook(database, caller, title);
    await write(caller, title, { stars: 1 });
    await inTransaction(database, (tx) => cancelBook(tx, caller, orderId, new Date()));
    expect(await onShelf(title)).toEqual({ rating: 1, reviews: 1 });
    await inTransaction(database, (tx) => cancelBook(tx, caller, second, new Date()));
    expect(await findOwnReview(db, caller.userId, title)).toBeUndefined();
    expect(await onShelf(title)).toEqual({ rating: 0, reviews: 0 });
  });

  test('of canceling and rating at once, no review of a canceled book is left', async () => {
    const title = await newTitle();
    const { caller, orderId } = await reader(title);
    await Promise.allSettled([
      write(caller, title),
      inTransaction(database, (tx) => cancelBook(tx, caller, orderId, new Date())),
      write(caller, title),
    ]);
    expect(await onShelf(title)).toEqual({ rating: 0, reviews: 0 });
  });
});

describe('what counts', () => {
  test('stars alone, at once', async () => {
    const title = await newTitle();
    for (const stars of [5, 4, 4]) await write((await reader(title)).caller, title, { stars });
    expect(await onShelf(title)).toEqual({ rating: 4.3, reviews: 3 });
    expect(await shown(title)).toEqual([]);
  });

  test('words with their stars, from when somebody of the shop has let them through', async () => {
    const title = await newTitle();
    const { caller } = await reader(title);
    const review = await write(caller, title, { stars: 3, words: 'Again, again!' });
    expect(review).toMatchObject({ state: 'waiting' });
    expect(await onShelf(title)).toEqual({ rating: 0, reviews: 0 });
    expect(await shown(title)).toEqual([]);
    await publish(review!.id);
    expect(await onShelf(title)).toEqual({ rating: 3, reviews: 1 });
    expect(await shown(title)).toEqual(['Again, again!']);
    expect(await actsOn(review!.id)).toEqual([{ act: 'review_published', why: null }]);
  });

  test('one review for each family and title, however many windows write it at once', async () => {
    const title = await newTitle();
    const { caller } = await reader(title);
    await Promise.all(
      [1, 2, 3, 4, 5].flatMap((stars) => [
        write(caller, title, { stars }),
        write(caller, title, { stars, words: `${stars}` }),
      ]),
    );
    const last = await write(caller, title, { stars: 2 });
    expect(last).toMatchObject({ stars: 2, words: '', state: 'shown' });
    expect(await onShelf(title)).toEqual({ rating: 2, reviews: 1 });
  });

  test('ten families at once are ten', async () => {
    const title = await newTitle();
    const readers = await Promise.all(Array.from({ length: 10 }, () => reader(title)));
    await Promise.all(
      readers.map(({ caller }, n) => write(caller, title, { stars: n < 5 ? 5 : 2 })),
    );
    expect(await onShelf(title)).toEqual({ rating: 3.5, reviews: 10 });
  });

  test('demo reviews, but never for search engines', async () => {
    const title = await newTitle();
    await database.pool.query(
      `insert into reviews (book_id, stars, words, is_demo, state) values ($1, 1, 'Made up', true, 'shown')`,
      [title],
    );
    await write((await reader(title)).caller, title, { stars: 5 });
    const found = await listReviews(db, title, { page: 1, pageSize: 5 });
    expect(averageOf(found.counts)).toEqual({ rating: 3, reviews: 2 });
    expect(averageOf(found.realCounts)).toEqual({ rating: 5, reviews: 1 });
    expect(found.reviews).toMatchObject([{ words: 'Made up', isDemo: true }]);
    expect(await onShelf(title)).toEqual({ rating: 3, reviews: 2 });
  });
});

describe('what is changed', () => {
  test('new words wait, and the old ones are gone at once with their stars', async () => {
    const title = await newTitle();
    const { caller } = await reader(title);
    const { id } = (await write(caller, title, { words: 'Zoë loves it' }))!;
    await publish(id);
    const changed = await write(caller, title, { words: 'She loves it' });
    expect(changed).toMatchObject({ id, state: 'waiting', version: 2 });
    expect(await shown(title)).toEqual([]);
    expect(await onShelf(title)).toEqual({ rating: 0, reviews: 0 });
  });

  test('other stars under the same words count at once', async () => {
    const title = await newTitle();
    const { caller } = await reader(title);
    const { id } = (await write(caller, title, { words: 'So so', stars: 3 }))!;
    await publish(id);
    await write(caller, title, { words: 'So so', stars: 4 });
    expect(await onShelf(title)).toEqual({ rating: 4, reviews: 1 });
    expect(await shown(title)).toEqual(['So so']);
  });

  test('what is hidden stays hidden under other stars, and waits with other words', async () => {
    const title = await newTitle();
    const { caller } = await reader(title);
    const { id } = (await write(caller, title, { words: 'Rude' }))!;
    await publish(id);
    await hide(id);
    expect(await onShelf(title)).toEqual({ rating: 0, reviews: 0 });
    expect(await write(caller, title, { words: 'Rude', stars: 1 })).toMatchObject({
      state: 'hidden',
    });
    expect(await write(caller, title, { words: 'Kind', stars: 1 })).toMatchObject({
      state: 'waiting',
    });
  });

  test('only what was read is let through', async () => {
    const title = await newTitle();
    const { caller } = await reader(title);
    const { id } = (await write(caller, title, { words: 'Kind' }))!;
    await write(caller, title, { words: 'Rude' });
    await expect(publish(id, 1)).rejects.toMatchObject({ code: 'REVIEW_CHANGED' });
    expect(await shown(title)).toEqual([]);
    await publish(id, 2);
    expect(await shown(title)).toEqual(['Rude']);
  });

  test('it can be deleted by who wrote it, and by nobody else', async () => {
    const title = await newTitle();
    const { caller } = await reader(title);
    const stranger = await newCaller(database);
    await write(caller, title);
    await remove(stranger, title);
    expect(await onShelf(title)).toEqual({ rating: 5, reviews: 1 });
    await remove(caller, title);
    await remove(caller, title);
    expect(await onShelf(title)).toEqual({ rating: 0, reviews: 0 });
  });

  test('it goes with the account', async () => {
    const [one, other] = [await newTitle(), await newTitle()];
    const { caller } = await reader(one);
    await madeBook(database, caller, other);
    await write(caller, one);
    const { id } = (await write(caller, other, { words: 'Ours' }))!;
    await publish(id);
    await inTransaction(database, (tx) => deleteAccount(tx, caller));
    expect(await onShelf(one)).toEqual({ rating: 0, reviews: 0 });
    expect(await shown(other)).toEqual([]);
    expect(await onShelf(other)).toEqual({ rating: 0, reviews: 0 });
  });

  test('pages that are kept hear of all that is shown, and of nothing else', async () => {
    const title = await newTitle();
    const { caller } = await reader(title);
    const { id } = (await write(caller, title, { words: 'Ours' }))!;
    await write(caller, title, { words: 'Ours!' });
    expect(await edition(title)).toBe(0);
    await publish(id, 2);
    await answer(id, 'Thank you.');
    await hide(id);
    await answer(id, '');
    expect(await edition(title)).toBe(3);
  });
});

test('a first name stands below it if its family wishes so, as it was when it was read', async () => {
  const title = await newTitle();
  const { caller } = await reader(title, 'Hanna Maria Lind');
  expect(await write(caller, title, { words: 'Ours' })).toMatchObject({ signed: null });
  const { id } = (await write(caller, title, { words: 'Ours', isSigned: true }))!;
  await publish(id, 2);
  const renamed = { ...caller, name: 'Buy.Here now' };
  const found = await listReviews(db, title, { page: 1, pageSize: 5 });
  expect(found.reviews).toMatchObject([{ signed: 'Hanna' }]);
  expect(await write(renamed, title, { words: 'Ours', isSigned: true })).toMatchObject({
    signed: 'Buy.Here',
    state: 'waiting',
  });
});

describe('the back office', () => {
  test('ten presses let through once', async () => {
    const title = await newTitle();
    const { caller, orderId } = await reader(title);
    const { id } = (await write(caller, title, { words: 'Ours' }))!;
    const listed = await listInOffice(db, { state: 'waiting', page: 1, pageSize: 50 });
    expect(listed.find(({ review }) => review.id === id)).toMatchObject({
      bookTitle: `Book ${title}`,
      orderId,
    });
    await Promise.all(Array.from({ length: 10 }, () => publish(id)));
    expect(await actsOn(id)).toHaveLength(1);
    expect(await edition(title)).toBe(1);
  });

  test('an answer stands where the review does, and can be taken back', async () => {
    const title = await newTitle();
    const { caller } = await reader(title);
    const { id } = (await write(caller, title, { words: 'Ours' }))!;
    await answer(id, 'Thank you.');
    await publish(id);
    const found = await listReviews(db, title, { page: 1, pageSize: 5 });
    expect(found.reviews).toMatchObject([{ answer: 'Thank you.' }]);
    await answer(id, '');
    const gone = await listReviews(db, title, { page: 1, pageSize: 5 });
    expect(gone.reviews).toMatchObject([{ answer: null }]);
    await hide(id);
    expect(await actsOn(id)).toEqual([
      { act: 'review_answered', why: null },
      { act: 'review_published', why: null },
      { act: 'review_answered', why: null },
      { act: 'review_hidden', why: 'It names a child' },
    ]);
  });

  test("stars without words are not the shop's to judge", async () => {
    const title = await newTitle();
    const { caller } = await reader(title);
    const before = await countInOffice(db);
    const { id } = (await write(caller, title, { stars: 1 }))!;
    expect(await hide(id)).toBeUndefined();
    expect(await publish(id)).toBeUndefined();
    expect(await answer(id, 'Why?')).toBeUndefined();
    expect(await countInOffice(db)).toEqual(before);
    expect(await onShelf(title)).toEqual({ rating: 1, reviews: 1 });
  });
});

test('the newest come first, a page at a time', async () => {
  const title = await newTitle();
  for (const day of [1, 2, 3]) {
    const { caller } = await reader(title);
    const at = new Date(TODAY.getTime() + day * 86_400_000);
    const { id } = (await write(caller, title, { words: `Day ${day}` }, at))!;
    await publish(id);
  }
  const first = await listReviews(db, title, { page: 1, pageSize: 2 });
  expect(first).toMatchObject({
    counts: [0, 0, 0, 0, 3],
    hasMore: true,
    reviews: [{ words: 'Day 3' }, { words: 'Day 2' }],
  });
  expect(await shown(title, 2, 2)).toEqual(['Day 1']);
});

test('of real families who were content, the newest short words of three titles', async () => {
  await database.pool.query(`update reviews set stars = 3`);
  for (let book = 1; book <= shelved; book++) {
    await inTransaction(database, (tx) => countReviews(tx, book));
  }
  const said = async (title: number, words: string, day: number, stars = 5) => {
    const at = new Date(TODAY.getTime() + day * 86_400_000);
    const review = await write((await reader(title)).caller, title, { words, stars }, at);
    await publish(review!.id);
  };
  const [one, two, three, four] = [
    await newTitle(),
    await newTitle(),
    await newTitle(),
    await newTitle(),
  ];
  await said(one, 'Older', 1);
  await said(one, 'Newer', 2);
  await said(two, 'Four', 3, 4);
  await said(two, 'Not content', 9, 3);
  await said(three, 'Long. '.repeat(40), 8);
  await said(three, 'Short', 4);
  await said(four, 'Too old', 0);
  const latest = await latestReviews(db);
  expect(latest.map(({ review, bookTitle }) => [review.words, bookTitle])).toEqual([
    ['Short', `Book ${three}`],
    ['Four', `Book ${two}`],
    ['Newer', `Book ${one}`],
  ]);
});
