import { expect, test } from 'vitest';
import { nameFace } from './name-face.ts';

test('a name is cut out of a face once, however many covers ask at once', async () => {
  const [first, second] = await Promise.all([nameFace('dela', 'Maya'), nameFace('dela', 'Maya')]);
  expect(first).toMatch(/^data:font\/woff2;base64,/);
  expect(second).toBe(first);
  expect(nameFace('dela', 'Maya')).toBe(nameFace('dela', 'Maya'));
});

test('another face and another name are other letters', async () => {
  const maya = await nameFace('dela', 'Maya');
  expect(await nameFace('fira', 'Maya')).not.toBe(maya);
  expect(await nameFace('dela', 'Łucja')).not.toBe(maya);
});
