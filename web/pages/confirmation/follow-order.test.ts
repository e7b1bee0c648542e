import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '#contract/orders.ts';
// Fetched with the first call, which would take a time of its own that no clock of a test knows.
import '#web/shell/shop-link.ts';
import { followOrder, isAwaited, standOf } from './follow-order.ts';

const order = (status: string, book_status: string | null, is_on_its_way = false) =>
  ({ transaction: { status, is_on_its_way }, book_status }) as Order;
const answered =
  (...orders: Order[]) =>
  async () =>
    Response.json(orders);
const signedOut = async () =>
  Response.json(
    { defined: true, code: 'UNAUTHORIZED', status: 401, message: 'Please sign in.' },
    { status: 401 },
  );

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const page = { hidden: false };
const pending = [order('pending', null, true)];
const follow = (signal = new AbortController().signal) =>
  followOrder({ session_id: 'cs_1' }, standOf(pending), signal);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', { location: { href: 'http://shop.example/checkout/confirmation' } });
  vi.stubGlobal('document', page);
  page.hidden = false;
  fetched.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test('asks after 1, 2, 4 seconds and on, and ends with the first news', async () => {
  fetched.mockImplementation(answered(...pending));
  const done = follow();
  await vi.advanceTimersByTimeAsync(7_500);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(fetched.mock.calls[0]![0].url).toBe('http://shop.example/api/orders?session_id=cs_1');
  fetched.mockImplementation(answered(order('completed', 'waiting')));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await done).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('never waits longer than ten seconds', async () => {
  fetched.mockImplementation(answered(...pending));
  const leaving = new AbortController();
  const done = follow(leaving.signal);
  await vi.advanceTimersByTimeAsync(15_000 + 5 * 10_000);
  expect(fetched).toHaveBeenCalledTimes(9);
  leaving.abort();
  expect(await done).toBe(false);
});

test('goes on when it is offline or the shop fails, and asks nothing while nobody looks', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  fetched.mockImplementationOnce(async () => new Response('no', { status: 502 }));
  fetched.mockImplementation(answered(order('completed', 'made')));
  const done = follow();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  page.hidden = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await done).toBe(true);
});

test('ends where nobody is signed in any more', async () => {
  fetched.mockImplementation(signedOut);
  const done = follow();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await done).toBe(false);
});

test.each([
  ['pending', null, true],
  ['completed', 'waiting', true],
  ['completed', 'failed', true],
  ['completed', 'made', false],
  ['completed', 'photo_missing', false],
  ['expired', null, false],
  ['failed', null, false],
])('%s with its book %s: awaited %s', (status, book, awaited) => {
  expect(isAwaited([order(status, book)])).toBe(awaited);
});
