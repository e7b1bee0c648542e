import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cutPhoto } from './cut.ts';

/** Every point tells where it is: red grows to the right, green downwards. */
const map = (width: number, height: number) => {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels[(y * width + x) * 3] = Math.round((255 * x) / (width - 1));
      pixels[(y * width + x) * 3 + 1] = Math.round((255 * y) / (height - 1));
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
};

/** Which part of the map a cut shows, in hundredths of its width and height: left, top, right, bottom. */
async function partIn(cut: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(cut).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number, channel: number) =>
    Math.round((data[(y * info.width + x) * 3 + channel]! / 255) * 100);
  const [right, bottom] = [info.width - 1, info.height - 1];
  return [at(0, 0, 0), at(0, 0, 1), at(right, bottom, 0), at(right, bottom, 1)];
}

const landscape = await map(1600, 800);
const portrait = await map(600, 1200);

describe('the square of a photo', () => {
  test.each<[string, Buffer, { x: number; y: number; zoom: number }, number[]]>([
    ['the middle', landscape, { x: 0.5, y: 0.5, zoom: 1 }, [25, 0, 75, 100]],
    ['all to the left', landscape, { x: 0, y: 0, zoom: 1 }, [0, 0, 50, 100]],
    ['all to the right', landscape, { x: 1, y: 1, zoom: 1 }, [50, 0, 100, 100]],
    ['four times closer', landscape, { x: 1, y: 0, zoom: 4 }, [88, 0, 100, 25]],
    ['the top of a portrait', portrait, { x: 0.5, y: 0, zoom: 1 }, [0, 0, 100, 50]],
    ['a face in a portrait', portrait, { x: 0.5, y: 0.25, zoom: 2 }, [25, 19, 75, 44]],
  ])('%s', async (_, photo, crop, part) => {
    const shown = await partIn(await cutPhoto(photo, crop));
    for (const [n, edge] of part.entries()) {
      expect(Math.abs(shown[n]! - edge), `edge ${n} of ${shown}`).toBeLessThanOrEqual(2);
    }
  });

  test('is a JPEG of 600 px, or of as many as there are', async () => {
    const sizes = [];
    for (const zoom of [1, 4]) {
      const cut = await cutPhoto(landscape, { x: 0.5, y: 0.5, zoom });
      const { format, width, height } = await sharp(cut).metadata();
      sizes.push([format, width, height]);
    }
    expect(sizes).toEqual([
      ['jpeg', 600, 600],
      ['jpeg', 200, 200],
    ]);
    const dot = await sharp({
      create: { width: 2, height: 1, channels: 3, background: 'red' },
    })
      .jpeg()
      .toBuffer();
    const smallest = await sharp(await cutPhoto(dot, { x: 1, y: 1, zoom: 4 })).metadata();
    expect(smallest).toMatchObject({ width: 1, height: 1 });
  });

  test('is the same, byte for byte, each time', async () => {
    const crop = { x: 0.3, y: 0.7, zoom: 1.7 };
    const [one, other] = [await cutPhoto(portrait, crop), await cutPhoto(portrait, crop)];
    expect(Buffer.compare(one, other)).toBe(0);
  });
});
