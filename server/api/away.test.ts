import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { connect } from '#database/connect.ts';
import type { ShopServices } from './api-context.ts';
import { createApiHandler } from './http.ts';

// Nobody listens there.
const database = connect('postgres://nobody@127.0.0.1:1/none');
const answer = createApiHandler({ database } as ShopServices);
const server = createServer((request, response) => {
  void answer(request, response, { caller: null, report: () => {} });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());

test('a call that meets a database that is away answers 503, and when to come again', async () => {
  const { port } = server.address() as AddressInfo;
  const said = await fetch(`http://127.0.0.1:${port}/api/books/1`);
  expect(said.status).toBe(503);
  expect(said.headers.get('retry-after')).toBe('5');
  expect(await said.json()).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'The shop is away for a moment. Please try again in a few seconds.',
  });
});
