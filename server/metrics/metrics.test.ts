import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { openJobMetrics } from './job-metrics.ts';
import { nameRoutes } from './name-route.ts';
import { mayRead } from './show-metrics.ts';
import { openWebMetrics } from './web-metrics.ts';

const page = (id: string, path: string | undefined, parentId = 'root') => ({ id, path, parentId });
const pages = {
  root: { id: 'root' },
  home: page('home', undefined),
  book: page('book', 'book/:bookId'),
  admin: page('admin', 'admin'),
  adminOrders: page('adminOrders', 'orders', 'admin'),
  lost: page('lost', '*'),
} as unknown as ServerBuild['routes'];

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/book/7', '/book/:bookId'],
  ['/book/7.data', '/book/:bookId'],
  ['/admin/orders', '/admin/orders'],
  ['/api/children/6f1c7c55-6d4b-4f0e-9d7e-3f1f0a1b2c3d', '/api/children/:id'],
  ['/api/storage/child_photos/me/zoe_1.jpg', '/api/storage/child_photos/:user_id/:file'],
  ['/assets/root-abc123.js', '/assets/*'],
  ['/wp-login.php', 'other'],
  ['/book/7/zoe', 'other'],
])('%s is counted as %s', (path, route) => {
  expect(nameRoutes(pages)(path)).toBe(route);
});

test('figures that the database would give are left out while it is away', async () => {
  const figures = openWebMetrics(connect('postgres://nobody@127.0.0.1:1/none'));
  figures.noteRequest({ method: 'GET', route: '/books', status: 200, seconds: 0.02 });
  figures.noteWebhook('forged');
  const text = await figures.registry.metrics();
  expect(text).toContain('wonderling_requests_total{method="GET",route="/books",status="200"} 1');
  expect(text).toContain('wonderling_request_seconds_bucket{le="0.025",route="/books"} 1');
  expect(text).toContain('wonderling_webhooks_total{outcome="forged"} 1');
  expect(text).toContain('wonderling_pool_connections{state="idle"} 0');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

test('a job is timed, done or failed, and fails as before', async () => {
  const { registry, timed } = openJobMetrics();
  const { make_preview, make_book } = timed({
    make_preview: async () => {},
    make_book: async () => {
      throw new Error('no paper');
    },
  });
  await make_preview!({}, {} as never);
  await expect(make_book!({}, {} as never)).rejects.toThrow('no paper');
  const text = await registry.metrics();
  expect(text).toContain('wonderling_job_seconds_count{task="make_preview",outcome="done"} 1');
  expect(text).toContain('wonderling_job_seconds_count{task="make_book",outcome="failed"} 1');
});

const TOKEN = 'a token of the operator';
const home = 'http://127.0.0.1:3000';
const street = 'https://shop.example.com';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
test.each([
  ['this machine, of its own shop', home, undefined, '127.0.0.1', {}, true],
  ['this machine by IPv6', home, undefined, '::ffff:127.0.0.1', {}, true],
  ['another machine', home, undefined, '203.0.113.9', {}, false],
  ['a tunnel on this machine, for anybody', home, undefined, '127.0.0.1', { via: '1.1 t' }, false],
  ['a page whose name was led here', home, undefined, '127.0.0.1', { host: 'evil.example' }, false],
  ['a proxy on this machine, for anybody', street, undefined, '127.0.0.1', {}, false],
  ['whoever has the token', street, TOKEN, '203.0.113.9', bearer(TOKEN), true],
  ['whoever has another', street, TOKEN, '203.0.113.9', bearer('a token'), false],
  ['this machine without the token', home, TOKEN, '127.0.0.1', {}, false],
])('%s', (_, publicUrl, token, remoteAddress, headers, may) => {
  const asked = new IncomingMessage(new Socket());
  Object.defineProperty(asked.socket, 'remoteAddress', { value: remoteAddress });
  asked.headers = { host: '127.0.0.1:3000', ...headers };
  expect(mayRead({ token, publicUrl }, asked)).toBe(may);
});
