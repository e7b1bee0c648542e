import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedNumber, someTimes } from '#tests/support/some-of.ts';
import { wantedPath } from './wanted-path.ts';

const shop = 'https://shop.example.com';

test.each([
  ['/', '/'],
  ['/book/3?child=a%20b#top', '/book/3?child=a%20b#top'],
  ['/onboarding?flow=gift', '/onboarding?flow=gift'],
  ['https://shop.example.com/cart', '/cart'],
  ['/auth/callback?to=%2Fcart', '/cart'],
  ['https://shop.example.com/auth/callback?to=%2Fbook%2F1', '/book/1'],
  ['/login?to=%2Forders', '/orders'],
  ['/loginish', '/loginish'],
  ['/book/../cart', '/cart'],
])('%s leads to %s', (asked, path) => {
  expect(wantedPath(asked, shop)).toBe(path);
});

test.each([
  undefined,
  null,
  7,
  ['/cart'],
  '',
  'cart',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/ /evil.example\n',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/.//evil.example',
  'https://evil.example/cart',
  'https://shop.example.com.evil.example/',
  'https://shop.example.com@evil.example/',
  'https://shop.example.com//evil.example',
  'http://shop.example.com/cart',
  'javascript:alert(1)',
  'data:text/html,x',
  '/login',
  '/signup',
  '/auth/callback?token=x',
  '/api/auth/sign-out',
  '/auth/callback?to=%2F%2Fevil.example',
  '/auth/callback?to=%2Fauth%2Fcallback',
  `/${'a'.repeat(2_000)}`,
])('%j leads home', (asked) => {
  expect(wantedPath(asked, shop)).toBe('/');
});

test('whatever is asked, the answer stays on our site and is answered the same again', () => {
  const pieces = ['/', '\\', '..', '.', '%2e', '//', ':', '@', '?to=', '#', '\t', '\n', '\u0000'];
  const crooked = fc
    .array(fc.oneof(fc.constantFrom(...pieces, 'evil.example', shop, 'login'), fc.string()))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(crooked, fc.webUrl(), fc.string()), (asked) => {
      const path = wantedPath(asked, shop);
      expect(new URL(path, shop).origin).toBe(shop);
      expect(new URL(path, `${shop}/book/1`).origin).toBe(shop);
      expect(path).toMatch(/^\/(?!\/)/);
      expect(wantedPath(path, shop)).toBe(path);
    }),
    { numRuns: someTimes(5_000), seed: seedNumber() },
  );
});
