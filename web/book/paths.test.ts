import { expect, test } from 'vitest';
import { lookFor, previewPath } from './paths.ts';

test('a child who was added on the way is looked at, and what was pressed before goes on', () => {
  expect(lookFor(previewPath(1), 'c1')).toBe('/book/1/preview?child=c1');
  const asked = previewPath(1, undefined, true);
  expect(lookFor(asked, 'c1')).toBe('/book/1/preview?child=c1&generate=true');
});

test('any other page is left as it is', () => {
  for (const path of ['/cart', '/book/1', '/book/1/preview?child=c2', '/book/x/preview']) {
    expect(lookFor(path, 'c1')).toBe(path);
  }
});
