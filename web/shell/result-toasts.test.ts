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

test.each([
  ['a form is sent', new Request('http://shop.example/cart', { method: 'POST' }), true],
  ['another page is asked for', new Request('http://shop.example/books'), true],
  ['the same page asks for its data again', new Request('http://shop.example/cart?a=b'), false],
])(
  'what was shown before is gone as %s, before there is an answer',
  async (_when, request, goes) => {
    shown.push('A refusal that stays');
    await showResultToasts({ request }, async () => {
      expect(shown).toEqual(goes ? [] : ['A refusal that stays']);
      return answered({ toast })();
    });
    expect(shown).toContain(toast.title);
  },
);
