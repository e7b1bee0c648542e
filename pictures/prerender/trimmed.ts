import sharp from 'sharp';
import { BLEED, SHEET, TRIM } from '#bookmaking/sheet-size.ts';
import { withTileFiles } from '#bookmaking/surface/tile-files.ts';

/** Pixels of a trimmed page as it is drawn, before it is made smaller: sharper than drawing small. */
const DRAWN_AT = 1280;

/** Draws a sheet and cuts the bleed off, as the printer does: a PNG of DRAWN_AT by DRAWN_AT pixels. */
export async function trimmed(svg: string): Promise<Buffer> {
  const pixelsPerMm = DRAWN_AT / TRIM;
  const bleed = Math.round(BLEED * pixelsPerMm);
  return (
    sharp(Buffer.from(withTileFiles(svg)), { density: 72 })
      .resize(Math.round(SHEET * pixelsPerMm))
      .extract({ left: bleed, top: bleed, width: DRAWN_AT, height: DRAWN_AT })
      // Not pressed: it is read again at once, once for every size.
      .png({ compressionLevel: 0 })
      .toBuffer()
  );
}
