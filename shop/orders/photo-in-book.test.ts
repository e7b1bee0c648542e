import { pino } from 'pino';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { makeBookJob } from '#server/worker/make-book.ts';
import type { WorkerServices } from '#server/worker/worker-services.ts';
import { cutPhoto } from '#services/photos/cut.ts';
import { reencodePhotos } from '#services/photos/reencode.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
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
import { MIDDLE } from '#vocabulary/photos.ts';
import type { PhotoChoice } from '#vocabulary/printed-books.ts';
import { SAMPLE_MAKER } from '#vocabulary/sample-maker.ts';
import { approveBook } from './approve-book.ts';
import { bookKey, bookStatusOf } from './book-making.ts';
import { choosePhoto } from './choose-photo.ts';
import { listOrders } from './list-orders.ts';
import { makeBook } from './make-book.ts';
import { openBook } from './open-book.ts';
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

  await makeBook({ ...photos, maker: SAMPLE_MAKER }, id, TODAY);
  const book = Buffer.from(kept.get(bookKey(id))!);
  const square = Buffer.from(await cutPhoto(kept.get(photoFile(key))!, crop));
  const { width } = await sharp(square).metadata();
  expect(width).toBe(600);
  expect(book.includes(square), 'the very bytes of the square in the PDF').toBe(true);
  expect(await openBook(database.orm, files, caller, id)).toEqual(kept.get(bookKey(id)));
  const admin = { ...(await newCaller(database)), userType: 'admin' as const };
  const shown = Buffer.from((await openBook(database.orm, files, admin, id))!);
  expect(shown.includes(square), 'whoever runs the shop does not get it').toBe(false);
  const jpegsIn = (pdf: Buffer) => pdf.toString('latin1').split('/DCTDecode').length - 1;
  // What is left are the tiles that it is painted with.
  expect([jpegsIn(book), jpegsIn(shown)]).toEqual([4, 3]);
  expect(await isLeftAfterClearing(key), 'a correction would need it').toBe(true);
  await inTransaction(database, (tx) => approveBook(tx, caller, id, TODAY));
  expect(await isLeftAfterClearing(key)).toBe(false);
});

test.each(['expired', 'failed'] as const)('an order that %s keeps no photo', async (outcome) => {
  const { caller, zoe, key, settle } = await order();
  await inTransaction(database, (tx) => removeChild(tx, caller, zoe.id));
  await settle(outcome);
  expect(await isLeftAfterClearing(key)).toBe(false);
});

/** A paid order whose photo's file is gone, as the worker has found it. */
async function lostPhoto() {
  const bought = await order();
  await bought.settle('completed');
  const file = photoFile(bought.key);
  const taken = kept.get(file)!;
  kept.delete(file);
  await work(bought.id);
  return { ...bought, putBack: () => void kept.set(file, taken) };
}

const lines: string[] = [];
const log = pino({}, { write: (line: string) => void lines.push(line) });
const work = async (orderId: string) =>
  makeBookJob({ ...photos, log, now: () => TODAY } as unknown as WorkerServices)(
    { orderId },
    {} as never,
  );
const bookStatus = async (caller: Caller) =>
  bookStatusOf((await listOrders(database.orm, caller, { page: 1 })).orders[0]!.making!);
const choose = (caller: Caller, id: string, photo: PhotoChoice) =>
  inTransaction(database, (tx) => choosePhoto(tx, caller, id, photo));
const carries = async (id: string, key: string, square = crop, revision = 1) =>
  Buffer.from(kept.get(bookKey(id, revision))!).includes(
    Buffer.from(await cutPhoto(kept.get(photoFile(key))!, square)),
  );

test('a book whose photo is gone waits, is told of once and without a name, and is tried again', async () => {
  const { caller, id } = await lostPhoto();
  await work(id);
  expect(await bookStatus(caller)).toBe('photo_missing');
  expect(kept.has(bookKey(id))).toBe(false);
  const told = lines.filter((line) => line.includes(id));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('a book waits for its photo');
  expect(told[0]!.toLowerCase()).not.toContain('zoe');
  expect(await findBrokenRules(database.orm)).toContainEqual({
    rule: 'no paid book waits for a photo whose file is gone',
    id,
  });
  const { rows } = await database.pool.query(
    `select 1 from graphile_worker.jobs where task_identifier = 'make_book' and run_at > now()`,
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('it goes on with the photo once that is put back', async () => {
  const { caller, id, key, putBack } = await lostPhoto();
  putBack();
  await work(id);
  expect(await bookStatus(caller)).toBe('made');
  expect(await carries(id, key)).toBe(true);
});

test('or without, or with another one, as the family chooses', async () => {
  const without = await lostPhoto();
  expect(await choose(without.caller, without.id, 'none')).toBe(true);
  expect(await bookStatus(without.caller)).toBe('waiting');
  await work(without.id);
  expect(await bookStatus(without.caller)).toBe('made');

  const { caller, id, zoe } = await lostPhoto();
  await expect(choose(caller, id, 'of_child')).rejects.toMatchObject({ code: 'PHOTO_UNKNOWN' });
  const next = await upload(caller);
  const photoUrl = photoAddress(next);
  await inTransaction(database, (tx) =>
    changeChild(tx, caller, zoe.id, { photoUrl, photoCrop: MIDDLE }, TODAY),
  );
  expect(await choose(await newCaller(database), id, 'of_child'), "a stranger's").toBe(false);
  expect(await choose(caller, id, 'of_child')).toBe(true);
  expect(await choose(caller, id, 'none'), 'it waits no more').toBe(false);
  await work(id);
  expect(await bookStatus(caller)).toBe('made');
  expect(await carries(id, next, MIDDLE, 2)).toBe(true);
});

test('what the family chose while the photo was put back is what is made', async () => {
  const { caller, id, putBack } = await lostPhoto();
  putBack();
  const late = {
    ...files,
    put: async (key: string, bytes: Uint8Array) => {
      await files.put(key, bytes);
      await choose(caller, id, 'none');
    },
  };
  await makeBook({ ...photos, files: late, maker: SAMPLE_MAKER }, id, TODAY);
  expect(await bookStatus(caller)).toBe('waiting');
  await work(id);
  expect(await bookStatus(caller)).toBe('made');
  const [bought] = (await listOrders(database.orm, caller, { page: 1 })).orders;
  expect(bought!.reader?.photo).toBeNull();
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
