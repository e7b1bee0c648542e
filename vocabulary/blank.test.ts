import { expect, test } from 'vitest';
import { isBlank } from './blank.ts';

test.each([
  ['nothing', ''],
  ['spaces and line ends', ' \t\r\n\u00a0\u3000'],
  ['a zero-width space', '\u200b'],
  ['joiners', '\u200c\u200d\u2060'],
  ['a soft hyphen', '\u00ad'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['an empty braille cell', '\u2800'],
  ['marks of direction', '\u200e\u200f\u202e\u2066\u061c'],
  ['a selector without a letter', '\ufe0f'],
  ['a byte order mark', '\ufeff'],
])('%s is blank', (_what, text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', ' a ', '\u202ea', '.', '\u0301', '🦖', 'م', '\u200bي'])(
  '%j can be seen',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
