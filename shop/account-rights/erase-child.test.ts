import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { addToCart } from '#shop/cart/add-to-cart.ts';
import type { Child } from '#shop/family/child.ts';
import { photoAddress, photoFile } from '#shop/family/photo.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { approveBook } from '#shop/orders/approve-book.ts';
import { bookKey } from '#shop/orders/book-making.ts';
import { findOrder } from '#shop/orders/find-order.ts';
import { keepPages, pagesKey } from '#shop/orders/kept-pages.ts';
import { openPage } from '#shop/orders/open-book.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import { documentKey } from '#shop/previews/preview.ts';
import { removeChild } from '#shop/previews/remove-child.ts';
import { startPreview } from '#shop/previews/start-preview.ts';
import { printFileKey } from '#shop/printing/print-file-key.ts';
import {
  giveAddress,
  HOME,
  newCaller,
  newChild,
  newPhoto,
  shelve,
  TODAY,
} from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { MakingStage } from '#vocabulary/making.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { deleteAccount } from './delete-account.ts';
import { eraseChild } from './erase-child.ts';
import { finishErasures } from './erase-orders.ts';
import { findErasure, listErasures } from './erasure.ts';
import { exportFamily } from './export-family.ts';
import { findErasable } from './find-erasable.ts';

const database = (await openTestDatabase()).connect();
const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-erasing-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = keepFilesIn(folder);
const BOOK = await shelve(database, 1);
const query = async (sql: string, values: unknown[] = []) =>
  (await database.pool.query(sql, values)).rows;
const NOW = new Date();
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

/** A child with a photo, a preview, a line in the cart and a bought book that stands where it is told. */
async function family(stage: MakingStage = 'delivered', name = 'Quentina') {
  const caller = await newCaller(database, 'Hanna');
  const { key } = await newPhoto({ database, files }, caller);
  const photoUrl = photoAddress(key);
  const child = await newChild(database, caller, { name, description: '', photoUrl });
  await giveAddress(database, caller);
  const wanted = { bookId: BOOK, childId: child.id };
  const preview = await inTransaction(database, (tx) =>
    startPreview(tx, caller, { ...wanted, mostWaiting: 5 }, TODAY),
  );
  const orderId = await buy(caller, child);
  if (stage !== 'checking') await moveTo(orderId, stage);
  await inTransaction(database, (tx) => addToCart(tx, caller, wanted, TODAY));
  return { caller, child, key, orderId, requestId: preview!.previewRequestId };
}

/** Buys a book with a dedication; it is made and printed as if workers had. */
async function buy(caller: Caller, child: Child, outcome: PaymentStatus = 'completed') {
  const line = { bookId: BOOK, bookTitle: 'Book 1', childId: child.id, price: 3299, quantity: 1 };
  const reader = readerOfChild(child, TODAY);
  const written = { dedication: `For ${child.name}`, from: 'Grandma' };
  const payment = await inTransaction(database, async (tx) => {
    const pending = await writePendingOrders(tx, caller.userId, [
      { ...line, reader, shipTo: HOME, ...written },
    ]);
    await settlePayment(tx, pending.id, outcome);
    return pending;
  });
  const [{ id }] = await query('select id from orders where transaction_id = $1', [payment.id]);
  if (outcome !== 'completed') return id;
  await query(
    "update book_makings set status = 'made', made_at = now(), keeps_pages = true, card_revision = 1 where order_id = $1",
    [id],
  );
  await keepPages(files, pagesKey(id, 1), [
    { name: 'cover', part: 'cover', svg: '<svg/>', text: [], faces: [] },
  ]);
  return id;
}

/** The letters about it have gone. */
async function moveTo(orderId: string, stage: MakingStage, at = NOW) {
  await query('update makings set stage = $2 where order_id = $1', [orderId, stage]);
  await query(
    `insert into making_events (order_id, number, stage, by, at) select $1, max(number) + 1, $2, 'shop', $3
     from making_events where order_id = $1`,
    [orderId, stage, at],
  );
}

const erase = (caller: Caller, childId: string, now = NOW) =>
  inTransaction(database, (tx) => eraseChild(tx, caller, childId, now));

/** The tables in which a word still stands, anywhere in a row. */
async function tablesThatName(word: string): Promise<string[]> {
  const tables = await query(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const found = [];
  for (const { name } of tables) {
    const rows = await query(
      `select 1 from "${name}" as row where position($1 in row::text) > 0 limit 1`,
      [word],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const goingFiles = async () =>
  (await query("select payload ->> 'key' as key from graphile_worker._private_jobs")).map(
    ({ key }) => key,
  );

/** The rules about erasing that the shop breaks; the other tests of this file leave it as it should be, too. */
const brokenRules = async () =>
  (await findBrokenRules(database.orm)).filter(({ rule }) => /erased|receipt/.test(rule));

describe('everything about a child whose book has arrived', () => {
  test('goes at once, and no row names it anymore', async () => {
    const { caller, child } = await family('delivered', 'Ottoline');
    expect(await tablesThatName('Ottoline')).toEqual(
      expect.arrayContaining(['orders', 'children']),
    );
    const receipt = await erase(caller, child.id);
    expect(receipt).toMatchObject({ finishedAt: NOW });
    expect(receipt?.went).toEqual({
      details: 1,
      photos: 1,
      previews: 1,
      preview_links: 0,
      cart_lines: 1,
      books: 1,
      corrections: 0,
      dedications: 1,
      print_files: 0,
      addresses: 1,
    });
    expect(await tablesThatName('Ottoline')).toEqual([]);
    // Only for who presses twice.
    expect(await tablesThatName(child.id)).toEqual(['erasures']);
    expect(await brokenRules()).toEqual([]);
  });

  test('goes out of what the shop has written to the family, too', async () => {
    const { caller, child, orderId } = await family('delivered', 'Eulalia');
    await query("update makings set reason = 'Eulalia is spelled so' where order_id = $1", [
      orderId,
    ]);
    await query(
      `insert into refunds (transaction_id, order_id, amount, reason, why, state)
       select transaction_id, id, 300, 'goodwill', 'For Eulalia', 'succeeded' from orders where id = $1`,
      [orderId],
    );
    expect(await tablesThatName('Eulalia')).toEqual(expect.arrayContaining(['makings', 'refunds']));
    await erase(caller, child.id);
    expect(await tablesThatName('Eulalia')).toEqual([]);
  });

  test('takes its files along', async () => {
    const { caller, child, key, orderId, requestId } = await family();
    await query(
      `insert into print_files (order_id, state, interior_md5, cover_md5, made_at)
       values ($1, 'made', 'a', 'b', now())`,
      [orderId],
    );
    expect((await erase(caller, child.id))?.went.print_files).toBe(1);
    expect(await goingFiles()).toEqual(
      expect.arrayContaining([
        photoFile(key),
        documentKey(requestId),
        bookKey(orderId),
        pagesKey(orderId, 1),
        printFileKey(orderId, 'interior'),
      ]),
    );
  });

  test('leaves what was paid, and an order that says so', async () => {
    const { caller, child, orderId } = await family();
    await erase(caller, child.id);
    expect(await findOrder(database.orm, caller, orderId)).toMatchObject({
      status: 'completed',
      totalAmount: 3299,
      reader: null,
      shipTo: null,
      childId: null,
    });
  });

  test('is read no more, whatever a process has in hand', async () => {
    const { caller, child, orderId } = await family();
    const open = () => openPage(database.orm, files, caller, orderId, 'cover');
    expect(await open()).toMatchObject({ name: 'cover' });
    await erase(caller, child.id);
    expect(await open()).toBeUndefined();
  });

  test('is nowhere in the export but on a receipt that names nobody', async () => {
    const { caller, child, orderId } = await family('delivered', 'Persephone');
    await erase(caller, child.id);
    const zip = unzipSync(await exportFamily(database, files, caller, TODAY));
    const json = strFromU8(zip['family.json']!);
    expect(json).not.toContain('Persephone');
    expect(json).not.toContain(child.id);
    expect(Object.keys(zip)).toEqual(['family.json']);
    expect(JSON.parse(json)).toMatchObject({ erasures: [{ orders: [{ id: orderId }] }] });
  });

  test('can also go after the child itself was deleted', async () => {
    const { caller, child } = await family('delivered', 'Wilhelmina');
    await inTransaction(database, (tx) => removeChild(tx, caller, child.id));
    expect(await findErasable(database.orm, caller, child.id, NOW)).toMatchObject({
      name: 'Wilhelmina',
      isThere: false,
    });
    expect((await erase(caller, child.id))?.went).toMatchObject({ details: 0, books: 1 });
    expect(await tablesThatName('Wilhelmina')).toEqual([]);
  });
});

describe('a book that is under way', () => {
  test.each([
    ['checking', 'checking'],
    ['approved', 'printing'],
    ['in_production', 'printing'],
    ['stopped', 'printing'],
    ['shipped', 'on_its_way'],
  ] as const)('%s: is not stopped, and goes once it has arrived', async (stage, why) => {
    const { caller, child, orderId } = await family(stage);
    const receipt = await erase(caller, child.id);
    expect(receipt).toMatchObject({ finishedAt: null, orders: [{ id: orderId, stays: why }] });
    expect(await findOrder(database.orm, caller, orderId)).toMatchObject({
      reader: { name: 'Quentina' },
      stages: { stage },
    });
    expect(await finishErasures(database, daysLater(1))).toBe(0);
    await moveTo(orderId, 'delivered');
    expect(await brokenRules()).toEqual([]);
    expect(await finishErasures(database, daysLater(1))).toBe(1);
    const later = await findErasure(database.orm, caller, receipt!.id, daysLater(1));
    expect(later).toMatchObject({
      finishedAt: daysLater(1),
      went: { books: 1, dedications: 1, addresses: 1 },
      orders: [{ goneAt: daysLater(1), stays: undefined }],
    });
    expect(await finishErasures(database, daysLater(2))).toBe(0);
    expect(await brokenRules()).toEqual([]);
  });

  test('of which nobody says that it has arrived goes 60 days after it was shipped', async () => {
    const { caller, child } = await family('shipped');
    await erase(caller, child.id);
    expect(await finishErasures(database, daysLater(59))).toBe(0);
    expect(await finishErasures(database, daysLater(61))).toBe(1);
  });

  test('waits for the letter about it', async () => {
    const { caller, child, orderId } = await family('cancelled');
    await query("insert into making_mails (order_id, kind) values ($1, 'cancelled')", [orderId]);
    expect(await erase(caller, child.id)).toMatchObject({ orders: [{ stays: 'letter' }] });
    await query('update making_mails set sent_at = now() where order_id = $1', [orderId]);
    expect(await finishErasures(database, NOW)).toBe(1);
  });

  test('is forgotten with the account, if that goes first', async () => {
    const { caller, child, orderId } = await family('shipped');
    await erase(caller, child.id);
    await inTransaction(database, (tx) => deleteAccount(tx, caller));
    expect(await finishErasures(database, daysLater(61))).toBe(0);
    expect(await query('select 1 from erasures where user_id = $1', [caller.userId])).toEqual([]);
    expect(await query('select user_id from orders where id = $1', [orderId])).toEqual([
      { user_id: null },
    ]);
  });

  test('an order that ran out a minute ago may still prove paid: it waits for a day', async () => {
    const { caller, child } = await family();
    const unpaid = await buy(caller, child, 'expired');
    const receipt = await erase(caller, child.id);
    expect(receipt?.orders.find(({ id }) => id === unpaid)).toMatchObject({ stays: 'unpaid' });
    expect(await finishErasures(database, daysLater(2))).toBe(1);
  });
});

describe('whose', () => {
  test("somebody else's child is like none, and so is the receipt", async () => {
    const { caller, child, orderId } = await family();
    const stranger = await newCaller(database);
    expect(await erase(stranger, child.id)).toBeUndefined();
    expect(await findErasable(database.orm, stranger, child.id, NOW)).toBeUndefined();
    expect(await findOrder(database.orm, caller, orderId)).toMatchObject({
      reader: { name: 'Quentina' },
    });
    const receipt = await erase(caller, child.id);
    expect(await findErasure(database.orm, stranger, receipt!.id, NOW)).toBeUndefined();
    expect(await listErasures(database.orm, stranger, NOW)).toEqual([]);
  });

  test("a sister's book stays, and what it says of the child is counted", async () => {
    const { caller, child, orderId } = await family('delivered', 'Mia');
    const sister = await newChild(database, caller, { name: 'Tove', babyName: 'Mia' });
    const hers = await buy(caller, sister);
    await query("update orders set dedication_from = 'Grandma and Mia' where id = $1", [hers]);
    // Another name that begins like it.
    await newChild(database, caller, { name: 'Ida', companionName: 'Miami' });
    await query(
      "insert into reviews (book_id, user_id, stars, words, state) values ($1, $2, 5, 'mia loves it', 'waiting')",
      [BOOK, caller.userId],
    );
    const look = await findErasable(database.orm, caller, child.id, NOW);
    expect(look).toMatchObject({ namedElsewhere: 3, orders: [{ id: orderId }] });
    await erase(caller, child.id);
    expect(await findOrder(database.orm, caller, hers)).toMatchObject({
      reader: { name: 'Tove' },
      shipTo: HOME,
      from: 'Grandma and Mia',
    });
  });
});

describe('at once', () => {
  test('twenty presses erase once and answer one receipt', async () => {
    const { caller, child } = await family();
    const receipts = await Promise.all(Array.from({ length: 20 }, () => erase(caller, child.id)));
    expect(new Set(receipts.map((receipt) => receipt?.id)).size).toBe(1);
    expect(receipts[0]?.went.books).toBe(1);
    expect(await listErasures(database.orm, caller, NOW)).toHaveLength(1);
  });

  test('with an approval, with its payment, and with the sweep: all of them end, and nothing is half', async () => {
    const { caller, child, orderId } = await family('checking');
    const late = await buy(caller, child, 'expired');
    const [{ transaction_id }] = await query('select transaction_id from orders where id = $1', [
      late,
    ]);
    await Promise.all([
      erase(caller, child.id),
      inTransaction(database, (tx) => approveBook(tx, caller, orderId, NOW)),
      inTransaction(database, (tx) => settlePayment(tx, transaction_id, 'completed')),
      finishErasures(database, NOW),
      erase(caller, child.id),
    ]);
    const [receipt] = await listErasures(database.orm, caller, NOW);
    expect(receipt?.orders.map(({ stays }) => stays).sort()).toEqual(['checking', 'printing']);
    expect(await brokenRules()).toEqual([]);
  });

  test('two rounds erase each order once', async () => {
    const { caller, child, orderId } = await family('shipped');
    const receipt = await erase(caller, child.id);
    await moveTo(orderId, 'delivered');
    const gone = await Promise.all([
      finishErasures(database, daysLater(1)),
      finishErasures(database, daysLater(1)),
    ]);
    expect(gone.sort()).toEqual([0, 1]);
    const later = await findErasure(database.orm, caller, receipt!.id, NOW);
    expect(later?.went.books).toBe(1);
  });
});

test('the rules notice what was not erased', async () => {
  const { caller, child, orderId } = await family();
  await erase(caller, child.id);
  const breaks = async (sql: string, values: unknown[]) => {
    await query(sql, values);
    return (await brokenRules()).map(({ rule }) => rule);
  };
  expect(await breaks("update orders set dedication = 'For Mia' where id = $1", [orderId])).toEqual(
    ['an order whose child was erased knows nothing of it'],
  );
  await query('update orders set dedication = null where id = $1', [orderId]);
  expect(
    await breaks('update erasures set finished_at = null where user_id = $1', [caller.userId]),
  ).toEqual(['a receipt is finished when nothing waits']);
  await query('update erasures set finished_at = now() where user_id = $1', [caller.userId]);
});
