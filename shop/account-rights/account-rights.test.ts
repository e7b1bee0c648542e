import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { sessions, signInAccounts, verifications } from '#database/tables/accounts.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { children } from '#database/tables/family.ts';
import { favorites } from '#database/tables/favorites.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { reviewRequests, reviews } from '#database/tables/reviews.ts';
import { inTransaction } from '#database/transaction.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import { cutPhoto } from '#services/photos/cut.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { addToCart } from '#shop/cart/add-to-cart.ts';
import { photoAddress, photoFile } from '#shop/family/photo.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { uploadPhoto } from '#shop/family/upload-photo.ts';
import { bookKey } from '#shop/orders/book-making.ts';
import { makeBook } from '#shop/orders/make-book.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import { documentKey } from '#shop/previews/preview.ts';
import { startPreview } from '#shop/previews/start-preview.ts';
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
import { SAMPLE_MAKER } from '#vocabulary/sample-maker.ts';
import { deleteAccount } from './delete-account.ts';
import { exportFamily } from './export-family.ts';

const database = (await openTestDatabase()).connect();
const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-account-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = keepFilesIn(folder);
const BOOK = await shelve(database, 1);

/** A family of which the shop holds one of everything. */
async function family(childName = 'Quentina') {
  const caller = await newCaller(database, 'Hanna Unmistakable');
  const { key } = await newPhoto({ database, files }, caller);
  const photoUrl = photoAddress(key);
  const child = await newChild(database, caller, { name: childName, description: '', photoUrl });
  await giveAddress(database, caller);
  const wanted = { bookId: BOOK, childId: child.id };
  return inTransaction(database, async (tx) => {
    const preview = await startPreview(tx, caller, { ...wanted, mostWaiting: 5 }, TODAY);
    await tx.insert(favorites).values({ userId: caller.userId, type: 'book', itemId: '1' });
    await tx.insert(sessions).values({
      userId: caller.userId,
      token: caller.sessionId,
      expiresAt: new Date('2027-01-01'),
      ipAddress: '192.0.2.7',
    });
    await tx.insert(signInAccounts).values({
      userId: caller.userId,
      providerId: 'google',
      accountId: `sub-${caller.userId}`,
      refreshToken: `token-${caller.userId}`,
    });
    await tx.insert(verifications).values({
      identifier: `link-${caller.userId}`,
      value: JSON.stringify({ email: caller.email, name: caller.name }),
      expiresAt: new Date('2027-01-01'),
    });
    const line = { bookId: BOOK, bookTitle: 'Book 1', childId: child.id, price: 3299, quantity: 2 };
    const reader = readerOfChild(child, TODAY);
    const shipTo = { ...HOME, recipient: 'Hanna Unmistakable' };
    const payment = await writePendingOrders(tx, caller.userId, [{ ...line, reader, shipTo }]);
    await settlePayment(tx, payment.id, 'completed');
    // After the payment, which takes what was bought out of the cart.
    await addToCart(tx, caller, wanted, TODAY);
    const [order] = await tx.select().from(orders).where(eq(orders.transactionId, payment.id));
    const said = { stars: 4, words: 'Quite ours', signed: 'Hanna', state: 'waiting' } as const;
    await tx.insert(reviews).values({ ...said, userId: caller.userId, bookId: BOOK });
    const asked = { userId: caller.userId, bookId: BOOK, orderId: order!.id, dueAt: TODAY };
    await tx.insert(reviewRequests).values(asked);
    return { caller, child, key, requestId: preview!.previewRequestId, orderId: order!.id };
  });
}

const remove = (caller: Caller) => inTransaction(database, (tx) => deleteAccount(tx, caller));

/** The tables in which a word still stands, anywhere in a row. */
async function tablesThatName(word: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ table: string }>(
    `select table_name as table from information_schema.tables where table_schema = 'public'`,
  );
  const found = [];
  for (const { table } of rows) {
    const { rowCount } = await database.pool.query(
      `select 1 from "${table}" as row where position($1 in row::text) > 0`,
      [word],
    );
    if (rowCount) found.push(table);
  }
  return found;
}

const goingFiles = async () => {
  const { rows } = await database.orm.execute<{ key: string }>(
    sql`select payload ->> 'key' as key from graphile_worker._private_jobs`,
  );
  return rows.map((row) => row.key);
};

describe('the export', () => {
  test('holds every part of the family, and its photos', async () => {
    const { caller, child, key, requestId, orderId } = await family();
    const zip = unzipSync(await exportFamily(database, files, caller, TODAY));
    expect(Object.keys(zip)).toEqual(['family.json', `photos/${path.basename(key)}`]);
    expect(strFromU8(zip[`photos/${path.basename(key)}`]!)).toBe('as kept');
    expect(JSON.parse(strFromU8(zip['family.json']!))).toMatchObject({
      profile: { name: 'Hanna Unmistakable', email: caller.email },
      address: { city: 'Portland' },
      children: [{ id: child.id, name: 'Quentina' }],
      photos: [{ key }],
      previews: [{ previewRequestId: requestId }],
      cart: [{ bookId: BOOK, childId: child.id, price: 3299 }],
      orders: [
        {
          id: orderId,
          totalAmount: 6598,
          reader: { name: 'Quentina' },
          shipTo: { recipient: 'Hanna Unmistakable', city: 'Portland' },
        },
      ],
      reviews: [{ bookId: BOOK, stars: 4, words: 'Quite ours' }],
      favorites: [{ type: 'book', itemId: '1' }],
      signIns: [{ provider: 'google', accountId: `sub-${caller.userId}` }],
      sessions: [{ ipAddress: '192.0.2.7' }],
    });
  });

  test('holds no token, and nothing of another family', async () => {
    const other = await family('Somebodyelse');
    const { caller } = await family();
    const zip = unzipSync(await exportFamily(database, files, caller, TODAY));
    const json = strFromU8(zip['family.json']!);
    expect(json).not.toContain(caller.sessionId);
    expect(json).not.toContain(`token-${caller.userId}`);
    expect(json).not.toContain('Somebodyelse');
    expect(json).not.toContain(other.caller.userId);
    expect(json).not.toContain(other.requestId);
    expect(JSON.parse(json).sessions).toHaveLength(1);
  });
});

describe('deleting an account', () => {
  test('leaves no row that names the family', async () => {
    const { caller, child } = await family('Ottoline');
    expect(await tablesThatName(caller.userId)).toContain('children');
    expect(await tablesThatName(caller.email)).toContain('verifications');
    await remove(caller);
    for (const word of [caller.userId, caller.email, caller.sessionId, child.id, 'Ottoline']) {
      expect(await tablesThatName(word)).toEqual([]);
    }
  });

  test('keeps the order and its payment, without names and addresses', async () => {
    const nobody = { userId: null, childId: null, reader: null, shipTo: null };
    const { caller, orderId } = await family();
    await remove(caller);
    const [kept] = await database.orm
      .select()
      .from(orders)
      .innerJoin(transactions, eq(transactions.id, orders.transactionId))
      .where(eq(orders.id, orderId));
    expect(kept).toMatchObject({
      orders: { ...nobody, totalAmount: 6598, status: 'completed' },
      transactions: { userId: null, amount: 6598, status: 'completed' },
    });
  });

  test('removes photo, preview and book by jobs', async () => {
    const { caller, key, requestId, orderId } = await family();
    const loose = await newPhoto({ database, files }, caller);
    await remove(caller);
    expect(await goingFiles()).toEqual(
      expect.arrayContaining([
        photoFile(key),
        photoFile(loose.key),
        documentKey(requestId),
        bookKey(orderId),
      ]),
    );
  });

  test('ends the making of a book; one that is tried again is refused', async () => {
    const { caller, orderId } = await family();
    await remove(caller);
    const ofOrder = eq(bookMakings.orderId, orderId);
    const [making] = await database.orm.select().from(bookMakings).where(ofOrder);
    expect(making).toMatchObject({ status: 'failed', failure: 'The account was deleted' });
    await database.orm.update(bookMakings).set({ status: 'waiting', failure: null }).where(ofOrder);
    await expect(
      makeBook({ database, files, cutPhoto, maker: SAMPLE_MAKER }, orderId, TODAY),
    ).rejects.toThrow('account was deleted');
  });

  test('leaves other families alone, a mailed link to a similar address too', async () => {
    const other = await family();
    const { caller } = await family();
    const similar = `x${caller.email}`;
    await database.orm.insert(verifications).values({
      identifier: 'similar',
      value: JSON.stringify({ email: similar }),
      expiresAt: new Date('2027-01-01'),
    });
    const kept = await tablesThatName(other.caller.userId);
    await remove(caller);
    expect(await tablesThatName(similar)).toEqual(['verifications']);
    expect(kept).toEqual(expect.arrayContaining(['orders', 'transactions', 'child_photos']));
    expect(await tablesThatName(other.caller.userId)).toEqual(kept);
    const others = [photoFile(other.key), documentKey(other.requestId), bookKey(other.orderId)];
    expect((await goingFiles()).filter((file) => others.includes(file))).toEqual([]);
    const mine = and(eq(children.parentId, other.caller.userId), eq(children.id, other.child.id));
    expect(await database.orm.select().from(children).where(mine)).toHaveLength(1);
  });

  test('twice is answered like a caller who is signed out', async () => {
    const { caller } = await family();
    await remove(caller);
    await expect(remove(caller)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(exportFamily(database, files, caller, TODAY)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  test('while a photo is being uploaded, the photo does not stay', async () => {
    const { caller } = await family();
    const upload = { bytes: Buffer.from('as taken'), childName: 'Late' };
    const reencode = async () => {
      await remove(caller);
      return Buffer.from('as kept');
    };
    const late = uploadPhoto({ database, files, reencode }, caller, upload, TODAY);
    await expect(late).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await tablesThatName(caller.userId)).toEqual([]);
  });
});
