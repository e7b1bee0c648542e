import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { cutPhoto } from '#services/photos/cut.ts';
import { reencodePhotos } from '#services/photos/reencode.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { changeChild } from '#shop/family/change-child.ts';
import { clearAwayLoosePhotos } from '#shop/family/clear-away-photos.ts';
import { holdChildren } from '#shop/family/find-child.ts';
import { photoAddress, photoFile } from '#shop/family/photo.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { uploadPhoto } from '#shop/family/upload-photo.ts';
import type { Files } from '#shop/files.ts';
import { removeChild } from '#shop/previews/remove-child.ts';
import { picture } from '#tests/support/awkward-photos.ts';
import { HOME, newCaller, newChild, TODAY } from '#tests/support/family.ts';
import { somebodyWaits } from '#tests/support/somebody-waits.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { bookKey } from './book-making.ts';
import { listOrders } from './list-orders.ts';
import { makeBook } from './make-book.ts';
import { settlePayment } from './settle-payment.ts';
import { writePendingOrders } from './write-pending-orders.ts';

const database = (await openTestDatabase()).connect();
await shelveTitles(database);
const kept = new Map<string, Uint8Array>();
const files: Files = {
  put: async (key, bytes) => void kept.set(key, bytes),
  read: async (key) => kept.get(key),
  remove: async (key) => void kept.delete(key),
};
const photos = { database, files, cutPhoto };
const taken = await picture(1200, 900).jpeg().toBuffer();
const crop = { x: 0.2, y: 0.5, zoom: 1.5 };

const upload = async (caller: Caller) => {
  const parts = { database, files, reencode: reencodePhotos() };
  return (await uploadPhoto(parts, caller, { bytes: taken, childName: 'Zoë' }, TODAY)).key;
};

/** A child who shows a photo. */
async function shown() {
  const caller = await newCaller(database);
  const key = await upload(caller);
  const photo = { description: '', photoUrl: photoAddress(key), photoCrop: crop };
  return { caller, key, zoe: await newChild(database, caller, photo) };
}

/** An order for such a child. */
async function order() {
  const { caller, key, zoe } = await shown();
  const book = { bookId: 1, bookTitle: 'Goose', price: 3299 };
  const line = { ...book, childId: zoe.id, quantity: 1, shipTo: HOME };
  const payment = await inTransaction(database, (tx) =>
    writePendingOrders(tx, caller.userId, [{ ...line, reader: readerOfChild(zoe, TODAY) }]),
  );
  const { id } = (await listOrders(database.orm, caller, { page: 1 })).orders[0]!;
  const settle = (outcome: PaymentStatus) =>
    inTransaction(database, (tx) => settlePayment(tx, payment.id, outcome));
  return { caller, zoe, key, id, settle };
}

/** Clears away two days later; whether the photo is still known then. */
async function isLeftAfterClearing(key: string): Promise<boolean> {
  const later = new Date(TODAY.getTime() + 48 * 60 * 60 * 1000);
  await inTransaction(database, (tx) => clearAwayLoosePhotos(tx, later));
  const { rowCount } = await database.pool.query('select 1 from child_photos where key = $1', [
    key,
  ]);
  return rowCount === 1;
}

test('an order names the photo and its square as they were', async () => {
  const { caller, zoe, key } = await order();
  await inTransaction(database, (tx) =>
    changeChild(tx, caller, zoe.id, { photoCrop: { x: 1, y: 1, zoom: 1 } }, TODAY),
  );
  const [bought] = (await listOrders(database.orm, caller, { page: 1 })).orders;
  expect(bought!.reader?.photo).toEqual({ key, crop });
});

test('the photo of a child that is deleted stays until the bought book is made with it, and no longer', async () => {
  const { caller, zoe, key, id, settle } = await order();
  await inTransaction(database, (tx) => removeChild(tx, caller, zoe.id));
  expect(await isLeftAfterClearing(key)).toBe(true);
  await settle('completed');
  expect(await isLeftAfterClearing(key)).toBe(true);

  await makeBook(photos, id, TODAY);
  const book = Buffer.from(kept.get(bookKey(id))!);
  const square = Buffer.from(await cutPhoto(kept.get(photoFile(key))!, crop));
  const { width } = await sharp(square).metadata();
  expect(width).toBe(600);
  expect(book.includes(square), 'the very bytes of the square in the PDF').toBe(true);
  expect(await isLeftAfterClearing(key)).toBe(false);
});

test.each(['expired', 'failed'] as const)('an order that %s keeps no photo', async (outcome) => {
  const { caller, zoe, key, settle } = await order();
  await inTransaction(database, (tx) => removeChild(tx, caller, zoe.id));
  await settle(outcome);
  expect(await isLeftAfterClearing(key)).toBe(false);
});

test('a book whose photo is gone is made without it', async () => {
  const { key, id, settle } = await order();
  await settle('completed');
  kept.delete(photoFile(key));
  await makeBook(photos, id, TODAY);
  expect(kept.get(bookKey(id))).toBeDefined();
});

test('a photo that is replaced at the moment of the order is kept for it', async () => {
  const { caller, zoe } = await shown();
  const next = photoAddress(await upload(caller));
  const noted = Promise.withResolvers<void>();
  let isChanged = false;
  const buying = inTransaction(database, async (tx) => {
    const child = (await holdChildren(tx, caller, [zoe.id])).get(zoe.id)!;
    const reader = readerOfChild(child, TODAY);
    noted.resolve();
    // Until the change waits for us, or has run past us because nothing held it.
    while (!isChanged && !(await somebodyWaits(database)));
    const book = { bookId: 2, bookTitle: 'Bus', price: 3299 };
    const line = { ...book, childId: zoe.id, quantity: 1, shipTo: HOME };
    await writePendingOrders(tx, caller.userId, [{ ...line, reader }]);
    return reader.photo!.key;
  });
  await noted.promise;
  await inTransaction(database, (tx) => changeChild(tx, caller, zoe.id, { photoUrl: next }, TODAY));
  isChanged = true;
  expect(await isLeftAfterClearing(await buying)).toBe(true);
});
