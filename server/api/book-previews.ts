import type { BookPreview } from '#contract/book-previews.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import {
  findLatestPreview,
  findPreview,
  findRequest,
  hasExpired,
  openDocument,
} from '#shop/previews/find-preview.ts';
import { makeLink } from '#shop/previews/make-link.ts';
import { openUntil } from '#shop/previews/open-link.ts';
import type { Preview } from '#shop/previews/preview.ts';
import { startPreview } from '#shop/previews/start-preview.ts';
import { takeLinksBack } from '#shop/previews/take-links-back.ts';
import { PREVIEW_CAN_BE_SHOWN } from '#vocabulary/sentences/previews.ts';
import type { ApiContext, ShopServices } from './api-context.ts';
import { os, signedIn } from './implement.ts';

const present = (preview: Preview, linksUntil: Date | null): BookPreview => ({
  book_id: preview.bookId,
  child_id: preview.childId,
  book_preview_url: preview.bookPreviewUrl,
  preview_request_id: preview.previewRequestId,
  status: preview.status === 'pending' ? 'pending' : 'completed',
  requested_at: preview.requestedAt.toISOString(),
  links_until: linksUntil?.toISOString() ?? null,
});

async function presentAny(
  { database, now }: ShopServices,
  preview: Preview | undefined,
): Promise<BookPreview[]> {
  return preview ? [present(preview, await openUntil(database.orm, preview, now()))] : [];
}

export const bookPreviews = os.book_previews.router({
  find: os.book_previews.find
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller } }) => {
      const wanted = { bookId: input.book_id, childId: input.child_id };
      const preview = await findPreview(shop.database.orm, caller, wanted);
      return presentAny(shop, preview);
    }),
  latest: os.book_previews.latest.use(signedIn).handler(async ({ context: { shop, caller } }) => {
    const preview = await findLatestPreview(shop.database.orm, caller, shop.now());
    return presentAny(shop, preview);
  }),
  document: os.book_previews.document
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const { database, files, now } = shop;
      const pdf = await openDocument(database.orm, files, caller, input.preview_request_id, now());
      if (!pdf) throw errors.NOT_FOUND();
      return new File([Uint8Array.from(pdf)], 'preview.pdf', { type: 'application/pdf' });
    }),
  makeLink: os.book_previews.makeLink
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      await shop.limits.makeLink(caller);
      const wanted = { bookId: input.book_id, childId: input.child_id };
      const link = await inTransaction(shop.database, (tx) =>
        makeLink(tx, caller, wanted, shop.now()),
      );
      if (!link) throw errors.NOT_FOUND();
      const { token, expiresAt } = link;
      const url = `${shop.publicUrl}/shared/${token}`;
      return { token, url, expires_at: expiresAt.toISOString() };
    }),
  takeLinksBack: os.book_previews.takeLinksBack
    .use(signedIn)
    .handler(async ({ input: { query }, context: { shop, caller }, errors }) => {
      const wanted = { bookId: query.book_id, childId: query.child_id };
      const isTheirs = await inTransaction(shop.database, (tx) =>
        takeLinksBack(tx, caller, wanted),
      );
      if (!isTheirs) throw errors.NOT_FOUND();
    }),
});

export const previewFunctions = {
  start_generate_book_preview: os.functions.start_generate_book_preview
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const { mostWaitingPreviews: mostWaiting } = shop.limits;
      const wanted = { bookId: input.book_id, childId: input.child_id, mostWaiting };
      const preview = await inTransaction(shop.database, (tx) =>
        startPreview(tx, caller, wanted, shop.now()),
      );
      if (!preview) throw errors.NOT_FOUND();
      return { preview_request_id: preview.previewRequestId };
    }),
  poll_book_preview_status: os.functions.poll_book_preview_status
    .use(signedIn)
    .handler(async ({ input, context, errors }) => {
      const preview = await waitForNews(context, context.caller, input.preview_request_id);
      if (!preview) throw errors.NOT_FOUND();
      if (preview.status === 'failed') {
        throw errors.PREVIEW_FAILED({ data: { details: preview.failure ?? '' } });
      }
      return { status: preview.status, book_preview_url: preview.bookPreviewUrl };
    }),
  check_pdf_url: os.functions.check_pdf_url
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller } }) => {
      const { database, publicUrl, now } = shop;
      const question = { url: input.pdf_url, publicUrl, now: now() };
      const expired = await hasExpired(database.orm, caller, question);
      return {
        is_expired: expired,
        message: expired ? 'This preview has expired' : PREVIEW_CAN_BE_SHOWN,
      };
    }),
};

/** Holds a pending poll open until there is news, for as long as the caller said it would wait. */
async function waitForNews(
  { shop, waitMs }: ApiContext,
  caller: Caller,
  requestId: string,
): Promise<Preview | undefined> {
  const look = async () => (await findRequest(shop.database.orm, caller, requestId))?.preview;
  if (waitMs === 0) return look();
  // Wait first, look second: news between a look and a wait would otherwise be missed.
  const news = shop.previewNews.next(requestId, waitMs);
  const preview = await look();
  if (preview?.status !== 'pending') return preview;
  await news;
  return look();
}
