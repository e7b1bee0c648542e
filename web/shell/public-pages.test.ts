import { expect, test } from 'vitest';
import { isPublicPath } from './public-pages.ts';

test.each(['/', '/books', '/book/7', '/explore', '/theme/hello-world', '/activity/a-1', '/help'])(
  '%s may be found',
  (path) => {
    expect(isPublicPath(path)).toBe(true);
  },
);

test.each([
  '/book/7/preview',
  '/login',
  '/signup',
  '/profile',
  '/cart',
  '/orders',
  '/collections',
  '/onboarding',
  '/checkout/confirmation',
  '/auth/callback',
  '/admin',
  '/admin/orders',
  '/sandbox/inbox',
  '/nowhere',
  '/booksellers',
  '/book',
  '/book/01',
  '/book/1e0',
  '/book/%31',
  '/theme/%68ello-world',
])('%s may not', (path) => {
  expect(isPublicPath(path)).toBe(false);
});
