import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { removeChild } from '#shop/previews/remove-child.ts';
import { newCaller, newChild, newPhoto, TODAY } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { changeChild } from './change-child.ts';
import type { NewChild } from './child.ts';
import { clearAwayLoosePhotos } from './clear-away-photos.ts';
import { openPhoto } from './open-photo.ts';
import { newPhotoKey, photoAddress, photoFile, photoKeyFromAddress } from './photo.ts';
import { photoLinks } from './photo-links.ts';

const database = (await openTestDatabase()).connect();
const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-photos-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = keepFilesIn(folder);
const HOUR = 60 * 60 * 1000;

const upload = (caller: Caller, now = TODAY) => newPhoto({ database, files }, caller, now);
const change = (caller: Caller, id: string, changes: Partial<NewChild>) =>
  inTransaction(database, (tx) => changeChild(tx, caller, id, changes, TODAY));
const open = (key: string, caller: Caller | null, signed = false) =>
  openPhoto(database.orm, files, { key, caller, signed });
/** The files that jobs are to remove. */
const goingFiles = async () => {
  const { rows } = await database.orm.execute<{ key: string }>(
    sql`select payload ->> 'key' as key from graphile_worker._private_jobs order by id`,
  );
  return rows.map((row) => row.key);
};
/** A child who shows a photo. */
async function shown() {
  const hanna = await newCaller(database);
  const { key } = await upload(hanna);
  const photoUrl = photoAddress(key);
  const zoe = await newChild(database, hanna, { description: '', photoUrl });
  return { hanna, zoe, key, photoUrl };
}

test('an upload for which there is no room leaves nothing behind', async () => {
  const hanna = await newCaller(database);
  const full = {
    ...files,
    put: () => Promise.reject(new Error('ENOSPC: no space left on device')),
  };
  await expect(newPhoto({ database, files: full }, hanna)).rejects.toThrow('ENOSPC');
  const { rows } = await database.orm.execute(
    sql`select key from child_photos where user_id = ${hanna.userId}`,
  );
  expect(rows).toEqual([]);
});

describe("a photo's key", () => {
  const owner = randomUUID();
  const at = new Date(1_700_000_000_000);
  test.each([
    ['Zoë Maria', 'zoe_maria'],
    ['../../etc/passwd', 'etcpasswd'],
    ['a\\b<c>"d"?&#%', 'abcd'],
    ['小明', 'child'],
    ['  ', 'child'],
    ['x'.repeat(60), 'x'.repeat(40)],
  ])('of %j', (name, reduced) => {
    expect(newPhotoKey(owner, name, at)).toBe(`${owner}/${reduced}_1700000000000.jpg`);
  });

  test('is read from our own addresses only, signed or not', () => {
    const shop = 'https://shop.example';
    const address = photoAddress(`${owner}/zoe_1.jpg`);
    const read = (text: string) => photoKeyFromAddress(text, shop);
    expect(read(address)).toBe(`${owner}/zoe_1.jpg`);
    expect(read(`${shop}${address}?expires=1&signature=x`)).toBe(`${owner}/zoe_1.jpg`);
    expect(read(`https://elsewhere.example${address}`)).toBeUndefined();
    expect(read(`/api/storage/child_photos/../order_books/${owner}`)).toBeUndefined();
    expect(read('javascript:alert(1)')).toBeUndefined();
  });
});

describe('a signed address', () => {
  const secret = 'Kq3vR8wZs1Lx7Tn5Bd0Gy2Hc9Jm4Fp6A';
  const links = photoLinks(secret);
  const address = photoAddress(`${randomUUID()}/zoe_1.jpg`);
  const query = (signed: string) =>
    Object.fromEntries(new URL(signed, 'https://shop.example').searchParams);
  const signed = query(links.sign(address, TODAY));
  // Sessions are signed with the secret itself: neither signature may stand in for the other.
  const likeASession = createHmac('sha256', secret)
    .update(`${address}\n${signed.expires}`)
    .digest('base64url');
  const later = (seconds: number) => new Date(TODAY.getTime() + seconds * 1000);

  test('holds for 3600 seconds', () => {
    expect(links.hold(address, signed, later(3599))).toBe(true);
    expect(links.hold(address, signed, later(3600))).toBe(false);
  });

  test.each([
    ['another photo', address.replace('zoe', 'theo'), signed],
    ['a later end', address, { ...signed, expires: String(Number(signed.expires) + 1) }],
    ['no signature', address, { expires: signed.expires }],
    ['a short signature', address, { ...signed, signature: 'AAAA' }],
    ['an end that is no number', address, { ...signed, expires: '1e99' }],
    ['the way that sessions are signed', address, { ...signed, signature: likeASession }],
    ['the secret of another shop', address, query(photoLinks('another').sign(address, TODAY))],
  ])('does not hold for %s', (_, asked, given) => {
    expect(links.hold(asked, given, TODAY)).toBe(false);
  });
});

describe('an uploaded photo', () => {
  test('is seen by its owner and by whoever has a signed address, not by an admin', async () => {
    const hanna = await newCaller(database);
    const { key } = await upload(hanna);
    const admin: Caller = { ...(await newCaller(database)), userType: 'admin' };
    const kept = Buffer.from('as kept');
    expect(await open(key, hanna)).toEqual(kept);
    expect(await open(key, null, true)).toEqual(kept);
    expect(await open(key, admin)).toBeUndefined();
    expect(await open(key, null)).toBeUndefined();
  });

  test('has its own key, even with the same name in the same millisecond', async () => {
    const hanna = await newCaller(database);
    const keys = await Promise.all([upload(hanna), upload(hanna), upload(hanna)]);
    expect(new Set(keys.map((photo) => photo.key)).size).toBe(3);
  });

  test('that no child shows is cleared away after a day, with its file', async () => {
    const { key: kept } = await shown();
    const hanna = await newCaller(database);
    const loose = await upload(hanna);
    const clear = (hours: number) =>
      inTransaction(database, (tx) =>
        clearAwayLoosePhotos(tx, new Date(TODAY.getTime() + hours * HOUR)),
      );
    await clear(24);
    expect(await open(loose.key, hanna)).toBeDefined();
    await clear(25);
    expect(await open(loose.key, hanna)).toBeUndefined();
    expect(await open(kept, null, true)).toBeDefined();
    expect(await goingFiles()).toContain(photoFile(loose.key));
    expect(await goingFiles()).not.toContain(photoFile(kept));
  });
});

describe('a child', () => {
  test('shows only uploads of its own parent', async () => {
    const { photoUrl: foreign } = await shown();
    const hanna = await newCaller(database);
    const zoe = await newChild(database, hanna);
    const unknown = photoAddress(`${hanna.userId}/zoe_1.jpg`);
    for (const photoUrl of [foreign, unknown]) {
      await expect(change(hanna, zoe.id, { photoUrl })).rejects.toMatchObject({
        code: 'PHOTO_UNKNOWN',
      });
      const added = newChild(database, hanna, { description: '', photoUrl });
      await expect(added).rejects.toMatchObject({ code: 'PHOTO_UNKNOWN' });
    }
  });

  test('has a photo or a description: each clears the other, both at once are refused', async () => {
    const { hanna, zoe, photoUrl } = await shown();
    const described = await change(hanna, zoe.id, { description: 'Red hair' });
    expect(described).toMatchObject({ description: 'Red hair', photoUrl: null });
    const { key } = await upload(hanna);
    const again = await change(hanna, zoe.id, { photoUrl: photoAddress(key) });
    expect(again).toMatchObject({ description: '', photoUrl: photoAddress(key) });
    const both = change(hanna, zoe.id, { photoUrl, description: 'Red hair' });
    await expect(both).rejects.toMatchObject({ code: 'PHOTO_AND_DESCRIPTION' });
  });

  test('keeps its photo through any other change', async () => {
    const { hanna, zoe, key, photoUrl } = await shown();
    const changed = await change(hanna, zoe.id, { name: 'Zoe', photoUrl, description: ' ' });
    expect(changed).toMatchObject({ name: 'Zoe', photoUrl });
    expect(await open(key, hanna)).toBeDefined();
  });

  test('keeps the square of its photo until it is told another, and has none without a photo', async () => {
    const { hanna, zoe } = await shown();
    const crop = { x: 0.25, y: 0.1, zoom: 2 };
    expect(await change(hanna, zoe.id, { photoCrop: crop })).toMatchObject({ photoCrop: crop });
    expect(await change(hanna, zoe.id, { name: 'Zoe' })).toMatchObject({ photoCrop: crop });
    const { key } = await upload(hanna);
    const replaced = await change(hanna, zoe.id, { photoUrl: photoAddress(key) });
    expect(replaced).toMatchObject({ photoUrl: photoAddress(key), photoCrop: null });
    await change(hanna, zoe.id, { photoCrop: crop });
    const described = await change(hanna, zoe.id, { description: 'Red hair', photoCrop: crop });
    expect(described).toMatchObject({ photoUrl: null, photoCrop: null });
    const added = await newChild(database, hanna, { photoCrop: crop });
    expect(added).toMatchObject({ photoUrl: null, photoCrop: null });
  });

  test('whose photo is replaced twice at once leaves none behind', async () => {
    const { hanna, zoe, key } = await shown();
    const [one, other] = [await upload(hanna), await upload(hanna)];
    await Promise.all(
      [one, other].map((photo) => change(hanna, zoe.id, { photoUrl: photoAddress(photo.key) })),
    );
    const left = [];
    for (const each of [key, one.key, other.key]) if (await open(each, hanna)) left.push(each);
    expect(left).toHaveLength(1);
  });

  test.each<[string, (caller: Caller, id: string) => Promise<unknown>]>([
    // One that is given to can do without looks.
    ['taken off', (caller, id) => change(caller, id, { photoUrl: null, isGivenTo: true })],
    ['described away', (caller, id) => change(caller, id, { description: 'Red hair' })],
    ['deleted', (caller, id) => inTransaction(database, (tx) => removeChild(tx, caller, id))],
  ])('%s: the photo is gone, and its file by a job', async (_, leave) => {
    const { hanna, zoe, key } = await shown();
    await leave(hanna, zoe.id);
    expect(await open(key, hanna)).toBeUndefined();
    expect(await goingFiles()).toContain(photoFile(key));
  });

  test('who goes leaves a photo that a sister shows too', async () => {
    const { hanna, zoe, key, photoUrl } = await shown();
    await newChild(database, hanna, { name: 'Ida', description: '', photoUrl });
    await inTransaction(database, (tx) => removeChild(tx, hanna, zoe.id));
    expect(await open(key, hanna)).toBeDefined();
  });
});
