import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { HAND } from '#bookmaking/hand.ts';
import { children } from '#database/tables/family.ts';
import { bookPreviews } from '#database/tables/previews.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { changeChild } from '#shop/family/change-child.ts';
import type { NewChild } from '#shop/family/child.ts';
import { photoAddress } from '#shop/family/photo.ts';
import { newCaller, newChild, newPhoto, shelve, TODAY } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { findLatestPreview, findPreview, findRequest, hasExpired } from './find-preview.ts';
import { failPreview } from './make-preview.ts';
import { documentUrl, drawnFrom, requestIdFromUrl } from './preview.ts';
import { removeChild } from './remove-child.ts';
import { startPreview } from './start-preview.ts';

const database = (await openTestDatabase()).connect();
const GOOSE = await shelve(database, 1);
const publicUrl = 'http://shop.localhost:3000';
const DAY = 24 * 60 * 60 * 1000;

const start = (caller: Caller, childId: string) =>
  inTransaction(database, (tx) =>
    startPreview(tx, caller, { bookId: GOOSE, childId, mostWaiting: 5 }, TODAY),
  );
const jobs = async () =>
  (
    await database.orm.execute<{
      task: string;
      payload: { previewRequestId?: string; key?: string };
    }>(
      sql`select task_identifier as task, payload from graphile_worker.jobs
          join graphile_worker._private_jobs using (id) order by id`,
    )
  ).rows;
/** The addresses of two uploads of the caller's. */
const twoPhotos = async (caller: Caller) => {
  const files = { put: async () => {}, read: async () => undefined, remove: async () => {} };
  const keys = [
    await newPhoto({ database, files }, caller),
    await newPhoto({ database, files }, caller),
  ];
  return keys.map(({ key }) => photoAddress(key));
};
/** As the worker leaves it. */
const complete = (requestId: string) =>
  database.orm
    .update(bookPreviews)
    .set({ status: 'completed', bookPreviewUrl: documentUrl(requestId), completedAt: TODAY })
    .where(eq(bookPreviews.previewRequestId, requestId));

describe('asking for a preview', () => {
  test('writes the row and its job together', async () => {
    const caller = await newCaller(database);
    const zoe = await newChild(database, caller);
    const preview = await start(caller, zoe.id);
    expect(preview).toMatchObject({ status: 'pending', bookPreviewUrl: null });
    expect((await jobs()).at(-1)).toMatchObject({
      task: 'make_preview',
      payload: { previewRequestId: preview!.previewRequestId },
    });
  });

  test('ten requests at once are one: later ones join the one that is being made', async () => {
    const caller = await newCaller(database);
    const zoe = await newChild(database, caller);
    const asked = await Promise.all(Array.from({ length: 10 }, () => start(caller, zoe.id)));
    expect(new Set(asked.map((preview) => preview!.previewRequestId)).size).toBe(1);
  });

  test("another family's child is answered like a child who does not exist", async () => {
    const zoe = await newChild(database, await newCaller(database));
    const stranger = await newCaller(database);
    expect(await start(stranger, zoe.id)).toBeUndefined();
    expect(await findPreview(database.orm, stranger, { bookId: GOOSE, childId: zoe.id })).toBe(
      undefined,
    );
  });

  test('a failed making counts as none, and its request is told why', async () => {
    const caller = await newCaller(database);
    const zoe = await newChild(database, caller);
    const { previewRequestId } = (await start(caller, zoe.id))!;
    await inTransaction(database, (tx) => failPreview(tx, previewRequestId, 'Kind words'));
    expect(await findPreview(database.orm, caller, { bookId: GOOSE, childId: zoe.id })).toBe(
      undefined,
    );
    const request = await findRequest(database.orm, caller, previewRequestId);
    expect(request?.preview).toMatchObject({ status: 'failed', failure: 'Kind words' });
  });
});

describe('a completed preview', () => {
  async function completed() {
    const caller = await newCaller(database);
    const zoe = await newChild(database, caller);
    const { previewRequestId } = (await start(caller, zoe.id))!;
    await complete(previewRequestId);
    const expiredOn = (now: Date, as = caller) =>
      hasExpired(database.orm, as, { url: documentUrl(previewRequestId), publicUrl, now });
    return { caller, zoe, previewRequestId, expiredOn };
  }

  test('lasts seven days', async () => {
    const { expiredOn } = await completed();
    expect(await expiredOn(new Date(TODAY.getTime() + 7 * DAY - 1000))).toBe(false);
    expect(await expiredOn(new Date(TODAY.getTime() + 7 * DAY + 1000))).toBe(true);
  });

  test.each<[string, Partial<NewChild>]>([
    ['the child', { description: 'Straight black hair.' }],
    ['what comes along', { companionKind: 'rabbit' }],
    ['its name', { companionName: 'Rexy' }],
    ['the word for the grown-up', { grownUp: 'Nonna' }],
    ['the baby’s name', { babyName: 'Noah' }],
    ['the photo', { photoUrl: 'other', description: '' }],
    ['the square of the photo', { photoCrop: { x: 0, y: 0.5, zoom: 1.5 } }],
  ])('expires when %s has changed', async (_, changes) => {
    const caller = await newCaller(database);
    const [photo, other] = await twoPhotos(caller);
    const zoe = await newChild(database, caller, { description: '', photoUrl: photo });
    const { previewRequestId } = (await start(caller, zoe.id))!;
    await complete(previewRequestId);
    const expired = () =>
      hasExpired(database.orm, caller, {
        url: documentUrl(previewRequestId),
        publicUrl,
        now: TODAY,
      });
    expect(await expired()).toBe(false);
    const sent = { ...changes, ...(changes.photoUrl && { photoUrl: other }) };
    await inTransaction(database, (tx) => changeChild(tx, caller, zoe.id, sent, TODAY));
    expect(await expired()).toBe(true);
  });

  test('expires when children are drawn by another hand', async () => {
    const { zoe, previewRequestId, expiredOn } = await completed();
    const [child] = await database.orm.select().from(children).where(eq(children.id, zoe.id));
    await database.orm
      .update(bookPreviews)
      .set({ drawnFrom: drawnFrom(child!, HAND - 1) })
      .where(eq(bookPreviews.previewRequestId, previewRequestId));
    expect(await expiredOn(TODAY)).toBe(true);
  });

  test('is nothing to another family, and an address that is not ours is never followed', async () => {
    const { caller, expiredOn } = await completed();
    expect(await expiredOn(TODAY, await newCaller(database))).toBe(true);
    const url = 'http://127.0.0.1:9/api/storage/book_previews/whatever';
    expect(await hasExpired(database.orm, caller, { url, publicUrl, now: TODAY })).toBe(true);
  });

  test('goes with its child, and a job removes its document', async () => {
    const { caller, zoe, previewRequestId } = await completed();
    await inTransaction(database, (tx) => removeChild(tx, caller, zoe.id));
    expect(await findRequest(database.orm, caller, previewRequestId)).toBeUndefined();
    expect((await jobs()).at(-1)).toMatchObject({
      task: 'remove_file',
      payload: { key: `book_previews/${previewRequestId}.pdf` },
    });
  });
});

test.each([
  ['/api/storage/book_previews/0b6f6f2c-8a57-4a63-9d52-0a4b9a3f1a11', true],
  [`${publicUrl}/api/storage/book_previews/0b6f6f2c-8a57-4a63-9d52-0a4b9a3f1a11`, true],
  [
    'https://elsewhere.example/api/storage/book_previews/0b6f6f2c-8a57-4a63-9d52-0a4b9a3f1a11',
    false,
  ],
  ['/api/storage/book_previews/../../etc/passwd', false],
  ['/api/storage/book_previews/', false],
  ['http://[::1', false],
])('%s is one of our documents: %s', (url, ours) => {
  expect(requestIdFromUrl(url, publicUrl) !== undefined).toBe(ours);
});

test('the book begun is what the family asked for last, until it failed or has expired', async () => {
  const caller = await newCaller(database);
  const zoe = await newChild(database, caller);
  const theo = await newChild(database, caller, { name: 'Theo' });
  const latest = async (now = TODAY) =>
    (await findLatestPreview(database.orm, caller, now))?.childId;
  expect(await latest()).toBeUndefined();
  const first = await start(caller, zoe.id);
  await complete(first!.previewRequestId);
  expect(await latest()).toBe(zoe.id);
  expect(await latest(new Date(TODAY.getTime() + 8 * DAY))).toBeUndefined();
  const second = await inTransaction(database, (tx) =>
    startPreview(
      tx,
      caller,
      { bookId: GOOSE, childId: theo.id, mostWaiting: 5 },
      new Date(TODAY.getTime() + 1000),
    ),
  );
  expect(await latest()).toBe(theo.id);
  await inTransaction(database, (tx) => failPreview(tx, second!.previewRequestId, 'No ink'));
  expect(await latest()).toBe(zoe.id);
  expect(await findLatestPreview(database.orm, await newCaller(database), TODAY)).toBeUndefined();
});
