import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cutPhoto } from '#services/photos/cut.ts';
import { CLOSEST, MIDDLE } from '#vocabulary/photos.ts';
import { movedBy, readCrop, squareOf, writeCrop, zoomedTo } from './crop.ts';

const landscape = { width: 1600, height: 800 };
const portrait = { width: 800, height: 1600 };

describe('moving the photo under its window', () => {
  test('to the right shows what lies farther to the left, as far as the window is wide', () => {
    const { left, side } = squareOf(landscape, movedBy(landscape, MIDDLE, 0.25, 0));
    expect({ left, side }).toEqual({ left: 400 - 200, side: 800 });
  });

  test('stops at the edges, and in a direction without room it stays', () => {
    expect(movedBy(landscape, MIDDLE, 9, 9)).toEqual({ x: 0, y: 0.5, zoom: 1 });
    expect(movedBy(landscape, MIDDLE, -9, -9)).toEqual({ x: 1, y: 0.5, zoom: 1 });
    expect(movedBy(portrait, MIDDLE, 9, 9)).toEqual({ x: 0.5, y: 0, zoom: 1 });
    const close = { x: 0.5, y: 0.5, zoom: 2 };
    expect(movedBy(landscape, close, 9, -9)).toEqual({ x: 0, y: 1, zoom: 2 });
  });

  test('there and back is where it was', () => {
    const start = { x: 0.4, y: 0.6, zoom: 1.5 };
    const back = movedBy(portrait, movedBy(portrait, start, 0.1, 0.05), -0.1, -0.05);
    expect(back.x).toBeCloseTo(start.x, 3);
    expect(back.y).toBeCloseTo(start.y, 3);
  });
});

describe('coming closer', () => {
  const middleOf = (crop: typeof MIDDLE) => {
    const { left, top, side } = squareOf(landscape, crop);
    return [left + side / 2, top + side / 2].map(Math.round);
  };

  test('keeps what is in the middle there', () => {
    const start = { x: 0.2, y: 0.5, zoom: 1 };
    expect(middleOf(zoomedTo(landscape, start, 2.5))).toEqual(middleOf(start));
  });

  test('ends at four times, and going away at the whole square', () => {
    expect(zoomedTo(landscape, MIDDLE, 9).zoom).toBe(CLOSEST);
    expect(zoomedTo(landscape, { x: 1, y: 1, zoom: 3 }, 0.2)).toMatchObject({ zoom: 1, y: 0.5 });
  });
});

test('a form carries a crop as words; the middle and nonsense are none', () => {
  const crop = { x: 0.1234, y: 0, zoom: 2.5 };
  expect(readCrop(writeCrop(crop))).toEqual(crop);
  expect(writeCrop(MIDDLE)).toBe('');
  for (const text of ['', 'x', '1 2', '1 2 3 4', '0 NaN 1', 'null']) {
    expect(readCrop(text)).toBeNull();
  }
});

test('what is shown in the window is what the worker cuts', async () => {
  const crop = { x: 0.8, y: 0.3, zoom: 1.6 };
  // Blue only where the window shows it: a square of blue in a photo of red.
  const { left, top, side } = squareOf(portrait, crop);
  const [width, height] = [Math.round(side), Math.round(side)];
  const blue = await sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const photo = await sharp({ create: { ...portrait, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: Math.round(left), top: Math.round(top) }])
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const { channels } = await sharp(await cutPhoto(photo, crop)).stats();
  expect(channels[0]!.mean).toBeLessThan(2);
  expect(channels[2]!.mean).toBeGreaterThan(252);
});
