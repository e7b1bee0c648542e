import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openHttpLine } from '#tests/support/http-line.ts';
import { lookUpOutside } from './look-up-outside.ts';
import { postEvents } from './post-events.ts';
import { whyNotCallable } from './why-not-callable.ts';

const post = postEvents({ isInsideAllowed: true });
const event = (port: number) => ({
  url: `http://127.0.0.1:${port}/events?key=1`,
  headers: { 'webhook-id': 'one' },
  body: '{"type":"order.paid","smile":"☺"}',
});

test('an event is posted as JSON, letter for letter, and of the answer the status counts', async () => {
  let seen: unknown;
  const line = await openHttpLine(async ({ method, path, headers, body }, answer) => {
    const { 'content-type': type, 'webhook-id': id, cookie } = headers;
    seen = { method, path, type, id, cookie, body: body.toString() };
    answer.writeHead(202, { 'retry-after': 'soon' });
    // Nobody waits for the rest of it.
    answer.write('Thank you');
  });
  expect(await post(event(line.port))).toEqual({ status: 202 });
  expect(seen).toEqual({
    ...{ method: 'POST', path: '/events?key=1', type: 'application/json', id: 'one' },
    ...{ cookie: undefined, body: event(line.port).body },
  });
});

test('nobody is followed elsewhere', async () => {
  let calls = 0;
  const line = await openHttpLine(async (_, answer) => {
    calls += 1;
    answer.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(await post(event(line.port))).toEqual({ status: 307 });
  expect(calls).toBe(1);
});

test('who hangs up, does not listen or does not answer is told apart', async () => {
  const line = await openHttpLine(async () => {
    throw new Error('hangs up');
  });
  expect(await post(event(line.port))).toEqual({
    failure: 'It hung up before it had answered',
  });
  await line.cut();
  expect(await post(event(line.port))).toEqual({ failure: 'Nobody listens there' });
  const slow = await openHttpLine(async () => {
    await wait(2_000, undefined, { ref: false });
  });
  const impatient = postEvents({ isInsideAllowed: true, answerWithinMs: 50 });
  expect(await impatient(event(slow.port))).toEqual({ failure: 'No answer in time' });
});

test('who changes the protocol has answered', async () => {
  const server = createServer((socket) => {
    socket.once('data', () =>
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: tea\r\n\r\n',
      ),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  expect(await post(event((server.address() as AddressInfo).port))).toEqual({ status: 101 });
});

describe('a shop that others can reach calls nobody inside', () => {
  test.each([
    'http://example.com/events',
    'https://127.0.0.1/events',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0.0.0.0/',
    'https://10.0.0.8/',
    'https://172.16.3.4/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:10.0.0.8]/',
    'https://[::10.0.0.8]/',
    'https://[fd00::8]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::a00:8]/',
    'https://localhost/',
    'https://shop.localhost/',
    'https://LOCALHOST./',
    'https://metadata.google.internal/',
    'https://printer.local/',
    'https://user:password@example.com/',
    'ftp://example.com/',
    'example.com',
  ])('%s', async (url) => {
    expect(whyNotCallable(url, false)).toEqual(expect.any(String));
    const answer = await postEvents({ isInsideAllowed: false })({ url, headers: {}, body: '{}' });
    expect(answer).toEqual({ failure: whyNotCallable(url, false) });
  });

  test.each(['https://example.com/events', 'https://93.184.215.14/', 'https://[2606:4700::1]/'])(
    'but %s',
    (url) => expect(whyNotCallable(url, false)).toBeUndefined(),
  );

  test.each([{}, { all: true }, { family: 4 }])(
    'whatever a name leads to at that moment: %o',
    async (options) => {
      const found = await new Promise((resolve) =>
        lookUpOutside('localhost', options, (error, address) => resolve([error?.code, address])),
      );
      expect(found).toEqual(['ADDRESS_INSIDE', []]);
    },
  );
});
