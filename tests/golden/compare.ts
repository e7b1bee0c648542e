/** Accepted pictures are kept in steps of so many levels of 255: half the bytes of every level, and nobody sees it. */
export const STEP = 8;

/** Side of the squares that are compared one by one, in pixels: an eye of a whole figure lies in one or two. */
const SQUARE = 8;

/**
 * A picture has changed if the pixels of one of its squares are further apart than this on average, in levels of 255.
 * Measured: unchanged 0; everything moved by two thousandths of a millimeter, which stands for another processor's
 * rounding, at most 0.36; a face without its far eye 2 to 50 wherever it is seen.
 */
export const LEVELS_APART = 1;

/** What is kept of a picture: each level rounded to a step. */
export const rounded = (picture: Buffer): Buffer =>
  Buffer.from(picture.map((level) => Math.min(255, Math.round(level / STEP) * STEP)));

/** How far a pixel is from the accepted one, in levels, beyond what rounding has taken away: that of its worst color. */
export function apart(accepted: Buffer, now: Buffer, pixel: number): number {
  let most = 0;
  for (let at = pixel * 3; at < pixel * 3 + 3; at++) {
    most = Math.max(most, Math.abs((accepted[at] ?? 0) - (now[at] ?? 0)) - STEP / 2);
  }
  return most;
}

/**
 * The difference of the most different square of two pictures, in levels of 255 on average of its pixels. By squares,
 * because an eye is 6 of a page's 16,384 pixels and everything to who looks at it. Infinite where sizes differ.
 * @param width of both, in pixels; width and height are multiples of 8
 */
export function worstSquare(accepted: Buffer, now: Buffer, width: number): number {
  if (accepted.length !== now.length) return Number.POSITIVE_INFINITY;
  const height = now.length / 3 / width;
  let worst = 0;
  for (let top = 0; top < height; top += SQUARE) {
    for (let left = 0; left < width; left += SQUARE) {
      let sum = 0;
      for (let y = top; y < top + SQUARE; y++) {
        for (let x = left; x < left + SQUARE; x++) sum += apart(accepted, now, y * width + x);
      }
      worst = Math.max(worst, sum / SQUARE ** 2);
    }
  }
  return worst;
}
