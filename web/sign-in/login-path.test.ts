import { expect, test } from 'vitest';
import { loginPath } from './login-path.ts';

test.each([
  ['/', {}, '/login'],
  ['/cart', {}, '/login?to=%2Fcart'],
  ['/book/1?a=b&c=d', {}, '/login?to=%2Fbook%2F1%3Fa%3Db%26c%3Dd'],
  ['/', { error: 'link' }, '/login?error=link'],
  ['/orders', { error: 'link' }, '/login?error=link&to=%2Forders'],
])('%s with %o is %s', (to, extra, path) => {
  expect(loginPath(to, extra)).toBe(path);
});
