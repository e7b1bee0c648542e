import { expect, test } from 'vitest';
import { chosenTheme } from './lamplight.ts';

test.each([
  [null, undefined],
  ['', undefined],
  ['theme=night', 'night'],
  ['session=abc; theme=day; toast=x', 'day'],
  ['mytheme=night', undefined],
  ['theme=nightly', undefined],
  ['theme="><script>', undefined],
])('the cookies %j choose %j', (cookies, theme) => {
  expect(chosenTheme(cookies)).toBe(theme);
});
