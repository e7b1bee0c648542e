import { data } from 'react-router';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openViewport } from '#web/ui/toast.ts';
import { showResultToasts } from './result-toasts.ts';

const shown: string[] = [];
const close = openViewport(({ title }) => shown.push(title));
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
