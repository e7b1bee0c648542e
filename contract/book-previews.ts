/** Personalized previews (specification, sections 4 and 7: book_previews and three functions). */
import { z } from 'zod';
import { toldPreviewStatuses } from '#vocabulary/previews.ts';
import {
  PREVIEW_INCOMPLETE,
  PREVIEW_NEEDS_LOGIN,
  PREVIEW_NOT_STARTED,
} from '#vocabulary/sentences/previews.ts';
import { notFound, signedInCall, tooMany } from './named-failures.ts';
import { bookId, bookIdOr, moment, uuid } from './wire-values.ts';

export const bookPreview = z.object({
  book_id: z.int(),
  child_id: uuid,
  book_preview_url: z.string().nullable(),
  preview_request_id: uuid,
  status: z.enum(toldPreviewStatuses),
  /** Elapsed seconds count from here and survive a reload. */
  requested_at: moment,
});
export type BookPreview = z.infer<typeof bookPreview>;

const previewFailed = {
  PREVIEW_FAILED: {
    status: 422,
    message: PREVIEW_NOT_STARTED,
    data: z.object({ details: z.string() }),
  },
} as const;

export const bookPreviews = {
  find: signedInCall
    .route({
      method: 'GET',
      path: '/book_previews',
      tags: ['book previews'],
      summary: 'The preview of a book for a child: zero or one row',
    })
    .input(z.strictObject({ book_id: bookId, child_id: uuid }))
    .output(z.array(bookPreview)),
  latest: signedInCall
    .route({
      method: 'GET',
      path: '/book_previews/latest',
      tags: ['book previews'],
      summary:
        'The preview that the family asked for last, if it may still be shown: zero or one row',
    })
    .output(z.array(bookPreview)),
  document: signedInCall
    .errors(notFound('Preview not found'))
    .route({
      method: 'GET',
      path: '/storage/book_previews/{preview_request_id}',
      tags: ['book previews'],
      summary: 'The preview document, a PDF of five pages, for its owner only',
    })
    .input(z.strictObject({ preview_request_id: uuid }))
    .output(z.instanceof(Blob)),
};

export const functions = {
  start_generate_book_preview: signedInCall
    .errors({
      UNAUTHORIZED: { status: 401, message: PREVIEW_NEEDS_LOGIN },
      ...notFound(PREVIEW_INCOMPLETE),
      ...previewFailed,
      ...tooMany('Several previews are being made for your family already.'),
    })
    .route({
      method: 'POST',
      path: '/functions/start_generate_book_preview',
      tags: ['functions'],
      summary: 'Ask for a preview; the answer is there at once, the book a moment later',
    })
    // user_id is part of the specified body and never trusted.
    .input(
      z.strictObject({
        book_id: bookIdOr(PREVIEW_INCOMPLETE),
        child_id: z.uuid(PREVIEW_INCOMPLETE),
        user_id: z.string().optional(),
      }),
    )
    .output(z.object({ preview_request_id: uuid })),
  poll_book_preview_status: signedInCall
    .errors({ ...notFound('Preview not found'), ...previewFailed })
    .route({
      method: 'GET',
      path: '/functions/poll_book_preview_status',
      tags: ['functions'],
      summary: "How far the preview is; with 'Prefer: wait=N' the answer waits for news",
    })
    .input(z.strictObject({ preview_request_id: uuid }))
    .output(
      z.object({
        status: z.enum(toldPreviewStatuses),
        book_preview_url: z.string().nullable(),
      }),
    ),
  check_pdf_url: signedInCall
    .route({
      method: 'POST',
      path: '/functions/check_pdf_url',
      tags: ['functions'],
      summary: 'Whether one of our own preview documents has expired; fetches nothing',
    })
    .input(z.strictObject({ pdf_url: z.string().max(2_000) }))
    .output(z.object({ is_expired: z.boolean(), message: z.string() })),
};
