import sharp from 'sharp';
import { expect, test } from 'vitest';
import { someReader } from '#bookmaking/testing/readers.ts';
import { pictureSheet } from '#services/photos/picture-sheet.ts';
import { drawCover } from './draw-cover.ts';

const zoe = { ...someReader({ name: 'Zoë', seed: 'zoe', traits: { skin: 'fair' } }), photo: null };
const theo = {
  ...someReader({ name: 'Theo', seed: 'theo', traits: { skin: 'deep' } }),
  photo: null,
};
const slug = 'boots-for-an-octopus';

test('the cover of an order shows its own reader, and the same one every time', async () => {
  const [first, again, other] = await Promise.all(
    [zoe, zoe, theo].map((reader) => drawCover(pictureSheet, { slug, reader })),
  );
  const { format, width, height } = await sharp(first!).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 320, height: 320 });
  expect(Buffer.from(first!).equals(again!)).toBe(true);
  expect(Buffer.from(first!).equals(other!)).toBe(false);
});

test('a book that nobody wrote has none', async () => {
  expect(await drawCover(pictureSheet, { slug: 'gone', reader: zoe })).toBeUndefined();
});
