import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { ForgedEvent, UnreadableEvent } from '#services/signed-event.ts';
import { type JobOrder, PrinterAway, PrinterRefused } from '#shop/print-partner.ts';
import { smallCover, smallInterior } from '#tests/support/print-files.ts';
import { freePort, runSandbox } from '#tests/support/run-sandbox.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { printPartner } from './print-partner.ts';
import { readPrinterEvent } from './read-event.ts';

const database = await openTestDatabase();
const sandbox = await runSandbox(database.url);
const account = {
  ...sandbox.settings.printing,
  apiUrl: `${sandbox.url}/printing`,
  product: '0850X0850.FC.PRE.CW.080CW444.MXX',
  phone: '+1 555 010 0100',
  mail: 'orders@wonderling.example',
};
const partner = printPartner(account);
const { pool } = database.connect();

/** Answers as told, at an address of its own. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const interior = await smallInterior();
const cover = await smallCover();
const spoilt = await smallInterior({ seeThrough: true });
const files = await serve((request, response) => {
  const bytes = { '/interior': interior, '/cover': cover, '/spoilt': spoilt }[request.url!]?.bytes;
  response.writeHead(bytes ? 200 : 404).end(bytes);
});

const to = {
  recipient: 'Maya Lindqvist',
  addressLine1: '7 Nightingale Row',
  addressLine2: '',
  city: 'Portland',
  state: 'Oregon',
  postalCode: '97201',
  countryCode: 'US',
  phoneNumber: '',
};
const order = (externalId: string, other: Partial<JobOrder['lines'][number]> = {}): JobOrder => ({
  externalId,
  lines: [
    {
      externalId: `line of ${externalId}`,
      title: 'Maya and the Very Slow Parade',
      quantity: 1,
      interior: { url: `${files}/interior`, md5: interior.md5 },
      cover: { url: `${files}/cover`, md5: cover.md5 },
      ...other,
    },
  ],
  to,
  level: 'MAIL',
});
const press = (path: string) =>
  fetch(`${sandbox.url}/sandbox/printing/${path}`, { method: 'POST', redirect: 'manual' });
const becomes = (id: number, status: string) =>
  expect.poll(async () => (await partner.findJob(id))?.statusName).toBe(status);

test('a price, the ways and the days to a country, and the sheet of the cover', async () => {
  const request = { to: { countryCode: 'US' }, lines: [{ interiorPages: 32, quantity: 1 }] };
  // 10.75 + 32 x 0.21 + 0.75 + 4.69
  expect(await partner.quote({ ...request, level: 'MAIL' })).toEqual({ cents: 2291 });
  const [mail] = await partner.findShippingOptions({ ...request, level: 'MAIL' });
  expect(mail).toEqual({
    level: 'MAIL',
    cents: 469,
    isTraceable: false,
    days: { least: 8, most: 15 },
  });
  expect(await partner.findCoverSheet(32)).toEqual({ width: 482.6, height: 260.35 });
});

test('every country has a price or no way, from its two letters alone', async () => {
  for (const countryCode of [
    'GB',
    'DE',
    'FR',
    'CA',
    'AU',
    'JP',
    'BR',
    'KR',
    'MX',
    'IT',
    'ZA',
    'IS',
  ]) {
    const request = { to: { countryCode }, lines: [{ interiorPages: 32, quantity: 2 }] };
    expect((await partner.quote({ ...request, level: 'MAIL' })).cents).toBeGreaterThan(3000);
  }
  const nowhere = { to: { countryCode: 'KP' }, lines: [{ interiorPages: 32, quantity: 1 }] };
  expect(await partner.findShippingOptions({ ...nowhere, level: 'MAIL' })).toEqual([]);
  await expect(partner.quote({ ...nowhere, level: 'MAIL' })).rejects.toThrow(PrinterRefused);
});

test('a file is looked at before anything is ordered', async () => {
  const begun = await partner.startFileCheck({
    part: 'interior',
    url: `${files}/spoilt`,
    interiorPages: 32,
  });
  expect(begun.state).toBe('running');
  await expect
    .poll(() => partner.findFileCheck('interior', begun.id))
    .toMatchObject({ state: 'failed', errors: [expect.stringContaining('transparency')] });
  const good = await partner.startFileCheck({
    part: 'cover',
    url: `${files}/cover`,
    interiorPages: 32,
  });
  await expect
    .poll(async () => (await partner.findFileCheck('cover', good.id)).state)
    .toBe('passed');
});

test('a job is accepted once its files were fetched, and found again by our own name', async () => {
  const job = await partner.createJob(order('wl-found-1'));
  expect(job).toMatchObject({ externalId: 'wl-found-1', status: 'CREATED', isCancellable: true });
  await becomes(job.id, 'PRODUCTION_DELAYED');
  await partner.createJob(order('wl-found-10'));
  const found = await partner.findJobs('wl-found-1');
  expect(found.map(({ id }) => id)).toEqual([job.id]);
  expect(found[0]).toMatchObject({ cents: 2291, lines: [{ externalId: 'line of wl-found-1' }] });
  expect(await partner.findJobs('wl-never')).toEqual([]);
  expect(await partner.findJob(999)).toBeUndefined();
});

test('it moves by presses, and cannot be canceled once it is ready', async () => {
  const { id } = await partner.createJob(order('wl-moves-1'));
  await becomes(id, 'PRODUCTION_DELAYED');
  await press(`${id}/next`);
  await expect(partner.cancelJob(id)).rejects.toThrow(PrinterRefused);
  await press(`${id}/next`);
  await press(`${id}/next`);
  expect(await partner.findJob(id)).toMatchObject({
    status: 'SHIPPED',
    lines: [{ trackingUrl: expect.stringContaining('https://') }],
  });
  await press(`${id}/next`);
  await becomes(id, 'DELIVERED');
  const other = await partner.createJob(order('wl-moves-2'));
  await partner.cancelJob(other.id);
  await becomes(other.id, 'CANCELED');
});

test.each([
  ['another md5', { interior: { url: `${files}/interior`, md5: cover.md5 } }, 'md5sum'],
  ['nothing under the link', { cover: { url: `${files}/gone?t=secret`, md5: cover.md5 } }, '404'],
  [
    'a page that is no cover',
    { cover: { url: `${files}/interior`, md5: interior.md5 } },
    'single page',
  ],
  ['live transparency', { interior: { url: `${files}/spoilt`, md5: spoilt.md5 } }, 'transparency'],
])('%s is rejected with its reason, and without the link', async (what, line, reason) => {
  const { id } = await partner.createJob(order(`wl-${what}`, line));
  await becomes(id, 'REJECTED');
  const messages = (await partner.findJob(id))!.lines[0]!.messages.join();
  expect(messages).toContain(reason);
  expect(messages).not.toContain('http');
});

test('what is refused is told field by field', async () => {
  const long = { ...order('wl-long-1'), to: { ...to, city: 'x'.repeat(31), state: 'Nowhere' } };
  const refused = await partner.createJob(long).catch((error) => error);
  expect(refused).toBeInstanceOf(PrinterRefused);
  expect(refused.reasons.join()).toContain('shipping_address.city: Ensure this field');
  expect(refused.message).not.toContain('xxx');
  expect(await partner.findJobs('wl-long-1')).toEqual([]);
});

test('an answer that is lost, HTML, and a partner that is away are PrinterAway; the lost job is found', async () => {
  await press('troubles/lose_answer/1');
  await expect(partner.createJob(order('wl-lost-1'))).rejects.toThrow(PrinterAway);
  expect(await partner.findJobs('wl-lost-1')).toHaveLength(1);
  await press('troubles/html_500/1');
  await expect(partner.createJob(order('wl-html-1'))).rejects.toThrow(PrinterAway);
  expect(await partner.findJobs('wl-html-1')).toEqual([]);
  const odd = printPartner({ ...account, product: '0850X0850.FC.PRE.CW.999XX999.MXX' });
  await expect(odd.findCoverSheet(32)).rejects.toThrow(PrinterAway);
  await press('troubles/away/1');
  await expect(partner.findJobs('wl-lost-1')).rejects.toThrow(PrinterAway);
  await press('troubles/away/0');
  const nobody = printPartner({ ...account, apiUrl: `http://127.0.0.1:${await freePort()}` });
  await expect(nobody.findJob(1)).rejects.toThrow('ECONNREFUSED');
  const stranger = printPartner({ ...account, secret: 'wrong' });
  await expect(stranger.findJob(1)).rejects.toThrow('No token: HTTP 401');
});

test('one token for many calls, and one more when it was revoked', async () => {
  await press('revoke-tokens');
  await Promise.all(Array.from({ length: 10 }, () => partner.findJob(1)));
  const { rows } = await pool.query('select count(*)::int as tokens from sandbox.print_tokens');
  expect(rows).toEqual([{ tokens: 1 }]);
});

test('events are armed, armed again, and signed; five that nobody takes switch them off', async () => {
  const heard: { body: Buffer; signature: string }[] = [];
  let answer = 200;
  const shop = await serve(async (request, response) => {
    const body = Buffer.from(await text(request));
    heard.push({ body, signature: String(request.headers['lulu-hmac-sha256']) });
    response.writeHead(answer).end();
  });
  expect(await partner.armEvents(`${shop}/hook`)).toBe(true);
  expect(await partner.armEvents(`${shop}/hook`)).toBe(false);
  const { id } = await partner.createJob(order('wl-events-1'));
  await expect.poll(() => heard.length).toBe(1);
  expect(readPrinterEvent({ ...heard[0]!, secret: account.secret })).toBe(id);

  answer = 500;
  await becomes(id, 'PRODUCTION_DELAYED');
  for (let n = 0; n < 5; n += 1) await press(`${id}/send-again`);
  await expect.poll(() => partner.armEvents(`${shop}/hook`), { timeout: 25_000 }).toBe(true);
});

test('an event may be signed in hexadecimal or in base64, and by nobody else', () => {
  const body = Buffer.from(JSON.stringify({ topic: 'PRINT_JOB_STATUS_CHANGED', data: { id: 7 } }));
  const sign = (secret: string, encoding: 'hex' | 'base64', what = body) =>
    createHmac('sha256', secret).update(what).digest(encoding);
  for (const encoding of ['hex', 'base64'] as const) {
    expect(readPrinterEvent({ body, signature: sign('s', encoding), secret: 's' })).toBe(7);
    const forged = { body, signature: sign('another', encoding), secret: 's' };
    expect(() => readPrinterEvent(forged)).toThrow(ForgedEvent);
  }
  for (const signature of ['', 'x', '==', 'f'.repeat(63)]) {
    expect(() => readPrinterEvent({ body, signature, secret: 's' })).toThrow(ForgedEvent);
  }
  const odd = Buffer.from('{"topic": 1}');
  const signed = { body: odd, signature: sign('s', 'hex', odd), secret: 's' };
  expect(() => readPrinterEvent(signed)).toThrow(UnreadableEvent);
});

test('the page shows jobs and what can be wrong, and its presses move them', async () => {
  const page = await (await fetch(`${sandbox.url}/sandbox/printing`)).text();
  expect(page).toContain('Maya and the Very Slow Parade');
  expect(page).toContain('nothing is printed');
});
