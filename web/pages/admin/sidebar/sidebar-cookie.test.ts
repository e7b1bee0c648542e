import { expect, test } from 'vitest';
import { isFolded, sidebarCookie } from './sidebar-cookie.ts';

test.each([
  [null, false],
  ['', false],
  ['sidebar=open', false],
  ['sidebar=folded', true],
  ['theme=night; sidebar=folded; toast=x', true],
  ['mysidebar=folded', false],
  ['sidebar=foldedly', false],
])('the cookies %j: folded is %j', (cookies, folded) => {
  expect(isFolded(cookies)).toBe(folded);
});

test('what is kept is read back, and kept for 7 days', () => {
  for (const folded of [true, false]) {
    const [pair, ...rules] = sidebarCookie(folded).split('; ');
    expect(isFolded(pair!)).toBe(folded);
    expect(rules).toContain(`Max-Age=${7 * 24 * 60 * 60}`);
    expect(rules).toContain('Path=/admin');
  }
});
