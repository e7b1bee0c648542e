import sharp from 'sharp';

/** No picture has more, whoever asks. */
export const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE_PX = 1600;
/**
 * For a decoder that never ends: the slowest picture, a 40-megapixel AVIF, takes about two seconds on a busy core. A clock
 * cannot tell a damaged picture from a busy machine, so it is not a short one: at 10 s and load 15 a good photo was refused as damaged.
 */
const MOST_SECONDS = 40;

/**
 * The picture as it is kept: an upright JPEG of at most 1600 px without metadata.
 * @throws whatever the library says of a damaged one
 */
export function toJpeg(upload: Uint8Array): Promise<Uint8Array> {
  return (
    // 'error', not sharp's own 'warning': phones write small oddities into their files. Truncation is an error.
    sharp(upload, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' })
      .autoOrient()
      .resize(LONGEST_SIDE_PX, LONGEST_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      // JPEG, because the typesetter puts it into a PDF as it is. sharp drops all metadata unless asked to keep it.
      .jpeg({ quality: 86 })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer()
  );
}
