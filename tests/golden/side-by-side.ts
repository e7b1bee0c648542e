import sharp from 'sharp';
import { apart, rounded } from './compare.ts';

/** Each pixel is shown as so many by so many: a small picture is hard to look at. */
const ENLARGED = 3;

/** Accepted, drawn, and what differs in red over a pale drawing: a PNG for a person to look at. */
export async function sideBySide(accepted: Buffer, now: Buffer, width: number): Promise<Buffer> {
  // Rounded as the accepted one is, or the eye would find differences where there are none.
  const panels = [accepted, rounded(now), difference(accepted, now)].map((picture) =>
    sharp(picture, { raw: { width, height: picture.length / 3 / width, channels: 3 } })
      .resize(width * ENLARGED, null, { kernel: 'nearest' })
      .png()
      .toBuffer(),
  );
  const join = { across: 3, shim: 12, background: '#808080' };
  return sharp(await Promise.all(panels), { join })
    .png()
    .toBuffer();
}

function difference(accepted: Buffer, now: Buffer): Buffer {
  const shown = Buffer.from(now.map((level) => 255 - (255 - level) / 4));
  for (let pixel = 0; pixel < now.length / 3; pixel++) {
    if (apart(accepted, now, pixel) > 0) shown.set([255, 0, 0], pixel * 3);
  }
  return shown;
}
