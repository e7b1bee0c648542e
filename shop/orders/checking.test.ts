import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { cutPhoto } from '#services/photos/cut.ts';
import { deleteAccount } from '#shop/account-rights/delete-account.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { findStrayFiles } from '#shop/admin/stray-files.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import type { WalkableFiles } from '#shop/files.ts';
import { isRefusal } from '#shop/refused.ts';
import { HOME, newCaller, newChild, TODAY } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { Inscription } from '#vocabulary/inscription.ts';
import { SAMPLE_MAKER } from '#vocabulary/sample-maker.ts';
import { approveBook, approveByClock } from './approve-book.ts';
import { BookChanged } from './book-changed.ts';
import { bookKey } from './book-making.ts';
import { changedPages } from './changed-pages.ts';
import { correctBook } from './correct-book.ts';
import type { Correction } from './correction.ts';
import { drawChanges } from './draw-changes.ts';
import { endCheckings, remindOfEnd } from './end-checking.ts';
import { findOrder } from './find-order.ts';
import { keepPages, pagesKey, readPages } from './kept-pages.ts';
import { makeBook } from './make-book.ts';
import { findUnsentMakingNews } from './making-mail.ts';
import { makingMoves, mayMove } from './making-stage.ts';
import { openPage } from './open-book.ts';
import { settlePayment } from './settle-payment.ts';
import { writePendingOrders } from './write-pending-orders.ts';

const database = (await openTestDatabase()).connect();
await shelveTitles(database);
const kept = new Map<string, Uint8Array>();
const files: WalkableFiles = {
  put: async (key, bytes) => void kept.set(key, bytes),
  read: async (key) => kept.get(key),
  remove: async (key) => void kept.delete(key),
  keys: async function* () {
    yield* kept.keys();
  },
};
const MADE = `update book_makings set status = 'made', made_at = now(), keeps_pages = true
  where order_id = $1`;
const studio = { database, files, cutPhoto, maker: SAMPLE_MAKER };
const HOUR = 3_600_000;
const query = async (sql: string, values: unknown[] = []) =>
  (await database.pool.query(sql, values)).rows;

/**
 * A paid book in the first minute of its day. It counts as made: to draw and set it takes a second, and few stories look
 * into it (of all 26 that took more than half).
 */
async function bought(inscription: Partial<Inscription> = {}, isMade: boolean | 'as if' = 'as if') {
  const caller = await newCaller(database);
  const zoe = await newChild(database, caller);
  const payment = await inTransaction(database, async (tx) => {
    const pending = await writePendingOrders(tx, caller.userId, [
      {
        ...{ bookId: 1, bookTitle: 'The Goose on Bus Nine', childId: zoe.id },
        ...{ price: 3299, quantity: 1, reader: readerOfChild(zoe, TODAY), shipTo: HOME },
        ...inscription,
      },
    ]);
    await settlePayment(tx, pending.id, 'completed');
    return pending;
  });
  await query(`update transactions set stripe_session_id = $1 where id = $1::uuid`, [payment.id]);
  const [order] = await query('select id from orders where transaction_id = $1', [payment.id]);
  const id: string = order.id;
  if (isMade === true) await make(id);
  if (isMade === 'as if') await query(MADE, [id]);
  const [{ until }] = await query(
    'select checking_until as until from makings where order_id = $1',
    [id],
  );
  return { caller, zoe, id, payment, until: until as Date, early: earlier(until, 20) };
}
const earlier = (moment: Date, hours: number) => new Date(moment.getTime() - hours * HOUR);
const make = (id: string) => makeBook(studio, id, new Date());
const approve = (caller: Caller, id: string, now: Date, seen?: number) =>
  inTransaction(database, (tx) => approveBook(tx, caller, id, now, seen));
const correct = (
  caller: Caller,
  id: string,
  correction: Correction,
  how: { now: Date; seen?: number; isDraft?: boolean },
) => inTransaction(database, (tx) => correctBook(tx, caller, id, correction, how));
const see = async (caller: Caller, id: string) => (await findOrder(database.orm, caller, id))!;
const changes = async (caller: Caller, id: string) => {
  const corrections = await query('select id from book_corrections where order_id = $1', [id]);
  for (const one of corrections) await drawChanges(studio, one.id);
  return changedPages(database.orm, caller, id);
};
const isOver = (reason: string) => (error: unknown) =>
  isRefusal(error, 'CHECKING_OVER') && error.data.reason === reason;
const reasonOf = (trial: Promise<unknown>) =>
  trial.then(
    () => undefined,
    (error) => (isRefusal(error, 'CHECKING_OVER') ? error.data.reason : error),
  );

beforeEach(() => void kept.clear());

describe('the stages of a paid book', () => {
  test('move along a table, and end where they end', () => {
    expect(mayMove('checking', 'approved')).toBe(true);
    expect(mayMove('sent', 'delivered')).toBe(true);
    expect(mayMove('shipped', 'in_production')).toBe(false);
    expect(mayMove('approved', 'checking')).toBe(false);
    expect(makingMoves.cancelled).toEqual([]);
    expect(makingMoves.delivered).toEqual(['approved']);
  });

  test('begin with the payment, once, for a day, or for as long as the operator says', async () => {
    const { caller, id, payment } = await bought();
    const { stages, history } = await see(caller, id);
    expect(stages).toMatchObject({ stage: 'checking', version: 1, reason: null });
    const lasted = stages!.checkingUntil.getTime() - stages!.checkingSince.getTime();
    expect(Math.abs(lasted - 24 * HOUR)).toBeLessThan(2);
    expect(history.map(({ number, stage, by }) => [number, stage, by])).toEqual([
      [1, 'checking', 'shop'],
    ]);
    await inTransaction(database, (tx) => settlePayment(tx, payment.id, 'completed'));
    expect((await see(caller, id)).history).toHaveLength(1);

    const zoe = await newChild(database, caller);
    const line = { bookId: 2, bookTitle: 'Snow', childId: zoe.id, price: 3299, quantity: 1 };
    const reader = readerOfChild(zoe, TODAY);
    await inTransaction(database, async (tx) => {
      const next = await writePendingOrders(tx, caller.userId, [{ ...line, reader, shipTo: HOME }]);
      await settlePayment(tx, next.id, 'completed', 90_000);
    });
    await query(`update transactions set stripe_session_id = id where stripe_session_id is null`);
    const [{ lasts }] = await query(
      `select round(extract(epoch from checking_until - checking_since))::int as lasts from makings
       order by checking_until limit 1`,
    );
    expect(lasts).toBe(90);
  });
});

describe('approving', () => {
  test('freezes the book: nothing of it changes any more, and a second press is no error', async () => {
    const { caller, id, early } = await bought();
    expect(await approve(caller, id, early)).toBe(true);
    expect(await approve(caller, id, early)).toBe(true);
    const { stages, history } = await see(caller, id);
    expect(stages!.stage).toBe('approved');
    expect(history.map(({ stage, by }) => [stage, by])).toEqual([
      ['checking', 'shop'],
      ['approved', 'family'],
    ]);
    expect(await reasonOf(correct(caller, id, { name: 'Bo' }, { now: early }))).toBe('approved');
  });

  test('is refused while the book is not made, so that nobody approves what nobody has seen', async () => {
    const { caller, id, early } = await bought({}, false);
    await expect(approve(caller, id, early)).rejects.toSatisfy((error) =>
      isRefusal(error, 'BOOK_NOT_MADE'),
    );
  });

  test("is the buyer's alone", async () => {
    const { id, early } = await bought();
    const stranger = await newCaller(database);
    expect(await approve(stranger, id, early)).toBe(false);
    expect(await correct(stranger, id, { name: 'Bo' }, { now: early })).toBe(false);
    expect(await changes(stranger, id)).toBeUndefined();
    expect(await openPage(database.orm, files, stranger, id, 'cover')).toBeUndefined();
  });

  test('of a book that was corrected in another window meanwhile is refused', async () => {
    const { caller, id, early } = await bought();
    await correct(caller, id, { name: 'Bo' }, { now: early, seen: 1 });
    await make(id);
    await expect(approve(caller, id, early, 1)).rejects.toThrow(BookChanged);
    expect(await approve(caller, id, early, 2)).toBe(true);
  });

  test('leaves the pages as they were drawn, whatever is made of them later', async () => {
    const { caller, id, early } = await bought({}, true);
    await approve(caller, id, early);
    const pages = (await readPages(files, pagesKey(id, 1)))!;
    expect(pages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['cover', 'ex-libris', '1', '12', 'endpaper-in']),
    );
    const cover = pages[0]!;
    // As if another hand drew today: what is kept is what is printed.
    const marked = { ...cover, svg: cover.svg.replace('</svg>', '<desc>kept</desc></svg>') };
    await keepPages(files, pagesKey(id, 1), [marked]);
    await query(`update book_makings set status = 'waiting', made_at = null where order_id = $1`, [
      id,
    ]);
    await make(id);
    const again = await openPage(database.orm, files, caller, id, 'cover');
    expect(again!.svg).toContain('<desc>kept</desc>');
  });
});

describe('the clock', () => {
  test('approves what nobody has corrected, at the end and not before', async () => {
    const { caller, id, until } = await bought();
    await endCheckings(database, earlier(until, 0.01));
    expect((await see(caller, id)).stages!.stage).toBe('checking');
    await endCheckings(database, until);
    const { stages, history } = await see(caller, id);
    expect(stages!.stage).toBe('approved');
    expect(history.at(-1)).toMatchObject({ stage: 'approved', by: 'clock' });
    expect(await reasonOf(correct(caller, id, { name: 'Bo' }, { now: until }))).toBe('approved');
  });

  test('waits for a book that is not made, which can be corrected as long', async () => {
    const { caller, id, until } = await bought({}, false);
    await endCheckings(database, until);
    expect((await see(caller, id)).stages!.stage).toBe('checking');
    expect(await correct(caller, id, { name: 'Bo' }, { now: until })).toBe(true);
    await make(id);
    await endCheckings(database, until);
    expect((await see(caller, id)).stages!.stage).toBe('approved');
  });

  test('of two workers approves each book once', async () => {
    const { caller, id, until } = await bought();
    await Promise.all(Array.from({ length: 4 }, () => endCheckings(database, until)));
    const { history } = await see(caller, id);
    expect(history.filter(({ stage }) => stage === 'approved')).toHaveLength(1);
  });

  test('writes three hours before, once, of all books of the payment that are still checked', async () => {
    await query('update makings set reminded_at = now()');
    const { caller, id, until } = await bought();
    expect(await remindOfEnd(database, earlier(until, 3.1))).toBe(0);
    const letters = await Promise.all([1, 2].map(() => remindOfEnd(database, earlier(until, 3))));
    expect(letters.sort()).toEqual([0, 1]);
    expect(await remindOfEnd(database, earlier(until, 1))).toBe(0);
    const [mail] = await query(
      `select id from making_mails where order_id = $1 and kind = 'checking_ends'`,
      [id],
    );
    const news = await findUnsentMakingNews(database.orm, mail.id, new Date());
    expect(news).toMatchObject({ kind: 'checking_ends', to: caller.email, until });
    expect(news!.books.map(({ orderId }) => orderId)).toEqual([id]);
    await approve(caller, id, earlier(until, 1));
    expect(await findUnsentMakingNews(database.orm, mail.id, new Date())).toBeUndefined();
  });
});

describe('correcting', () => {
  test('changes the order and not the child, makes the book anew, and writes one letter', async () => {
    const { caller, zoe, id, early } = await bought({ dedication: 'For Zoe', from: 'Ruth' });
    const correction = { name: 'Zoé', dedication: 'For Zoé', description: 'Short red curls' };
    await correct(caller, id, correction, { now: early, seen: 1 });
    const order = await see(caller, id);
    expect(order).toMatchObject({ dedication: 'For Zoé', from: 'Ruth', stages: { version: 2 } });
    expect(order.reader).toMatchObject({ name: 'Zoé', description: 'Short red curls' });
    expect(order.making).toMatchObject({ status: 'waiting', revision: 2 });
    expect(order.history.at(-1)).toMatchObject({
      ...{ stage: 'checking', by: 'family', note: 'name, description, dedication' },
    });
    expect(await query('select name from children where id = $1', [zoe.id])).toEqual([
      { name: zoe.name },
    ]);
    expect(await query('select kind from making_mails where order_id = $1', [id])).toEqual([
      { kind: 'corrected' },
    ]);
    await make(id);
    expect(kept.has(bookKey(id, 2)) && kept.has(pagesKey(id, 2))).toBe(true);
    // The same once more is no correction: nothing is made, nobody is written to.
    await correct(caller, id, correction, { now: early });
    expect((await see(caller, id)).stages!.version).toBe(2);
    expect((await see(caller, id)).making!.status).toBe('made');
  });

  test('a proposal changes nothing and shows which pages it would change', async () => {
    const { caller, id, early } = await bought();
    expect(await changes(caller, id)).toBeUndefined();
    await correct(
      caller,
      id,
      { description: 'Long straight black hair' },
      { now: early, isDraft: true },
    );
    const hair = await changes(caller, id);
    expect(hair).toMatchObject({ isKept: false, fields: ['description'] });
    expect(hair!.pages).toContain('cover');
    expect(hair!.pages).not.toContain('imprint');
    const order = await see(caller, id);
    expect(order).toMatchObject({ making: { status: 'made' }, stages: { version: 1 } });
    expect(order.reader!.description).not.toContain('black');
    // A page that says no age stays as it is.
    await correct(
      caller,
      id,
      { shipTo: { ...HOME, city: 'Salem' } },
      { now: early, isDraft: true },
    );
    expect(await changes(caller, id)).toMatchObject({ fields: ['ship_to'], pages: [] });
    // Taken back.
    await correct(caller, id, {}, { now: early, isDraft: true });
    expect(await changes(caller, id)).toBeUndefined();
  });

  test('what was kept last can be looked at before and after', async () => {
    const { caller, id, early } = await bought();
    await correct(caller, id, { name: 'Bo' }, { now: early });
    expect(await changes(caller, id)).toMatchObject({ isKept: true, fields: ['name'] });
  });

  test.each<[string, Correction, string]>([
    ['a name that no book carries', { name: '😀' }, 'NAME_CANNOT_BE_PRINTED'],
    ['a letter that we do not have', { dedication: 'For you ❤️‍🔥' }, 'DEDICATION_CANNOT_BE_PRINTED'],
    ['half an address', { shipTo: { ...HOME, city: '' } }, 'ADDRESS_INCOMPLETE'],
    ['the only looks taken away', { description: '' }, 'LOOKS_MISSING'],
    [
      'the square of a photo that is not there',
      { photoCrop: { x: 0, y: 0, zoom: 1 } },
      'PHOTO_UNKNOWN',
    ],
  ])('%s is refused', async (_, correction, code) => {
    const { caller, id, early } = await bought();
    await expect(correct(caller, id, correction, { now: early })).rejects.toMatchObject({ code });
    expect((await see(caller, id)).stages!.version).toBe(1);
  });

  test('comes too late at the very end, whether the clock has come by or not', async () => {
    const { caller, id, until } = await bought();
    const late = correct(caller, id, { name: 'Bo' }, { now: until });
    await expect(late).rejects.toSatisfy(isOver('time_over'));
    expect(await correct(caller, id, { name: 'Bo' }, { now: earlier(until, 0.001) })).toBe(true);
  });

  test('where it goes can be corrected until it is sent, and makes no page anew', async () => {
    const { caller, id, early, until } = await bought();
    await approve(caller, id, early);
    const shipTo = { ...HOME, addressLine1: '1 Elm Street' };
    await correct(caller, id, { shipTo }, { now: until });
    const order = await see(caller, id);
    expect(order).toMatchObject({ shipTo, making: { status: 'made', revision: 1 } });
    await query(`update makings set stage = 'sent' where order_id = $1`, [id]);
    expect(await reasonOf(correct(caller, id, { shipTo: HOME }, { now: until }))).toBe('sent');
    await query(`update makings set stage = 'approved' where order_id = $1`, [id]);
  });

  test('of two windows the second is told, and nothing of the first is lost', async () => {
    const { caller, id, early } = await bought();
    const both = await Promise.allSettled([
      correct(caller, id, { name: 'Bo' }, { now: early, seen: 1 }),
      correct(caller, id, { dedication: 'For you' }, { now: early, seen: 1 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find((one) => one.status === 'rejected');
    expect(lost?.reason).toBeInstanceOf(BookChanged);
    expect((await see(caller, id)).stages!.version).toBe(2);
  });

  test('while the book is set, what is set of the old data is thrown away and never shown', async () => {
    const { caller, id, early } = await bought({}, false);
    let isCorrected = false;
    const slow = {
      ...studio,
      files: {
        ...files,
        put: async (key: string, bytes: Uint8Array) => {
          if (!isCorrected) await correct(caller, id, { name: 'Bo' }, { now: early });
          isCorrected = true;
          await files.put(key, bytes);
        },
      },
    };
    await makeBook(slow, id, new Date());
    expect((await see(caller, id)).making).toMatchObject({ status: 'waiting', revision: 2 });
    await make(id);
    expect((await see(caller, id)).making).toMatchObject({ status: 'made', revision: 2 });
    const stray = await findStrayFiles(database.orm, files);
    expect(stray.filter(({ id: key }) => key.includes(id))).toEqual([]);
    const cover = await openPage(database.orm, files, caller, id, 'cover');
    expect(JSON.stringify(cover)).toContain('Bo');
  });
});

describe('at the same moment', () => {
  test('approving, correcting and the clock: one of them comes first, and the others see it', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 24; round++) {
      const { caller, id, until } = await bought({}, 'as if');
      const trials = [
        () => approve(caller, id, until, 1),
        () => correct(caller, id, { name: 'Bo' }, { now: earlier(until, 0.001), seen: 1 }),
        () => inTransaction(database, (tx) => approveByClock(tx, id, until)),
        () => correct(caller, id, { name: 'Al' }, { now: earlier(until, 0.001), seen: 1 }),
      ];
      // Each round another one is begun first.
      const order = trials.map((_, n) => trials[(n + round) % trials.length]!);
      const results = await Promise.allSettled(order.map((trial) => trial()));
      for (const one of results) {
        if (one.status === 'fulfilled') continue;
        const known =
          one.reason instanceof BookChanged ||
          ['CHECKING_OVER', 'BOOK_NOT_MADE'].includes(one.reason.code);
        expect(known, String(one.reason)).toBe(true);
      }
      const { stages, history, reader } = await see(caller, id);
      const moves = history.slice(1).map(({ stage, by, note }) => `${stage} ${by} ${note}`);
      expect(moves, 'exactly one has won').toHaveLength(1);
      outcomes.add(moves[0]!);
      expect(stages!.stage === 'approved').toBe(stages!.version === 1);
      if (stages!.stage === 'approved') expect(reader!.name).not.toMatch(/^(Bo|Al)$/);
      else await query(MADE, [id]);
    }
    expect(outcomes.size).toBeGreaterThan(1);
  });
});

describe('the end of an account', () => {
  test('cancels what is checked, and forgets all that was corrected', async () => {
    const { caller, id, early } = await bought({ dedication: 'For Zoe from Ruth' });
    await correct(caller, id, { dedication: 'For Zoë from Ruth' }, { now: early });
    await inTransaction(database, (tx) => deleteAccount(tx, caller));
    expect(await query('select stage from makings where order_id = $1', [id])).toEqual([
      { stage: 'cancelled' },
    ]);
    const [row] = await query(
      `select dedication, dedication_from, reader,
         (select count(*)::int from book_corrections where order_id = orders.id) as corrections
       from orders where id = $1`,
      [id],
    );
    expect(row).toEqual({ dedication: null, dedication_from: null, reader: null, corrections: 0 });
    await endCheckings(database, new Date(Date.now() + 48 * HOUR));
    expect(await query('select stage from makings where order_id = $1', [id])).toEqual([
      { stage: 'cancelled' },
    ]);
  });
});

test('after all of this every rule holds', async () => {
  await query(`select graphile_worker.add_job('remove_file')`);
  expect(await findBrokenRules(database.orm)).toEqual([]);
});
