import { createCookie } from 'react-router';
import { expect, test } from 'vitest';
import { redirectWithToast, takeFlashToast } from './flash-toast.ts';

const toast = {
  title: 'Access Denied',
  description: "You don't have permission; not yet – ß",
  variant: 'destructive',
} as const;

test('a toast travels with a redirect to the next page, once', async () => {
  const answer = await redirectWithToast('/', toast);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/');
  const [cookie, ...rules] = answer.headers.get('set-cookie')!.split('; ');
  expect(rules).toEqual(expect.arrayContaining(['Max-Age=60', 'HttpOnly', 'Path=/']));

  const taken = await takeFlashToast(`theme=night; ${cookie}; other=1`);
  expect(taken?.toast).toEqual(toast);
  expect(taken?.clear).toContain('toast=; Max-Age=0; Path=/');
});

/** What a cookie of ours would hold. */
const holding = async (value: unknown) =>
  (await createCookie('toast').serialize(value)).split(';')[0]!;

test.each([
  ['no cookie at all', null],
  ['no such cookie', 'mytoast=x; theme=day'],
  ['nonsense', 'toast=%E0%A4%A'],
  ['no JSON', 'toast=hello'],
  ['JSON that is no toast', await holding({ title: 5 })],
  ['JSON null', await holding(null)],
])('%s is no toast', async (_what, cookies) => {
  expect(await takeFlashToast(cookies)).toBeUndefined();
});

test('an unknown variant is shown as a plain toast', async () => {
  const taken = await takeFlashToast(await holding({ title: 'Hello', variant: 'shiny' }));
  expect(taken?.toast.variant).toBe('default');
});
