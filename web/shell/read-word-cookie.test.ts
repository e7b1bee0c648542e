import { expect, test } from 'vitest';
import { LAMP } from './lamplight.ts';
import { readWordCookie } from './read-word-cookie.ts';

test.each([
  [null, undefined],
  ['', undefined],
  ['theme=night', 'night'],
  ['session=abc; theme=day; toast=x', 'day'],
  ['mytheme=night', undefined],
  ['theme=nightly', undefined],
  ['theme=', undefined],
  ['theme=%E0%A4%A', undefined],
  ['theme=ü', undefined],
  ['theme="><script>', undefined],
])('the cookies %j choose %j', async (cookies, theme) => {
  expect(await readWordCookie(LAMP, cookies)).toBe(theme);
});
