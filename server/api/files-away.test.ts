import { afterAll, afterEach, expect, test } from 'vitest';
import { keepFilesInStore } from '#services/files/object-store.ts';
import { FilesAway } from '#shop/files.ts';
import { picture } from '#tests/support/awkward-photos.ts';
import { shelve } from '#tests/support/family.ts';
import { fullFamily, person } from '#tests/support/full-family.ts';
import { openObjectStore } from '#tests/support/object-store.ts';
import { serveApi } from '#tests/support/serve-api.ts';
import { openStoreLine } from '#tests/support/store-line.ts';

const api = await serveApi();
const store = await openObjectStore();
const line = await openStoreLine(store);
api.shop.files = keepFilesInStore(line.store);
afterAll(() => store.close());
afterEach(() => {
  line.treat = () => 'pass';
});

await shelve(api.database, 1);
const family = await fullFamily(api, 1);
const photo = await picture(300, 200).png().toBuffer();
const full = () => ({ status: 507, code: 'InsufficientStorage' }) as const;

const ask = (path: string, token = family.parent.token) =>
  fetch(`${api.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
function upload(token: string): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(photo)], 'zoe.png', { type: 'image/png' }));
  form.set('child_name', 'Zoë');
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${api.url}/api/storage/child_photos`, { method: 'POST', headers, body: form });
}
const photosOf = async (userId: string) =>
  (await api.database.pool.query('select key from child_photos where user_id = $1', [userId])).rows;

test('an upload is refused in kind words, leaves nothing, and can be sent again', async () => {
  const { caller, token } = await person(api);
  line.treat = full;
  const refused = await upload(token);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  const details = "We can't save photos right now. Please try again in a minute.";
  expect(await refused.json()).toEqual({
    defined: true,
    code: 'PHOTO_NOT_KEPT',
    status: 503,
    message: `Failed to upload photo: ${details}`,
    data: { details },
  });
  expect(await photosOf(caller.userId)).toEqual([]);
  // The store may carry it out after all; what it then holds is removed.
  const { rows: jobs } = await api.database.pool.query(
    `select run_at > now() + interval '10 seconds' as later from graphile_worker._private_jobs
      where payload ->> 'key' like $1`,
    [`child_photos/${caller.userId}/%`],
  );
  expect(jobs).toEqual([{ later: true }]);

  line.treat = () => 'pass';
  expect((await upload(token)).status).toBe(201);
  expect(await photosOf(caller.userId)).toHaveLength(1);
});

test.each([
  ['a photo', `/storage/child_photos/${family.photoKey}`],
  ['a preview', `/storage/book_previews/${family.requestId}`],
  ['a bought book', `/storage/order_books/${family.orderId}`],
  ['the copy of all data', '/account/export'],
])('%s that cannot be fetched is away, neither missing nor broken', async (_, path) => {
  line.treat = full;
  const away = await ask(path);
  expect(away.status).toBe(503);
  expect(away.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await away.json()).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: "We can't reach our pictures right now. Please try again in a few seconds.",
  });
  line.treat = () => 'pass';
  expect((await ask(path)).status).toBe(200);
});

test('more uploads to a slow store than there are connections of the database hold up nobody', async () => {
  const { token } = await person(api);
  line.treat = ({ method }) => (method === 'PUT' ? { afterMs: 4_000 } : 'pass');
  line.calls = 0;
  const uploads = Array.from({ length: 12 }, () => upload(token));
  await expect.poll(() => line.calls).toBe(12);
  const begun = Date.now();
  expect((await ask('/children')).status).toBe(200);
  expect(Date.now() - begun).toBeLessThan(3_000);
  const answers = await Promise.all(uploads);
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
});

test('an account that is deleted while its photo is on the way to a slow store keeps none', async () => {
  const { caller, token } = await person(api);
  let arrived = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  line.treat = ({ method }) => {
    if (method !== 'PUT') return 'pass';
    arrived();
    return { afterMs: 1_000 };
  };
  const late = upload(token);
  await onItsWay;
  const gone = await fetch(`${api.url}/api/account`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(gone.ok).toBe(true);
  expect((await late).status).toBe(401);
  const { rows: jobs } = await api.database.pool.query(
    `select run_at <= now() as now from graphile_worker._private_jobs
      where payload ->> 'key' like $1 order by id`,
    [`child_photos/${caller.userId}/%`],
  );
  // At once with the account, once more in case the upload is cut off, and by the upload itself.
  expect(jobs).toEqual([{ now: true }, { now: false }, { now: true }]);
});

test('what is said of a store that is away names no child', async () => {
  line.treat = full;
  const error = await api.shop.files
    .read('child_photos/0b6e/zoe_1.jpg')
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FilesAway);
  expect(String((error as Error).stack)).not.toContain('zoe');
});
