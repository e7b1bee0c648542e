import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptId } from './kept-id.ts';

const [first, second, third] = [0, 1, 2].map(() => crypto.randomUUID()) as [string, string, string];
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a form that is opened again is about the same child, until that child is in the family', () => {
  expect(keptId(first, [])).toBe(first);
  expect(keptId(second, [third])).toBe(first);
  expect(keptId(second, [third, first])).toBe(second);
  expect(keptId(third, [first])).toBe(second);
});

test('what is no id is not believed, and a browser that keeps nothing is no matter', () => {
  kept.set('wonderling-child-to-be', 'the neighbors');
  expect(keptId(first, [])).toBe(first);
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(keptId(second, [])).toBe(second);
});
