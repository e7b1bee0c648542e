import { findLinkedFile } from '#shop/printing/file-links.ts';
import { printFileKey } from '#shop/printing/print-file-key.ts';
import type { ShopServices } from './api-context.ts';

/** Nobody keeps it, nobody is told where it came from, and no search engine lists it. */
const HEADERS = {
  'content-type': 'application/pdf',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
};

/**
 * The file that a link opens, for the print partner, who is not signed in: whoever has its token may fetch it for an hour.
 * @returns 404 for a token that never was, or is over, and for a file that is not kept any more
 */
export async function servePrintFile(
  { database, files, now }: ShopServices,
  token: string,
): Promise<Response> {
  const linked = await findLinkedFile(database.orm, token, now());
  const bytes = linked && (await files.read(printFileKey(linked.orderId, linked.part)));
  if (!bytes)
    return new Response('Not found', {
      status: 404,
      headers: { ...HEADERS, 'content-type': 'text/plain' },
    });
  return new Response(Uint8Array.from(bytes), { headers: HEADERS });
}
