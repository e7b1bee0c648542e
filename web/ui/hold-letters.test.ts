import { expect, test } from 'vitest';
import { holdLetters } from './hold-letters.ts';

/** A field after something was typed into it, with the caret behind that. */
function held(value: string, caret: number, most: number) {
  const box = {
    dispatchEvent: () => true,
    value,
    selectionEnd: caret,
    setSelectionRange: (at: number) => (box.selectionEnd = at),
  };
  holdLetters(box as unknown as HTMLInputElement, most);
  return [box.value, box.selectionEnd];
}

test('what goes beyond the limit is left out of what was typed, not off the end', () => {
  expect(held('abc', 3, 3)).toEqual(['abc', 3]);
  expect(held('abXYc', 4, 3)).toEqual(['abc', 2]);
  expect(held('abcde', 0, 3)).toEqual(['abc', 0]);
  expect(held('🦖🦖🦖🦖', 8, 3)).toEqual(['🦖🦖🦖', 6]);
  expect(held('a👩‍👩‍👧‍👦🦖', 14, 2)).toEqual(['a👩‍👩‍👧‍👦', 12]);
});

test('a field that does not tell where its caret is loses its end', () => {
  const told: string[] = [];
  const dispatchEvent = ({ type }: Event) => told.push(type);
  const box = { value: 'abcd', selectionEnd: null, dispatchEvent };
  holdLetters(box as unknown as HTMLInputElement, 3);
  expect(box.value).toBe('abc');
  expect(told).toEqual(['input']);
});
