/** Personalized previews (specification, sections 4 and 7: book_previews and three functions). */
import { z } from 'zod';
import { linkPictures, toldPreviewStatuses } from '#vocabulary/previews.ts';
import {
  PREVIEW_INCOMPLETE,
  PREVIEW_NEEDS_LOGIN,
  PREVIEW_NOT_STARTED,
} from '#vocabulary/sentences/previews.ts';
import { anyonesCall, notFound, signedInCall, tooMany } from './named-failures.ts';
import { bookId, bookIdOr, moment, uuid } from './wire-values.ts';

export const MANY_PREVIEW_LINKS = 'Many links to your previews have been made.';

export const bookPreview = z.object({
  book_id: z.int(),
  child_id: uuid,
  book_preview_url: z.string().nullable(),
  preview_request_id: uuid,
  status: z.enum(toldPreviewStatuses),
  /** Elapsed seconds count from here and survive a reload. */
  requested_at: moment,
  /** Until when links to it are open to whoever has one; null where there is none. */
  links_until: moment.nullable(),
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
  makeLink: signedInCall
    .errors({ ...notFound('Preview not found'), ...tooMany(MANY_PREVIEW_LINKS) })
    .route({
      method: 'POST',
      path: '/book_previews/links',
      tags: ['book previews'],
      summary: 'Make a link under which a completed preview is shown to whoever has it',
      successStatus: 201,
    })
    .input(z.strictObject({ book_id: bookId, child_id: uuid }))
    .output(
      z.object({
        /** Told this once: the shop keeps no more than a digest of it. */
        token: z.string(),
        /** The page that it opens, as an address to be sent. */
        url: z.url(),
        expires_at: moment,
      }),
    ),
  takeLinksBack: signedInCall
    .errors(notFound('Preview not found'))
    .route({
      method: 'DELETE',
      path: '/book_previews/links',
      tags: ['book previews'],
      summary: 'End every link to a preview',
      inputStructure: 'detailed',
      successStatus: 204,
    })
    // In the query: many proxies drop the body of a DELETE.
    .input(z.object({ query: z.strictObject({ book_id: bookId, child_id: uuid }) })),
};

/** A link that is over, was taken back or never was is answered alike. */
const sharedCall = anyonesCall.errors(notFound('This link shows nothing any more'));
const token = z.string().max(100);

export const sharedPreviews = {
  find: sharedCall
    .route({
      method: 'GET',
      path: '/shared_previews/{token}',
      tags: ['shared previews'],
      summary: 'What a link to a preview shows: a first name, and which book',
    })
    .input(z.strictObject({ token }))
    .output(
      z.object({
        book_id: z.int(),
        book_title: z.string(),
        first_name: z.string(),
        /** Whether its pictures can be asked for; they are drawn a moment after the link was made. */
        has_pictures: z.boolean(),
      }),
    ),
  document: sharedCall
    .route({
      method: 'GET',
      path: '/storage/shared_previews/{token}',
      tags: ['shared previews'],
      summary: 'The five pages behind a link, as a PDF',
    })
    .input(z.strictObject({ token }))
    .output(z.instanceof(Blob)),
  picture: sharedCall
    .route({
      method: 'GET',
      path: '/storage/shared_previews/{token}/{picture}',
      tags: ['shared previews'],
      summary: 'The cover behind a link, or what a messenger shows of it, as a JPEG',
    })
    .input(z.strictObject({ token, picture: z.enum(linkPictures) }))
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
