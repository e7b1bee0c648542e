import { data } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openViewport } from '#web/ui/toast.ts';
import { showResultToasts } from './result-toasts.ts';

const shown: string[] = [];
const close = openViewport(
  ({ title }) => shown.push(title),
  () => shown.splice(0),
);
beforeEach(() => vi.stubGlobal('window', { location: { pathname: '/cart' } }));
afterAll(close);
afterEach(() => shown.splice(0));

const answered =
  (result: unknown, type: 'data' | 'error' = 'data') =>
  async () => ({
    root: { type: 'data' as const, result: { viewer: null } },
    page: { type, result },
  });
const call = (signal?: AbortSignal) => ({
  request: new Request('http://shop.example/cart', { signal }),
});
const toast = { title: 'Removed from cart' };

test.each([
  ["a loader's answer", { toast }],
  ["an action's, which has a status", data({ toast }, { status: 422 })],
])('the toast in %s is shown once', async (_what, result) => {
  await showResultToasts(call(), answered(result));
  expect(shown).toEqual([toast.title]);
});

test.each([
  ['an answer without a toast', {}],
  ['no answer', undefined],
  ['none with a status', data(null)],
])('%s shows nothing', async (_what, result) => {
  await showResultToasts(call(), answered(result));
  expect(shown).toEqual([]);
});

test('what failed, and what a later click has overtaken, shows nothing', async () => {
  await showResultToasts(call(), answered({ toast }, 'error'));
  await showResultToasts(call(AbortSignal.abort()), answered({ toast }));
  expect(shown).toEqual([]);
});

const refusal = 'A refusal that stays';

test('what was shown before is gone as a form is sent, before there is an answer', async () => {
  shown.push(refusal);
  const request = new Request('http://shop.example/cart', { method: 'POST' });
  await showResultToasts({ request }, async () => {
    expect(shown).toEqual([]);
    return answered({ toast })();
  });
  expect(shown).toEqual([toast.title]);
});

// Once gone with the address that the dialog under it asked for anew: a refused payment then said nothing.
test.each([
  ['goes as another page comes', 'http://shop.example/books', answered({}), []],
  ['stays as its page asks anew', 'http://shop.example/cart?a=b', answered({}), [refusal]],
  [
    'stays as a part of its page asks anew',
    'http://shop.example/book/1/buy',
    async () => ({ buy: { type: 'data' as const, result: {} } }),
    [refusal],
  ],
])('what was shown before %s', async (_what, url, next, left) => {
  shown.push(refusal);
  await showResultToasts({ request: new Request(url) }, next);
  expect(shown).toEqual(left);
});
