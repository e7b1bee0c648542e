/** Picture files that a photo upload must be able to look at: ordinary ones and hostile ones. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of soft colors that differ at every edge, so that a turn would show. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0392b' } }).composite([
    {
      input: {
        create: {
          width: Math.ceil(width / 4),
          height: Math.ceil(height / 4),
          channels: 3,
          background: '#2471a3',
        },
      },
      gravity: 'northwest',
    },
  ]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sized = Buffer.alloc(4);
  sized.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([sized, body, sum]);
}

/** A whole and valid PNG of black: 30000 x 30000 is 900 megapixels in about 110 KB. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1; // one bit per pixel, shades of gray
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG whose header claims another size than its pixels have. */
export async function lyingJpeg(width: number, height: number): Promise<Buffer> {
  const jpeg = await picture(64, 64).jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** An AVIF whose container claims another size than its pixels have. */
export async function lyingAvif(
  pixels: { width: number; height: number },
  claimed: { width: number; height: number },
): Promise<Buffer> {
  const avif = await picture(pixels.width, pixels.height)
    .avif({ effort: 0, chromaSubsampling: '4:2:0' })
    .toBuffer();
  const size = avif.indexOf('ispe');
  avif.writeUInt32BE(claimed.width, size + 8);
  avif.writeUInt32BE(claimed.height, size + 12);
  return avif;
}

/** An animated WebP: its frames are tiny, and they are many. */
export async function animatedWebp(frames: number): Promise<Buffer> {
  const still = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  const image = still.subarray(12); // one VP8 chunk
  const riffChunk = (type: string, data: Buffer) => {
    const sized = Buffer.alloc(4);
    sized.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(type, 'latin1'), sized, data, Buffer.alloc(data.length % 2)]);
  };
  const extended = Buffer.from([0x02, 0, 0, 0, 15, 0, 0, 15, 0, 0]);
  const place = Buffer.from([0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 0, 0, 40, 0, 0, 0]);
  const frame = riffChunk('ANMF', Buffer.concat([place, image]));
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    riffChunk('VP8X', extended),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ]);
  return Buffer.concat([riffChunk('RIFF', body)]);
}
