import sharp, { type Sharp } from 'sharp';
import { PhotoRefused, type ReencodePhoto } from '../../shop/family/reencode-photo.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;
/** Burst shots and short loops have some; their first frame is taken. More is a film made to be decoded. */
const MOST_FRAMES = 100;
const LONGEST_SIDE_PX = 1600;
/** The slowest, a 40-megapixel AVIF, takes about two seconds on a busy core. */
const MOST_SECONDS = 10;

const notAPhoto = 'Please choose a JPEG, PNG, WebP or AVIF picture';
const damaged = 'The picture is damaged or incomplete';

/**
 * Re-encodes one upload after another: decoding is what costs memory, and two at once would cost twice
 * as much. What it says of its size, type and frames is read from its header and refused before a
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
  if (upload.length > MOST_BYTES) throw new PhotoRefused('The picture is bigger than 10 MB');
  // Before the library sees it: it also knows SVG, PDF and dozens of formats that nobody photographs in.
  if (!looksLikeAPhoto(upload)) throw new PhotoRefused(notAPhoto);
  // 'error', not sharp's own 'warning': phones write small oddities into their files. Truncation is an error.
  const picture = sharp(upload, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' });
  await checkHeader(picture);
  try {
    const jpeg = await picture
      .autoOrient()
      .resize(LONGEST_SIDE_PX, LONGEST_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      // JPEG, because the typesetter puts it into a PDF as it is. sharp drops all metadata unless asked to keep it.
      .jpeg({ quality: 86 })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer();
    return jpeg;
  } catch (error) {
    throw new PhotoRefused(damaged, { cause: error });
  }
}

async function checkHeader(picture: Sharp): Promise<void> {
  const header = await picture.metadata().catch((error: Error) => {
    throw new PhotoRefused(/pixel limit/.test(error.message) ? tooManyPixels : damaged, {
      cause: error,
    });
  });
  if (header.width * header.height > MOST_PIXELS) throw new PhotoRefused(tooManyPixels);
  if ((header.pages ?? 1) > MOST_FRAMES) {
    throw new PhotoRefused('This is a film; please choose a single picture');
  }
  if (header.format === 'heif' && header.compression !== 'av1') throw new PhotoRefused(notAPhoto);
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
