import sharp, { type Metadata } from 'sharp';
import { photoRefused, type ReencodePhoto } from '#shop/family/reencode-photo.ts';
import { MOST_PHOTO_BYTES } from '#vocabulary/photos.ts';
import { NOT_A_PHOTO, PHOTO_TOO_LARGE } from '#vocabulary/sentences/photos.ts';
import { MOST_PIXELS, toJpeg } from './to-jpeg.ts';
import { toJpegAlone } from './to-jpeg-alone.ts';

/** Burst shots and short loops have some; their first frame is taken. More is a film made to be decoded. */
const MOST_FRAMES = 100;
/** The AVIF decoder takes 18 bytes for each pixel and gives few of them back: 717 MB for 40 megapixels. */
const MOST_AVIF_PIXELS_HERE = 4_000_000;

const damaged = 'The picture is damaged or incomplete';

/**
 * Re-encodes one upload after another: decoding is what costs memory, and two at once would cost twice
 * as much. A large AVIF, which costs most, is decoded in a process of its own. What it says of its size, type and frames is read from its header and refused before a
 * single pixel is decoded.
 */
export function reencodePhotos(): ReencodePhoto {
  let last: Promise<unknown> = Promise.resolve();
  return (upload) => {
    const mine = last.then(() => reencode(upload));
    last = mine.catch(() => {});
    return mine;
  };
}

async function reencode(upload: Uint8Array): Promise<Uint8Array> {
  if (upload.length > MOST_PHOTO_BYTES) throw photoRefused(PHOTO_TOO_LARGE);
  // Before the library sees it: it also knows SVG, PDF and dozens of formats that nobody photographs in.
  if (!looksLikeAPhoto(upload)) throw photoRefused(NOT_A_PHOTO);
  const { width, height, format } = await readHeader(upload);
  const isHuge = format === 'heif' && width * height > MOST_AVIF_PIXELS_HERE;
  try {
    return await (isHuge ? toJpegAlone(upload) : toJpeg(upload));
  } catch (error) {
    throw photoRefused(damaged, { cause: error });
  }
}

/** What a picture says of itself, refused if that is too much. */
async function readHeader(upload: Uint8Array): Promise<Metadata> {
  const picture = sharp(upload, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' });
  const header = await picture.metadata().catch((error: Error) => {
    throw photoRefused(/pixel limit/.test(error.message) ? tooManyPixels : damaged, {
      cause: error,
    });
  });
  if (header.width * header.height > MOST_PIXELS) throw photoRefused(tooManyPixels);
  if ((header.pages ?? 1) > MOST_FRAMES) {
    throw photoRefused("Videos don't work here; please choose a photo");
  }
  if (header.format === 'heif' && header.compression !== 'av1') throw photoRefused(NOT_A_PHOTO);
  return header;
}

const tooManyPixels = 'The picture has more than 40 megapixels';

/** By the first bytes of the content, whatever the file is called. */
function looksLikeAPhoto(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 32)).toString(
    'latin1',
  );
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF.{4}WEBP/s.test(head) ||
    /^.{4}ftypavi[fs]/s.test(head)
  );
}
