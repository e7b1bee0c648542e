import { expect, test } from 'vitest';
import type { Run } from '#bookmaking/words/render.ts';
import { aroundRefrain, beforeLast } from './called-out.ts';
import { lettersOf } from './letters-of.ts';

const POND: Run[] = [
  { text: 'Finger. Up.\nAnd it was ', isName: false },
  { text: 'Kofi', isName: true },
  { text: '.\n“Pond!” called Dot.', isName: false },
];

test('the refrain is called out wherever it stands, and what follows is told after it', () => {
  const parts = aroundRefrain(POND, ['And it was Kofi.']);
  expect(parts && [parts.before, parts.called, parts.after].map(lettersOf)).toEqual([
    'Finger. Up.',
    'And it was Kofi.',
    '“Pond!” called Dot.',
  ]);
  expect(parts?.called.map(({ isName }) => isName)).toEqual([false, true, false]);
});

test('without one, a page ends on its last paragraph', () => {
  expect(aroundRefrain(POND, ['No name, no sea'])).toBeUndefined();
  expect(lettersOf(beforeLast(POND).called)).toBe('“Pond!” called Dot.');
  expect(lettersOf(beforeLast(POND).before)).toBe('Finger. Up.\nAnd it was Kofi.');
  expect(beforeLast([{ text: 'HONK!', isName: false }]).before).toEqual([]);
});

test('a refrain in the middle of what somebody says at length is no line to call out, nor is one that opens a page', () => {
  const long = `${'It took a while to get there, as it does. '.repeat(2)}And it was Kofi.`;
  expect(
    aroundRefrain([{ text: `Up.\n${long}`, isName: false }], ['And it was Kofi.']),
  ).toBeUndefined();
  expect(
    aroundRefrain([{ text: 'And it was Kofi.\nUp.', isName: false }], ['And it was Kofi.']),
  ).toBeUndefined();
});
