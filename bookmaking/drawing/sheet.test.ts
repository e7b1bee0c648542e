import { expect, test } from 'vitest';
import { clip, linear, sheet } from './sheet.ts';

const box = [0, 0, 10, 10] as const;

test('ids carry the sheet’s prefix, so that two drawings can share a web page', () => {
  const draw = (): string => clip('M0 0h1Z', `<path fill="${linear([[0, '#ffffff']])}"/>`);
  const [one, two] = [sheet('a', box, draw), sheet('b', box, draw)];
  expect(one.match(/id="(\w+)"/g)).toEqual(['id="a0"', 'id="a1"']);
  expect(two).not.toMatch(/"a\d"|#a\d/);
});

test('the same gradient is defined once', () => {
  const drawn = sheet('a', box, () => linear([[0, '#ffffff']]) + linear([[0, '#ffffff']]));
  expect(drawn.match(/<linearGradient/g)).toHaveLength(1);
});

test('a gradient outside a sheet is a mistake that shows', () => {
  expect(() => linear([[0, '#ffffff']])).toThrow(/outside a sheet/);
  expect(() =>
    sheet('a', box, () => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(() => linear([[0, '#ffffff']])).toThrow(/outside a sheet/);
});
