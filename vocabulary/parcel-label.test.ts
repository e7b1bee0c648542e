import { expect, test } from 'vitest';
import { tooLongForLabel, whyNotOnLabel } from './parcel-label.ts';

test.each([
  ['recipient', 35],
  ['address_line_1', 30],
  ['address_line_2', 30],
  ['city', 30],
] as const)('%s has %i characters at most', (line, most) => {
  expect(tooLongForLabel(line, 'a'.repeat(most))).toBeUndefined();
  expect(tooLongForLabel(line, 'a'.repeat(most + 1))).toBe(
    `The label on the parcel has room for ${most} characters here, and this has ${most + 1}. Please shorten it.`,
  );
});

test('characters are counted as the partner counts them', () => {
  // A letter outside of the first plane is one, however long it is for a computer.
  expect(tooLongForLabel('city', '𠮷'.repeat(30))).toBeUndefined();
  // An accent that stands by itself is one more.
  expect(tooLongForLabel('city', 'e\u0301'.repeat(16))).toContain('this has 32');
  // Blanks around a line are not sent.
  expect(tooLongForLabel('city', `  ${'a'.repeat(30)}  `)).toBeUndefined();
});

test('all lines that do not fit are named, and no others', () => {
  const lines = {
    recipient: 'a'.repeat(36),
    address_line_1: '12 Willow Lane',
    city: 'b'.repeat(31),
  };
  expect(Object.keys(whyNotOnLabel(lines))).toEqual(['recipient', 'city']);
});
