import { expect, test } from 'vitest';
import { countWords } from './word-count.ts';

test.each([
  ['', 0],
  ['Swish… swish…', 2],
  ['DING-DING-DING! And it wasn’t him.', 5],
  ['“Honk,” said the goose.\n“Mmf.”', 5],
])('%j', (text, words) => {
  expect(countWords([{ text, isName: false }])).toBe(words);
});

test('a name is one word, however many it is written with', () => {
  const runs = [
    { text: 'It was ', isName: false },
    { text: 'Mary Jane', isName: true },
    { text: '’s bus.', isName: false },
  ];
  expect(countWords(runs)).toBe(4);
});
