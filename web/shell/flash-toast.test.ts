import { expect, test } from 'vitest';
import { redirectWithToast, takeFlashToast } from './flash-toast.ts';

const toast = {
  title: 'Access Denied',
  description: "You don't have permission; not yet",
  variant: 'destructive',
} as const;

test('a toast travels with a redirect to the next page, once', () => {
  const answer = redirectWithToast('/', toast);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/');
  const [cookie] = answer.headers.getSetCookie()[0]!.split(';');

  const taken = takeFlashToast(`theme=night; ${cookie}; other=1`);
  expect(taken?.toast).toEqual(toast);
  expect(taken?.clear).toContain('Max-Age=0');
});

test('further headers of the redirect are kept', () => {
  const answer = redirectWithToast('/books', toast, { 'Set-Cookie': 'session=1' });
  expect(answer.headers.getSetCookie()).toHaveLength(2);
});

test.each([
  ['no cookie at all', null],
  ['no such cookie', 'mytoast=x; theme=day'],
  ['nonsense', 'toast=%E0%A4%A'],
  ['no JSON', 'toast=hello'],
  ['JSON that is no toast', `toast=${encodeURIComponent('{"title":5}')}`],
  ['JSON null', 'toast=null'],
])('%s is no toast', (_what, cookies) => {
  expect(takeFlashToast(cookies)).toBeUndefined();
});

test('an unknown variant is shown as a plain toast', () => {
  const value = encodeURIComponent(JSON.stringify({ title: 'Hello', variant: 'shiny' }));
  expect(takeFlashToast(`toast=${value}`)?.toast.variant).toBe('default');
});
