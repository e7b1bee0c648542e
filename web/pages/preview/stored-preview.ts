import { safe } from '@orpc/client';
import type { ShopRequest } from '#web/request-context.ts';

/** What the shop has of a preview when its page opens. */
export type StoredPreview =
  | { step: 'none' }
  /** `waitedMs`: how long ago it was asked for, by the server's clock. */
  | { step: 'pending'; requestId: string; waitedMs: number }
  | { step: 'ready'; url: string; linksUntil: string | null }
  | { step: 'expired' };

/**
 * Looks a child's preview up. A completed one is checked for expiry; a check that fails counts as
 * expired, and completed without a document as none (specification, section 4).
 */
export async function findStoredPreview(
  { api, report }: ShopRequest,
  bookId: number,
  childId: string,
): Promise<StoredPreview> {
  const [row] = await api.book_previews.find({ book_id: bookId, child_id: childId });
  if (!row) return { step: 'none' };
  if (row.status === 'pending') {
    const waitedMs = Date.now() - Date.parse(row.requested_at);
    return { step: 'pending', requestId: row.preview_request_id, waitedMs };
  }
  const url = row.book_preview_url;
  if (!url) {
    report(new Error(`preview ${row.preview_request_id} is completed without a document`));
    return { step: 'none' };
  }
  const { data: check, error } = await safe(api.functions.check_pdf_url({ pdf_url: url }));
  if (error) report(error);
  return check && !check.is_expired
    ? { step: 'ready', url, linksUntil: row.links_until }
    : { step: 'expired' };
}
