import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  animatedWebp,
  blackPng,
  lyingAvif,
  lyingJpeg,
  picture,
} from '#tests/support/awkward-photos.ts';
import { cpuOf, yardstick } from '#tests/support/yardstick.ts';
import { reencodePhotos } from './reencode.ts';

const reencode = reencodePhotos();

/** Milliseconds of CPU, and by how many MB the process had grown at most meanwhile. */
async function costOf(work: () => Promise<unknown>): Promise<{ ms: number; mb: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 2);
  const ms = await cpuOf(work).finally(() => clearInterval(timer));
  look();
  return { ms, mb: (most - before) / 1024 / 1024 };
}

/** What it costs is the least of three: what the process still does of earlier tests only adds (74 MB once, of 10,000 frames). */
async function leastOf(work: () => Promise<unknown>): Promise<{ ms: number; mb: number }> {
  const costs = [await costOf(work), await costOf(work), await costOf(work)];
  return {
    ms: Math.min(...costs.map(({ ms }) => ms)),
    mb: Math.min(...costs.map(({ mb }) => mb)),
  };
}

describe('an ordinary photo', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s becomes a JPEG', async (format) => {
    // An AVIF costs seconds unless its encoder is told not to try.
    const how = format === 'avif' ? { effort: 0 } : {};
    const upload = await picture(2400, 1200).toFormat(format, how).toBuffer();
    const kept = await sharp(await reencode(upload)).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 1600, height: 800 });
  });

  test('is turned upright and loses all that it told: place, camera, color profile', async () => {
    const upload = await picture(200, 100)
      .withExif({
        IFD0: { Model: 'Secret Phone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 31/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(upload.includes('Secret Phone')).toBe(true);
    const kept = await reencode(upload);
    const { width, height, exif, icc, xmp, orientation } = await sharp(kept).metadata();
    expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 100, height: 200 });
    expect(Buffer.from(kept).includes('Secret Phone')).toBe(false);
    // The blue corner was at the top left; a quarter turn to the right brings it to the top right.
    const corner = await sharp(kept)
      .extract({ left: 90, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(corner[2]).toBeGreaterThan(corner[0]!);
  });

  test('smaller than that stays as small as it is', async () => {
    const kept = await sharp(await reencode(await picture(90, 60).png().toBuffer())).metadata();
    expect(kept).toMatchObject({ width: 90, height: 60 });
  });

  test('of a few frames is its first frame', async () => {
    const kept = await sharp(await reencode(await animatedWebp(3))).metadata();
    expect(kept).toMatchObject({ width: 16, height: 16 });
  });

  test('of 40 megapixels is taken', async () => {
    const kept = await sharp(await reencode(blackPng(8000, 5000))).metadata();
    expect(kept).toMatchObject({ width: 1600, height: 1000 });
  });
});

const damaged = 'The picture is damaged or incomplete';

describe('a large AVIF', () => {
  const large = picture(3000, 2000).avif({ effort: 0 }).toBuffer();

  test('becomes a JPEG like any other, and this process does not grow by it', async () => {
    const upload = await large;
    let jpeg: Uint8Array = Buffer.alloc(0);
    const { mb } = await costOf(async () => {
      jpeg = await reencode(upload);
    });
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1600,
      height: 1067,
    });
    // 110 MB if it were decoded here.
    expect(mb).toBeLessThan(40);
  });

  test('that is damaged is refused, and the next photo is taken all the same', async () => {
    const upload = await large;
    await expect(reencode(upload.subarray(0, upload.length / 2))).rejects.toThrow(damaged);
    expect((await reencode(await picture(20, 20).png().toBuffer())).length).toBeGreaterThan(0);
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>';
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const notAPhoto = 'Please choose a JPEG, PNG, WebP or AVIF picture';
const tooManyPixels = 'The picture has more than 40 megapixels';

describe('refused with little work, without growing', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an SVG', () => Buffer.from(svg), notAPhoto],
    ['an SVG behind a byte order mark', () => Buffer.from(`\ufeff${svg}`), notAPhoto],
    ['a GIF', () => picture(20, 20).gif().toBuffer(), notAPhoto],
    ['a TIFF', () => picture(20, 20).tiff().toBuffer(), notAPhoto],
    ['a PDF', () => Buffer.from('%PDF-1.7'), notAPhoto],
    ['nothing', () => Buffer.alloc(0), notAPhoto],
    ['words', () => Buffer.from('hello'), notAPhoto],
    ['an SVG that begins like a JPEG', () => Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'), damaged],
    ['900 megapixels, PNG', () => blackPng(30_000, 30_000), tooManyPixels],
    ['900 megapixels, JPEG', () => lyingJpeg(30_000, 30_000), tooManyPixels],
    [
      '900 megapixels, AVIF',
      () => lyingAvif({ width: 64, height: 64 }, { width: 30_000, height: 30_000 }),
      tooManyPixels,
    ],
    ['one pixel row too many', () => blackPng(8000, 5001), tooManyPixels],
    [
      'an AVIF that is larger than it says',
      () => lyingAvif({ width: 8000, height: 6000 }, { width: 16, height: 16 }),
      damaged,
    ],
    ['10,000 frames', () => animatedWebp(10_000), "Videos don't work here; please choose a photo"],
    ['half a JPEG', async () => half(await picture(1000, 1000).jpeg().toBuffer()), damaged],
    ['half a PNG', async () => half(await picture(1000, 1000).png().toBuffer()), damaged],
    ['half a WebP', async () => half(await picture(1000, 1000).webp().toBuffer()), damaged],
    [
      'half an AVIF',
      async () => half(await picture(1000, 1000).avif({ effort: 0 }).toBuffer()),
      damaged,
    ],
    ['21 MB', () => Buffer.alloc(21 * 1024 * 1024, 0xff), 'The picture is bigger than 10 MB'],
  ])('%s', async (_name, make, reason) => {
    const upload = await make();
    const cost = await leastOf(() => expect(reencode(upload)).rejects.toThrow(reason));
    expect(cost.ms).toBeLessThan(10 * (await yardstick()));
    expect(cost.mb).toBeLessThan(32);
  });

  test('and the next photo is taken all the same', async () => {
    await expect(reencode(Buffer.from('hello'))).rejects.toThrow(notAPhoto);
    expect((await reencode(await picture(20, 20).png().toBuffer())).length).toBeGreaterThan(0);
  });
});
