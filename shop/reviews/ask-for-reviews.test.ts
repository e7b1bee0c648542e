import { expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { reviewLetter } from '#services/mail/review-letter.ts';
import { deleteAccount } from '#shop/account-rights/delete-account.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { newCaller, shelve } from '#tests/support/family.ts';
import { madeBook } from '#tests/support/made-book.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { askLater, queueReviewLetters } from './ask-for-reviews.ts';
import { findUnsentReviewNews, noteReviewMailSent } from './review-mail.ts';
import { writeReview } from './write-review.ts';

const database = (await openTestDatabase()).connect();
const [GOOSE, STAIR] = [await shelve(database, 1), await shelve(database, 2)];
const query = async (sql: string, values: unknown[] = []) =>
  (await database.pool.query(sql, values)).rows;

const ARRIVED = new Date('2026-11-01T10:00:00Z');
const inDays = (days: number) => new Date(ARRIVED.getTime() + days * 86_400_000);

/** A book of the caller's that has arrived. */
async function arrived(caller: Caller, bookId: number, at = ARRIVED): Promise<string> {
  const id = await madeBook(database, caller, bookId);
  await query(`update makings set stage = 'delivered' where order_id = $1`, [id]);
  await inTransaction(database, (tx) => askLater(tx, [id], at));
  return id;
}
const sweep = (days: number) => queueReviewLetters(database, inDays(days));
/** The letters that are queued for a family and not sent yet, as they would be written now. */
async function letters({ userId }: Caller) {
  const rows = await query(
    'select distinct mail_id from review_requests where user_id = $1 and mail_id is not null',
    [userId],
  );
  const news = await Promise.all(
    rows.map(({ mail_id }) => findUnsentReviewNews(database.orm, mail_id)),
  );
  return news.flatMap((one) => (one ? [one] : []));
}

test('ten days after it has come a family is asked, once, by however many workers', async () => {
  const caller = await newCaller(database);
  const orderId = await arrived(caller, GOOSE);
  await sweep(9.9);
  expect(await letters(caller)).toEqual([]);
  const queued = await Promise.all([sweep(10.1), sweep(10.1), sweep(10.1)]);
  expect(queued.toSorted()).toEqual([0, 0, 1]);
  const [letter] = await letters(caller);
  expect(letter).toMatchObject({ to: caller.email, books: [{ orderId, title: 'Book 1' }] });
  await inTransaction(database, (tx) => noteReviewMailSent(tx, letter!.mailId, inDays(10.2)));
  // A second copy of the same title is no new question.
  await arrived(caller, GOOSE, inDays(11));
  expect(await sweep(40)).toBe(0);
  expect(await letters(caller)).toEqual([]);
});

test('books that came together are asked for in one letter', async () => {
  const caller = await newCaller(database);
  await arrived(caller, GOOSE);
  await arrived(caller, STAIR);
  expect(await sweep(11)).toBe(1);
  const [letter] = await letters(caller);
  expect(letter?.books.map(({ title }) => title)).toEqual(['Book 1', 'Book 2']);
  const { text } = reviewLetter(letter!, new Map(), 'https://shop.example');
  expect(text).toContain('https://shop.example/orders\n');
});

test('nobody is asked who has said it already, got the money back, or has left', async () => {
  const said = await newCaller(database);
  await arrived(said, GOOSE);
  const refunded = await newCaller(database);
  const orderId = await arrived(refunded, GOOSE);
  const gone = await newCaller(database);
  await arrived(gone, GOOSE);
  await sweep(11);
  expect(await letters(said)).toHaveLength(1);
  expect(await letters(refunded)).toHaveLength(1);
  await inTransaction(database, (tx) =>
    writeReview(tx, said, GOOSE, { stars: 5, words: '', isSigned: false }, inDays(11)),
  );
  await query(
    `insert into refunds (transaction_id, order_id, amount, reason)
     select transaction_id, id, total_amount, 'admin_cancelled' from orders where id = $1`,
    [orderId],
  );
  await inTransaction(database, (tx) => deleteAccount(tx, gone));
  for (const caller of [said, refunded, gone]) expect(await letters(caller)).toEqual([]);
});

test('a surprise waits for its day', async () => {
  const caller = await newCaller(database);
  const orderId = await arrived(caller, GOOSE);
  await query(`update orders set surprise_until = '2026-12-24' where id = $1`, [orderId]);
  await sweep(20);
  expect(await letters(caller)).toEqual([]);
  await sweep(60);
  expect(await letters(caller)).toHaveLength(1);
});

test('the letter leads to the place to write, and says that it is the only one', async () => {
  const caller = await newCaller(database, 'Ana');
  const orderId = await arrived(caller, STAIR);
  await sweep(11);
  const [news] = await letters(caller);
  const letter = reviewLetter(news!, new Map(), 'https://shop.example');
  expect(letter.subject).toBe('How do you like your Wonderling book?');
  expect(letter.text).toContain('Hello Ana,');
  expect(letter.text).toContain('Book 2 for Zoë');
  expect(letter.text).toContain(`https://shop.example/orders/${orderId}#review`);
  expect(letter.text).toContain('We ask once for each title');
  expect(letter.messageId).toBe(`<${news!.mailId}@shop.example>`);
});
