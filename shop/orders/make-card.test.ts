import { PDFDocument } from '@cantoo/pdf-lib';
import { eq } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { bookMakings } from '#database/tables/after-payment.ts';
import { orders } from '#database/tables/orders.ts';
import { inTransaction } from '#database/transaction.ts';
import { findStrayFiles } from '#shop/admin/stray-files.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import type { WalkableFiles } from '#shop/files.ts';
import { HOME, newCaller, newChild, TODAY } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { makeBookAnew } from './book-making.ts';
import { makeCard } from './make-card.ts';
import { openCard } from './open-book.ts';
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

/** A paid book that counts as made. */
async function bought({ from, shipTo = HOME }: { from?: string; shipTo?: ShipTo } = {}) {
  const caller = await newCaller(database, 'Hanna Lind');
  const zoe = await newChild(database, caller);
  const [order] = await inTransaction(database, async (tx) => {
    const { id } = await writePendingOrders(tx, caller.userId, [
      {
        ...{ bookId: 1, bookTitle: 'The Goose on Bus Nine', childId: zoe.id, from: from ?? null },
        ...{ price: 3299, quantity: 1, reader: readerOfChild(zoe, TODAY), shipTo },
      },
    ]);
    await settlePayment(tx, id, 'completed');
    const found = await tx.select().from(orders).where(eq(orders.transactionId, id));
    await tx
      .update(bookMakings)
      .set({ status: 'made', madeAt: TODAY })
      .where(eq(bookMakings.orderId, found[0]!.id));
    return found;
  });
  return { caller, id: order!.id };
}
const make = (id: string) => makeCard({ database, files }, id);

async function wordsOn(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}
const sizeOf = async (pdf: Uint8Array) => {
  const pages = (await PDFDocument.load(pdf)).getPages();
  expect(pages).toHaveLength(1);
  const { width, height } = pages[0]!.getSize();
  return [Math.round((width * 25.4) / 72), Math.round((height * 25.4) / 72)];
};

test('a card says for whom and from whom, on one side of one sheet', async () => {
  const { caller, id } = await bought({ from: 'Grandma Ruth' });
  expect(await openCard(database.orm, files, caller, id)).toBeUndefined();
  await make(id);
  const pdf = (await openCard(database.orm, files, caller, id))!;
  const words = await wordsOn(pdf);
  expect(words).toContain('Zoë');
  expect(words).toContain('Grandma Ruth');
  expect(await sizeOf(pdf)).toEqual([216, 279]);
  await make(id);
  expect(await openCard(database.orm, files, caller, id)).toEqual(pdf);
  expect(await findStrayFiles(database.orm, files)).not.toContainEqual(
    expect.objectContaining({ id: expect.stringContaining('.card.pdf') }),
  );
});

test('where nobody wrote from whom it is, the buyer gives it; elsewhere the paper is A4', async () => {
  const { caller, id } = await bought({ shipTo: { ...HOME, countryCode: 'DE' } });
  await make(id);
  const pdf = (await openCard(database.orm, files, caller, id))!;
  expect(await wordsOn(pdf)).toContain('Hanna Lind');
  expect(await sizeOf(pdf)).toEqual([210, 297]);
});

test("nobody opens somebody else's card, admins neither", async () => {
  const { id } = await bought();
  await make(id);
  const stranger = await newCaller(database);
  expect(await openCard(database.orm, files, stranger, id)).toBeUndefined();
  const admin = { ...stranger, userType: 'admin' as const };
  expect(await openCard(database.orm, files, admin, id)).toBeUndefined();
});

test('a corrected book has no card until its own is made', async () => {
  const { caller, id } = await bought();
  await make(id);
  await inTransaction(database, (tx) => makeBookAnew(tx, id));
  expect(await openCard(database.orm, files, caller, id)).toBeUndefined();
});
