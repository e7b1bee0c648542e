import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { serveShop } from '#tests/support/serve-shop.ts';
import { signInByMail } from '#tests/support/sign-in.ts';

/**
 * What strangers send that is wrong, against the whole web process: it is refused by its name, and neither the log nor
 * the figures call it a mistake of ours. The shop stands behind a proxy that ends TLS, as in production.
 */
const HOME = 'https://shop.example';
const shop = await serveShop({ publicUrl: HOME });
await shelveTitles(shop.database);

const ask = (path: string, init?: RequestInit) =>
  fetch(new URL(path, shop.url), { redirect: 'manual', ...init });
const { token } = await signInByMail(ask, shop.mailbox, { email: 'parent@example.com' });
const signedIn = { authorization: `Bearer ${token}` };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

type Sent = { headers?: Record<string, string>; body?: string };
/** Not with fetch, which knows better than to send some of this. */
async function send(method: string, path: string, { headers, body }: Sent = {}) {
  const asked = request(shop.url + path, { method, headers, agent: false });
  asked.end(body);
  const [answer] = await once(asked, 'response');
  const said = await text(answer);
  return { status: answer.statusCode, allow: answer.headers.allow, said };
}

type Line = { level: number; msg: string; path: string; status: number; method: string };
let before = 0;
beforeEach(() => {
  before = shop.logged().length;
});
const lines = (): Line[] =>
  shop
    .logged()
    .slice(before)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
/** That nothing was logged or counted as ours. */
function expectNoBlame(): void {
  const blamed = lines().filter(({ level, status }) => level >= 40 || status >= 500);
  expect(blamed).toEqual([]);
}

describe('a method that an address does not know', () => {
  test.each([
    ['PUT', '/login', 'GET, HEAD, POST'],
    ['PATCH', '/login.data', 'GET, HEAD, POST'],
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/_root.data', 'GET, HEAD'],
    ['DELETE', '/book/1', 'GET, HEAD'],
    ['TRACE', '/books', 'GET, HEAD'],
    ['OPTIONS', '/books', 'GET, HEAD'],
    ['PROPFIND', '/profile', 'GET, HEAD, POST'],
    ['GET', '/book/1/cart', 'POST'],
    ['POST', '/robots.txt', 'GET, HEAD'],
    ['POST', '/assets/any.js', 'GET, HEAD'],
    ['PUT', '/covers/any.webp', 'GET, HEAD'],
    ['POST', '/icon.svg', 'GET, HEAD'],
    ['PUT', '/api/books', 'GET'],
    ['POST', '/api/books/1', 'GET'],
    ['TRACE', '/api/orders', 'GET'],
    ['POST', '/api', 'GET, HEAD'],
    ['GET', '/api/auth/sign-out', 'POST'],
    ['GET', '/api/webhooks/stripe', 'POST'],
    ['POST', '/healthz', 'GET, HEAD'],
  ])('%s %s: 405, and which it knows', async (method, path, allow) => {
    const { status, allow: said } = await send(method, path);
    expect([status, said]).toEqual([405, allow]);
    expectNoBlame();
  });

  test.each([
    ['POST', '/nowhere'],
    ['DELETE', '/nowhere.data'],
    ['PUT', '/api/nowhere'],
  ])('%s %s: 404, because nothing is there', async (method, path) => {
    expect((await send(method, path)).status).toBe(404);
    expectNoBlame();
  });
});

describe('what is no form', () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  test.each<[string, string, Sent, number]>([
    ['JSON', '/login', { headers: { 'content-type': 'application/json' }, body: '{}' }, 415],
    ['text', '/cart', { headers: { 'content-type': 'text/plain' }, body: 'a=b' }, 415],
    ['nothing', '/profile.data', {}, 415],
    ['parts without a border', '/orders', { headers: multipart, body: '--y' }, 400],
    [
      'a border that is not named',
      '/orders',
      { headers: { 'content-type': 'multipart/form-data' } },
      400,
    ],
    ['two megabytes', '/login', { headers: FORM, body: 'x'.repeat(2 ** 21) }, 413],
  ])('%s, to %s', async (_, path, sent, status) => {
    expect((await send('POST', path, sent)).status).toBe(status);
    expectNoBlame();
  });
});

test.each(['/book/%E0%A4%A', '/%', '/theme/%ff'])('%s cannot be read: 400', async (path) => {
  const warned = vi.spyOn(console, 'warn');
  expect((await send('GET', path)).status).toBe(400);
  expect(warned).not.toHaveBeenCalled();
  expectNoBlame();
});

describe('a null byte is refused by the name of its field', () => {
  const json = { 'content-type': 'application/json', ...signedIn };
  const id = '6f1c7c55-6d4b-4f0e-9d7e-3f1f0a1b2c3d';
  test.each<[string, string, string | undefined, string]>([
    ['GET', '/api/orders?session_id=%00', undefined, 'session_id'],
    ['POST', '/api/functions/check_pdf_url', '{"pdf_url":"a\\u0000b"}', 'pdf_url'],
    ['POST', '/api/auth/magic-link/verify', '{"token":"\\u0000"}', 'token'],
    ['PATCH', `/api/children/${id}`, '{"traits":{"skin":"\\u0000"}}', 'traits.skin'],
  ])('%s %s', async (method, path, body, field) => {
    const { status, said } = await send(method, path, { headers: json, body });
    expect(status).toBe(400);
    expect(JSON.parse(said)).toMatchObject({ code: 'INPUT_INVALID' });
    expect(Object.keys(JSON.parse(said).data.fields)).toContain(field);
    expectNoBlame();
  });

  test('a page that passes one on says what it says of anything unknown', async () => {
    const { status } = await send('GET', '/checkout/confirmation?session_id=%00', {
      headers: signedIn,
    });
    expect(status).toBe(200);
    expectNoBlame();
  });
});

const WAITING = `
  select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where datname = current_database() and not granted`;

describe('a reader who leaves', () => {
  /** Asks, and hangs up once the database has been asked. */
  async function leave(path: string, table: string) {
    const holder = await shop.database.pool.connect();
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    const asked = request(shop.url + path, { headers: signedIn, agent: false });
    asked.on('error', () => {});
    asked.end();
    await vi.waitFor(async () => {
      const { rowCount } = await holder.query(WAITING);
      expect(rowCount).toBeGreaterThan(0);
    });
    asked.destroy();
    await vi.waitFor(() => expect(asked.closed).toBe(true));
    await holder.query('rollback');
    holder.release();
  }
  const noted = () =>
    // On a busy machine a page may take its second.
    vi.waitFor(() => expect(lines().some(({ msg }) => msg === 'request')).toBe(true), 10_000);

  test.each([
    ['/books?x=1', 'books'],
    ['/books.data', 'books'],
    ['/orders', 'orders'],
    ['/api/orders', 'orders'],
    ['/api/auth/get-session', 'sessions'],
  ])('%s: 499 in the log, and nobody is blamed', async (path, table) => {
    await leave(path, table);
    await noted();
    expect(lines().find(({ msg }) => msg === 'request')).toMatchObject({ status: 499 });
    expectNoBlame();
  });

  test.each([
    ['/login', FORM],
    ['/api/children', { 'content-type': 'application/json', ...signedIn }],
    [
      '/api/storage/child_photos',
      { 'content-type': 'multipart/form-data; boundary=x', ...signedIn },
    ],
    ['/api/webhooks/stripe', {}],
    ['/api/auth/magic-link/verify', { 'content-type': 'application/json' }],
  ])('half a body to %s', async (path, headers) => {
    const asked = request(shop.url + path, {
      method: 'POST',
      headers: { ...headers, 'content-length': 1000 },
      agent: false,
    });
    asked.on('error', () => {});
    asked.write('{"half":');
    await vi.waitFor(() => expect(asked.socket?.bytesWritten).toBeGreaterThan(8));
    asked.destroy();
    await noted();
    expectNoBlame();
  });
});

test('a form arrives although the proxy has ended its TLS, with a script and without', async () => {
  const headers = { ...FORM, origin: HOME, host: 'shop.example' };
  for (const path of ['/login', '/login.data']) {
    const { status } = await send('POST', path, { headers, body: 'email=nobody' });
    expect(status, path).toBe(422);
  }
  expectNoBlame();
});

test('after all of this the alarm of docs/deploy.md has counted nothing', async () => {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
  const [, alarming] = /rate\(wonderling_requests_total\{status=~"(.*?)"\}/.exec(guide)!;
  const counted = (await shop.metrics.registry.metrics()).matchAll(
    /^wonderling_requests_total\{.*status="(\d+)"\} \d+$/gm,
  );
  const statuses = new Set(Array.from(counted, ([, status]) => status!));
  expect(statuses).toContain('405');
  expect(statuses).toContain('499');
  expect([...statuses].filter((status) => new RegExp(`^${alarming}$`).test(status))).toEqual([]);
});
