import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { bookKey } from '#shop/orders/book-making.ts';
import { keepPages, pagesKey } from '#shop/orders/kept-pages.ts';
import { openPage } from '#shop/orders/open-book.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import { HOME, newCaller, newChild, TODAY } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { openArchive, readArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-kept-pages-'));
afterAll(() => rm(folder, { recursive: true }));

test('a restored shop has the pages that a family approved, and does not draw them again', async () => {
  const database = (await openTestDatabase()).connect();
  const files = keepFilesIn(path.join(folder, 'full'));
  await shelveTitles(database);
  const caller = await newCaller(database);
  const zoe = await newChild(database, caller);
  await inTransaction(database, async (tx) => {
    const { id } = await writePendingOrders(tx, caller.userId, [
      {
        ...{ bookId: 1, bookTitle: 'The Goose on Bus Nine', childId: zoe.id },
        ...{ price: 3299, quantity: 1, reader: readerOfChild(zoe, TODAY), shipTo: HOME },
      },
    ]);
    await settlePayment(tx, id, 'completed');
  });
  const { rows } = await database.pool.query<{ order_id: string }>(
    `update book_makings set status = 'made', made_at = now(), keeps_pages = true returning order_id`,
  );
  const order = rows[0]!.order_id;
  const page = { name: 'cover', svg: '<svg>as it was drawn that day</svg>' };
  await keepPages(files, pagesKey(order, 1), [page as never]);
  await files.put(bookKey(order, 1), Buffer.from('%PDF-1.7'));

  const archive = path.join(folder, 'shop.tar.gz');
  await writeArchive({ url: database.url, files }, archive, TODAY);
  const restored = (await openTestDatabase()).connect();
  const there = keepFilesIn(path.join(folder, 'restored'));
  await readArchive(await openArchive(archive), { url: restored.url, files: there });
  expect(await openPage(restored.orm, there, caller, order, 'cover')).toEqual(page);
});
