import { eq } from 'drizzle-orm';
import { BLEED, SHEET } from '#bookmaking/sheet-size.ts';
import type { Database } from '#database/connect.ts';
import { previewLinks } from '#database/tables/previews.ts';
import { inTransaction } from '#database/transaction.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { coverSheet } from './cover-sheet.ts';
import { isExpired } from './preview.ts';
import { linkById } from './queries.ts';

/**
 * What the shop asks of whoever handles pictures: a cover's square sheet as SVG in; out of it, as JPEG, the cover without
 * its margin, and the picture of 1200 by 630 pixels that a messenger shows of a link.
 * @param margin on every side, as a share of the sheet's width
 */
export type LinkPictures = (
  svg: string,
  margin: number,
) => Promise<{ cover: Buffer; picture: Buffer }>;

/**
 * The worker's part of a link: draws its pictures, of the day on which the preview was made. A link that has ended
 * meanwhile is left alone. Doing it twice does no harm.
 */
export async function drawLinkPictures(
  { database, linkPictures }: { database: Database; linkPictures: LinkPictures },
  linkId: string,
  now: Date,
): Promise<void> {
  const found = await linkById(database.orm, linkId);
  if (!found?.preview.completedAt || isExpired(found.preview, found.child, now)) return;
  const reader = readerOfChild(found.child, found.preview.completedAt);
  const sheet = await coverSheet(found.slug, reader);
  if (!sheet) return;
  const drawn = await linkPictures(sheet, BLEED / SHEET);
  await inTransaction(database, async (tx) => {
    await tx.update(previewLinks).set(drawn).where(eq(previewLinks.id, linkId));
  });
}
