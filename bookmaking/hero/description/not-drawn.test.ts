import { expect, test } from 'vitest';
import { aHundredDescriptions } from './a-hundred-descriptions.ts';
import { notDrawn } from './not-drawn.ts';

test.each<[string, string[]]>([
  ['brown hair, braces, and a little scar on her chin', ['braces', 'little scar']],
  ['Blue eyes. Red wellies, striped top.', ['red wellies', 'striped']],
  ['piebald hair', ['piebald hair']],
  ['no braces, she never wears earrings', []],
  ['used to have dimples', []],
  ['her dad has a scar. Green eyes', []],
  ['big beautiful eyes and lovely thick hair', []],
  ['black hair, brown eyes, red jumper', []],
  ['', []],
  ['🦕🦕🦕', []],
])('%s', (description, words) => {
  expect(notDrawn(description)).toEqual(words);
});

test('most descriptions leave nothing over, and none more than a line', () => {
  const left = aHundredDescriptions.map(([words]) => notDrawn(words));
  expect(left.filter((words) => words.length === 0).length).toBeGreaterThan(60);
  expect(Math.max(...left.map((words) => words.join(', ').length))).toBeLessThan(60);
});
